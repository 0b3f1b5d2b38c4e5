import type { UnknownAction } from '@reduxjs/toolkit';
import { factUndone } from '@/journal/undo/undo';

/** So many facts can be taken back without anything being read for it. */
const MOST = 2_000;

/** The inverses of the facts that came last, by the facts' identities, and who said these. */
export function createInverses(most = MOST) {
  const inverses = new Map<string, { inverse: UnknownAction; by: string }>();
  return {
    of: (id: string) => inverses.get(id)?.inverse,
    /** Whether it is known that somebody else said a fact under an identity. */
    isOfAnother: (id: string, by: string): boolean => (inverses.get(id)?.by ?? by) !== by,
    note(id: string, inverse: UnknownAction, by: string) {
      // Of a whole business that was replaced it would hold all that there was.
      if (!factUndone.match(inverse)) return;
      // Who says something under the identity of another fact does not take over its Undo.
      if (inverses.has(id)) return;
      inverses.set(id, { inverse, by });
      const [oldest] = inverses.keys();
      if (inverses.size > most && oldest !== undefined) inverses.delete(oldest);
    },
    /** What they put back is no longer what was there. */
    forget: () => inverses.clear(),
  };
}

export type Inverses = ReturnType<typeof createInverses>;
