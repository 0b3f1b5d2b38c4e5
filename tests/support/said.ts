// What became of a fact that was said: done, or refused with a reason.
import type { Done, Said } from '@/journal/sync/dispatching';

/** What became of a fact that must have been done. */
export function done(said: Said): Done {
  if (!said.done) throw new Error(`Refused: ${said.reason}`);
  return said;
}

/** Why a fact was refused; undefined when it was done. */
export const reasonOf = (said: Said): string | undefined => (said.done ? undefined : said.reason);
