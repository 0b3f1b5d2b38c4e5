import type { Noun, RowOf } from '@/store/business/business';
import type { Numbered } from '@/store/kit/table';
import { frozen } from '@/store/kit/frozen';

/** The fields that many rows of a noun have alike, as the bills of a client have month after month. */
const COMMON: { readonly [Name in Noun]?: readonly (keyof RowOf<Name>)[] } = {
  bills: ['accountId', 'part', 'recipient', 'companyId', 'lines', 'taxes', 'roundOff', 'total'],
  receipts: ['accountId', 'mode', 'companyId', 'recipient'],
};

/** The fields of a noun that travel apart from its rows. */
const commonOf = (noun: Noun): readonly string[] => COMMON[noun] ?? [];

/** What several rows have in common: some of their fields. */
type Common = Readonly<Record<string, unknown>>;

/** The same under the name by which they tell it, which stands for nothing else. */
export interface NamedCommon {
  id: string;
  common: Common;
}

/** Rows of a noun as they travel. */
export interface WholeRows {
  noun: Noun;
  rows: readonly Numbered[];
  /** The names of what was taken out of them, row by row; absent of a noun of which nothing is. */
  names?: readonly string[];
}

/** What rows of a noun have in common, as it travels. */
export interface WholeCommons {
  noun: Noun;
  commons: readonly NamedCommon[];
}

/** Fills the place of a field that travels apart, so that its row has all fields in their order. */
const ELSEWHERE = 0;

/** Rows without what they have in common with others, and that; `nameOf` names a text, and no other one so. */
export function parted(
  noun: Noun,
  rows: readonly Numbered[],
  nameOf: (text: string) => string,
): { told: WholeRows; commons: readonly NamedCommon[] } {
  const fields = commonOf(noun);
  if (fields.length === 0) return { told: { noun, rows }, commons: [] };
  const commons = new Map<string, NamedCommon>();
  const names: string[] = [];
  const left = rows.map((row) => {
    const own: Numbered & Record<string, unknown> = { ...row };
    const common: Record<string, unknown> = {};
    for (const field of fields) {
      if (own[field] === undefined) continue;
      common[field] = own[field];
      own[field] = ELSEWHERE;
    }
    const id = nameOf(JSON.stringify(common));
    commons.set(id, { id, common });
    names.push(id);
    return own;
  });
  return { told: { noun, rows: left, names }, commons: [...commons.values()] };
}

/** Puts back into rows, in place, what they have in common with others, which nobody can change. Throws where that was not told before. */
export function joiningRows() {
  const known = new Map<Noun, Map<string, Common>>();
  return {
    /** What the rows of a noun have in common that come after it. */
    commons({ noun, commons }: WholeCommons) {
      const ofNoun = known.get(noun) ?? new Map<string, Common>();
      for (const { id, common } of commons) ofNoun.set(id, frozen(common));
      known.set(noun, ofNoun);
    },
    rows({ noun, rows, names = [] }: WholeRows): readonly Numbered[] {
      const fields = commonOf(noun);
      if (fields.length === 0) return rows;
      const ofNoun = known.get(noun);
      for (const [place, row] of (rows as readonly (Numbered & Record<string, unknown>)[]).entries()) {
        const common = ofNoun?.get(names[place] ?? '');
        if (!common) throw new Error(`What row ${row.id} of ${noun} has in common with others was not told.`);
        for (const field of fields) if (Object.hasOwn(common, field)) row[field] = common[field];
      }
      return rows;
    },
  };
}
