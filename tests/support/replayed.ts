import type { UnknownAction } from '@reduxjs/toolkit';
import type { Business } from '@/store/business/business';
import { replay } from '@/store/business/replay';

/** What facts come to in this order, and for each why it was overtaken; nothing for those that were not. */
export function replayed(business: Business, facts: readonly UnknownAction[]) {
  const reasons: (string | undefined)[] = facts.map(() => undefined);
  const after = replay(business, facts, {
    overtaken: (place, { reason }) => void (reasons[place] = reason),
    unreadable: (_place, reason) => {
      throw new Error(reason);
    },
  });
  return { after, reasons };
}
