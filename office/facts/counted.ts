import type { UnknownAction } from '@reduxjs/toolkit';
import { formatDate } from '@/format';
import { equal } from '@/journal/kit/equal';
import { takingTurns } from '@/journal/kit/takingTurns';
import { approvedSteps } from '@/store/billing/billRun/approvedRun';
import { inWords } from '@/store/business/activity';
import type { Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { confirmedOn, knownLateOn } from '@/store/business/confirmed';
import { differingIn, recounted } from '@/store/business/outcomes';
import { billRunApproved } from '@/store/facts/bills';
import { listedText } from '@/store/kit/words';
import { refuse, RefusedError } from './admission';

const OTHERWISE =
  'The office comes to other amounts or details than you were shown. Reload this page, then review it again.';

/** Counts the bills of a run one account after another: thousands of them take seconds, and meanwhile others are to be answered. */
async function countInTurns(business: Business, fact: UnknownAction): Promise<void> {
  if (billRunApproved.match(fact)) await takingTurns(approvedSteps(business, fact.payload), () => {});
}

/**
 * A fact that was said before the day (ISO date) of its confirmation, counted of that one, where it can be then and not on the day that its
 * author typed: what it follows was confirmed later, too. Undefined of any other.
 */
function countedLate(
  business: Business,
  said: UnknownAction,
  own: UnknownAction | undefined,
  day: string,
): UnknownAction | undefined {
  const confirmed = confirmedOn(said, day);
  const late = knownLateOn(confirmed, day);
  const isGood = (fact: UnknownAction | undefined) => fact !== undefined && !businessModel.refusal(business, fact);
  if (!late || equal(said, confirmed) || isGood(own)) return undefined;
  const known = recounted(business, late);
  return isGood(known) ? known : undefined;
}

/** That a fact's documents are others on the day of their confirmation (ISO date) than on that on which its author was shown them, in a sentence. */
const onAnotherDay = (business: Business, said: UnknownAction, day: string, parts: readonly string[]): string =>
  `You ${inWords(said, business)}, but the office takes it on ${formatDate(day)}, and its ${listedText(parts)} of that day are not what you were shown. Review it again.`;

/**
 * A fact as it is confirmed on a day (ISO date), with its documents as the office counts them, whatever a browser wrote there. Refuses one
 * whose author was shown other documents, in the words of its rule where that knows why.
 */
export async function counted(business: Business, said: UnknownAction, day: string): Promise<UnknownAction> {
  const fact = confirmedOn(said, day);
  await countInTurns(business, fact);
  const own = recounted(business, fact);
  const kept = countedLate(business, said, own, day) ?? own;
  if (kept) return kept;
  const why = businessModel.refusal(business, fact);
  if (why) throw new RefusedError(why);
  const parts = differingIn(business, fact);
  await countInTurns(business, said);
  return refuse(recounted(business, said) ? onAnotherDay(business, said, day, parts) : OTHERWISE);
}
