import type { UnknownAction } from '@reduxjs/toolkit';
import { factUndone } from '@/journal/undo/undo';

/** So many facts can be taken back without anything being read for it. */
const MOST = 2_000;

/** The inverses of the facts that came last, by the facts' identities. */
export function createInverses(most = MOST) {
  const inverses = new Map<string, UnknownAction>();
  return {
    of: (id: string) => inverses.get(id),
    note(id: string, inverse: UnknownAction) {
      // Of a whole business that was replaced it would hold all that there was.
      if (!factUndone.match(inverse)) return;
      // Who says something under the identity of another fact does not take over its Undo.
      if (inverses.has(id)) return;
      inverses.set(id, inverse);
      const [oldest] = inverses.keys();
      if (inverses.size > most && oldest !== undefined) inverses.delete(oldest);
    },
    /** What they put back is no longer what was there. */
    forget: () => inverses.clear(),
  };
}

export type Inverses = ReturnType<typeof createInverses>;
