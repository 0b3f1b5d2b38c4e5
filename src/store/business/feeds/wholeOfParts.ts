import type { FeedTelling, WholeTold } from '@/journal/adapters/nats/feedReading';
import { businessTold, type Noun, type ToldBusiness } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import type { ToldTable } from '@/store/business/toldTable';
import type { Numbered } from '@/store/kit/table';
import { joiningRows, type CommonsTold, type RowsTold } from './commonFields';

/** What a whole telling holds beside its rows. */
export interface HeadTold extends Pick<ToldBusiness, 'origin'> {
  tables: { readonly [Name in Noun]?: Omit<ToldTable, 'rows'> };
}

/** A part of a whole telling. What rows have in common comes before them. */
export type PartTold = HeadTold | RowsTold | CommonsTold;

/** Takes in the parts of a whole business, one after another, as it may be large, and gives the fact that tells it. */
function wholeTelling(): WholeTold {
  const joining = joiningRows();
  const rows = new Map<Noun, Numbered[]>();
  let head: HeadTold = { tables: {} };
  return {
    take(told) {
      const part = told as PartTold;
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
      return businessTold({
        whole: true,
        ...(origin && { origin }),
        tables: Object.fromEntries(all) as ToldBusiness['tables'],
      });
    },
  };
}

/** How the desk of an office tells what became of the business. */
export const telling: FeedTelling = {
  beginWhole: wholeTelling,
  /** The fact of a place of which nothing is told. */
  nothing: () => businessTold({ tables: {} }),
  version: businessModel.version,
};
