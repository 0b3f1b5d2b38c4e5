import type { UnknownAction } from '@reduxjs/toolkit';
import type { Done, Said } from '@/journal/saying';
import type { Business } from '@/store/business/business';
import { replay } from '@/store/business/replay';

/** What became of a fact that must have been done. */
export function done(said: Said): Done {
  if (!said.done) throw new Error(`Refused: ${said.reason}`);
  return said;
}

/** Why a fact was refused; undefined when it was done. */
export const reasonOf = (said: Said): string | undefined => (said.done ? undefined : said.reason);

/** The business after facts in the journal's order, and why each of them was overtaken, if it was. */
export function replayed(business: Business, ...facts: UnknownAction[]) {
  const reasons: (string | undefined)[] = facts.map(() => undefined);
  const after = replay(business, facts, {
    overtaken: (place, { reason }) => (reasons[place] = reason),
    unreadable: (place, error) => (reasons[place] = `unreadable: ${String(error)}`),
  });
  return { after, reasons };
}
