import type { FeedDeltas, WholeBuilder } from '@/journal/adapters/nats/feedReading';
import { businessUpdated, type BusinessDelta, type Noun } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import type { TableDelta } from '@/store/business/tableDelta';
import type { Numbered } from '@/store/kit/table';
import { joiningRows, type WholeCommons, type WholeRows } from './commonFields';

/** What a whole business holds beside its rows, as it travels. */
export interface WholeHead extends Pick<BusinessDelta, 'origin'> {
  tables: { readonly [Name in Noun]?: Omit<TableDelta, 'rows'> };
}

/** A part of a whole business as it travels. What rows have in common comes before them. */
export type WholePart = WholeHead | WholeRows | WholeCommons;

/** Takes in the parts of a whole business, one after another, as it may be large, and gives the fact that tells it. */
function wholeBuilder(): WholeBuilder {
  const joining = joiningRows();
  const rows = new Map<Noun, Numbered[]>();
  let head: WholeHead = { tables: {} };
  return {
    take(told) {
      const part = told as WholePart;
      if ('commons' in part) joining.commons(part);
      else if ('rows' in part) {
        const known = rows.get(part.noun) ?? [];
        for (const row of joining.rows(part)) known.push(row);
        rows.set(part.noun, known);
      } else head = part;
    },
    whole() {
      const { tables, origin } = head;
      const all = Object.entries(tables).map(([noun, of]) => [noun, { ...of, rows: rows.get(noun as Noun) ?? [] }]);
      return businessUpdated({
        whole: true,
        ...(origin && { origin }),
        tables: Object.fromEntries(all) as BusinessDelta['tables'],
      });
    },
  };
}

/** How the entries of a feed say what became of the business. */
export const feedDeltas: FeedDeltas = {
  beginWhole: wholeBuilder,
  /** The fact of a place of which nothing is told. */
  nothing: () => businessUpdated({ tables: {} }),
  version: businessModel.version,
};
