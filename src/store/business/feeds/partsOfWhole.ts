import { nouns, type Business, type BusinessDelta } from '@/store/business/business';
import { parted } from './commonFields';
import { wholeBusiness } from './deltas';
import type { WholeHead, WholePart } from './wholeOfParts';

const ROWS_A_PART = 500;

/** What a whole business holds beside its rows, as it travels. */
export function headOf({ origin, tables }: BusinessDelta): WholeHead {
  const heads = Object.entries(tables).map(([noun, { rows: _rows, ...head }]) => [noun, head]);
  return { ...(origin && { origin }), tables: Object.fromEntries(heads) as WholeHead['tables'] };
}

/** Names texts by their place among all. */
function namingTexts() {
  const names = new Map<string, string>();
  return {
    count: () => names.size,
    nameOf: (text: string): string => {
      const name = names.get(text) ?? String(names.size);
      names.set(text, name);
      return name;
    },
  };
}

/** All of a business in the parts in which it travels, for whoever reads them together: what rows have in common comes with the first. */
export function* partsOfWhole(business: Business): Generator<WholePart> {
  const whole = wholeBusiness(business);
  yield headOf(whole);
  for (const { reducerPath: noun } of nouns) {
    const { rows = [] } = whole.tables[noun] ?? {};
    const { count, nameOf } = namingTexts();
    for (let next = 0; next < rows.length; next += ROWS_A_PART) {
      const known = count();
      const { told, commons } = parted(noun, rows.slice(next, next + ROWS_A_PART), nameOf);
      const coming = commons.filter(({ id }) => Number(id) >= known);
      if (coming.length > 0) yield { noun, commons: coming };
      yield told;
    }
  }
}
