import type { UnknownAction } from '@reduxjs/toolkit';
import { factUndone } from '@/journal/undo/undo';

/** So many facts can be taken back without anything being read for it. */
const MOST = 2_000;

interface Kept {
  inverse: UnknownAction | undefined;
  by: string;
  /** Its place. */
  seq: number;
}

/** The facts that came last, by their identities: what takes each back, who said it, and where it stands. */
export function createInverses(most = MOST) {
  const kept = new Map<string, Kept>();
  return {
    of: (id: string) => kept.get(id)?.inverse,
    /** Whether it is known that somebody else said a fact under an identity. */
    isOfAnother: (id: string, by: string): boolean => (kept.get(id)?.by ?? by) !== by,
    /** Where the fact stands that somebody said under an identity; undefined where that is not known. */
    placeOf: (id: string, by: string): number | undefined => {
      const known = kept.get(id);
      return known?.by === by ? known.seq : undefined;
    },
    /** Notes what takes a fact back; `takingBack` makes it, for a fact that is not known yet alone, as it takes long for a large one. */
    note(id: string, takingBack: () => UnknownAction, by: string, seq: number) {
      // Who says something under the identity of another fact does not take over its Undo.
      if (kept.has(id)) return;
      const inverse = takingBack();
      // Of a whole business that was replaced it would hold all that there was.
      kept.set(id, { inverse: factUndone.match(inverse) ? inverse : undefined, by, seq });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    /** What they put back is no longer what was there. */
    forget: () => kept.clear(),
  };
}

export type Inverses = ReturnType<typeof createInverses>;
