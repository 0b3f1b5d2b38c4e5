import type { UnknownAction } from '@reduxjs/toolkit';
import { formatDate } from '@/format';
import { takingTurns } from '@/journal/kit/takingTurns';
import { approvedSteps } from '@/store/billing/billRun/approvedRun';
import { inWords } from '@/store/business/activity';
import type { Business } from '@/store/business/business';
import { confirmedOn } from '@/store/business/confirmed';
import { differingIn, recounted } from '@/store/business/outcomes';
import { billRunApproved } from '@/store/facts/bills';
import { listedText } from '@/store/kit/words';
import { judged, refuse } from './admission';

const OTHERWISE =
  'The office comes to other amounts or details than you were shown. Reload this page, then review it again.';

const NEVER = new AbortController().signal;

/** That a fact's documents are others on the day of their confirmation (ISO date) than on that on which its author was shown them, in a sentence. */
function onAnotherDay(business: Business, said: UnknownAction, day: string): string {
  const confirmed = confirmedOn(said, day);
  const parts = listedText(differingIn(business, confirmed));
  return `You ${inWords(said, business)}, but the office takes it on ${formatDate(day)}, and its ${parts} of that day are not what you were shown. Review it again.`;
}

/**
 * A fact as it is confirmed on a day (ISO date), with its documents as the office counts them, whatever a browser wrote there. Refuses one
 * whose author was shown other documents, in the words of its rule where that knows why.
 */
export async function counted(business: Business, said: UnknownAction, day: string): Promise<UnknownAction> {
  const fact = confirmedOn(said, day);
  // Thousands of accounts take seconds, and meanwhile others are to be answered.
  if (billRunApproved.match(fact)) await takingTurns(approvedSteps(business, fact.payload), () => {}, NEVER);
  const own = recounted(business, fact);
  if (own) return own;
  await judged(business, fact);
  return refuse(recounted(business, said) ? onAnotherDay(business, said, day) : OTHERWISE);
}
