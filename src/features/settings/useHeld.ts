import { useState } from 'react';
import { equal } from '@/journal/kit/equal';

/** What a form stands on: as it is now, and once something is typed as it was then; `round` tells one that was begun anew. */
export function useHeld<Values extends object>(now: Values) {
  const [held, setHeld] = useState({ base: now, isTyped: false, round: 0 });
  if (!held.isTyped && !equal(now, held.base)) setHeld({ base: now, isTyped: false, round: held.round + 1 });
  return {
    ...held,
    typed: () => {
      if (!held.isTyped) setHeld({ ...held, isTyped: true });
    },
    /** Goes on from other values: those that a draft was begun on, or those of now after a refusal. */
    rebase: (base: Values) => setHeld({ ...held, base, isTyped: true }),
    saved: (base: Values) => setHeld({ ...held, base, isTyped: false }),
    /** Begins anew with what is now. */
    renew: () => setHeld({ base: now, isTyped: false, round: held.round + 1 }),
  };
}
