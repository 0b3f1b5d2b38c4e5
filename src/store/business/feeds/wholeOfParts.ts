import type { UnknownAction } from '@reduxjs/toolkit';
import { businessTold, type Noun, type ToldBusiness } from '@/store/business/business';
import type { ToldTable } from '@/store/business/toldTable';
import { businessModel } from '@/store/business/businessModel';
import type { Numbered } from '@/store/kit/table';

/** What a whole telling holds beside its rows. */
interface Head extends Pick<ToldBusiness, 'origin'> {
  tables: { readonly [Name in Noun]?: Omit<ToldTable, 'rows'> };
}
/** Some rows of a noun. */
interface Rows {
  noun: Noun;
  rows: readonly Numbered[];
}

const isRows = (part: Head | Rows): part is Rows => 'rows' in part;

/** The fact that tells a whole business, which travels in parts as it may be large. */
function wholeOf(parts: readonly unknown[]): UnknownAction {
  const all = parts as readonly (Head | Rows)[];
  const rows = new Map<Noun, Numbered[]>();
  for (const part of all) {
    if (!isRows(part)) continue;
    const known = rows.get(part.noun) ?? [];
    for (const row of part.rows) known.push(row);
    rows.set(part.noun, known);
  }
  const { tables = {}, origin } = all.find((part): part is Head => !isRows(part)) ?? {};
  const whole = Object.entries(tables).map(([noun, head]) => [noun, { ...head, rows: rows.get(noun as Noun) ?? [] }]);
  return businessTold({
    whole: true,
    ...(origin && { origin }),
    tables: Object.fromEntries(whole) as ToldBusiness['tables'],
  });
}

/** How the desk of an office tells what became of the business. */
export const telling = {
  whole: wholeOf,
  /** The fact of a place of which nothing is told. */
  nothing: (): UnknownAction => businessTold({ tables: {} }),
  version: businessModel.version,
};
