// What facts come to that people said without having seen each other’s.
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Business } from '@/store/business/business';
import { withOutcome } from '@/store/business/outcomes';
import { replay } from '@/store/business/replay';

/** What facts come to in this order that people said who all saw that business, and for each why it was overtaken; nothing for those that were not. */
export function replayed(business: Business, facts: readonly UnknownAction[]) {
  const reasons: (string | undefined)[] = facts.map(() => undefined);
  const told = facts.map((fact) => withOutcome(business, fact));
  const after = replay(business, told, {
    overtaken: (place, { reason }) => void (reasons[place] = reason),
    unreadable: (_place, reason) => {
      throw new Error(reason);
    },
  });
  return { after, reasons };
}
