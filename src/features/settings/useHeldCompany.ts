import { useState } from 'react';
import { equal } from '@/journal/kit/equal';
import { useAppSelector } from '@/parts/hooks';
import { companyNow, type Company } from '@/store/billing/company/company';
import { detailsOf } from '@/store/billing/company/companyDetails';

/**
 * The company's details that the form stands on: as they are now, and once something is typed as they were then; `round`
 * tells one that was begun anew.
 */
export function useHeldCompany() {
  const now = useAppSelector(companyNow);
  const [held, setHeld] = useState({ seen: now, base: detailsOf(now), isTyped: false, round: 0 });
  if (!held.isTyped && held.seen !== now) {
    const base = detailsOf(now);
    setHeld({ seen: now, base, isTyped: false, round: held.round + (equal(base, held.base) ? 0 : 1) });
  }
  return {
    ...held,
    now: detailsOf(now),
    typed: () => {
      if (!held.isTyped) setHeld({ ...held, isTyped: true });
    },
    /** Goes on from other details: those that a draft was begun on, or those of now after a refusal. */
    rebase: (base: Company) => setHeld({ ...held, base, isTyped: true }),
    saved: (base: Company) => setHeld({ ...held, base, isTyped: false }),
  };
}
