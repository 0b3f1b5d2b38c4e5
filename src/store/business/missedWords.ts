import { formatCount } from '@/format';
import type { Missed } from '@/journal/sync/journalSlice';
import { inWords } from './activity';
import type { Business } from './business';

/** What somebody did that came to nothing, or not to all that it says, in words that follow their name. */
export function missedWords({ fact, leftOut }: Missed, business: Business): string {
  const words = inWords(fact, business);
  return leftOut === undefined
    ? words
    : `${words}, of which ${formatCount(leftOut)} ${leftOut === 1 ? 'was' : 'were'} skipped`;
}
