import type { UnknownAction } from '@reduxjs/toolkit';
import { takingTurns } from '@/journal/kit/takingTurns';
import { approvedSteps } from '@/store/billing/billRun/approvedRun';
import type { Business } from '@/store/business/business';
import { heard } from '@/store/business/businessRules';
import { recounted } from '@/store/business/outcomes';
import { billRunApproved } from '@/store/facts/bills';
import { judged, refuse } from './admission';

const OTHERWISE =
  'The office comes to other amounts or details than you were shown. Reload this page, then review it again.';

const NEVER = new AbortController().signal;

/**
 * A fact with its documents as the office counts them, whatever a browser wrote there. Refuses one whose author was shown other
 * documents, in the words of its rule where that knows why.
 */
export async function counted(business: Business, fact: UnknownAction): Promise<UnknownAction> {
  // Thousands of accounts take seconds, and meanwhile others are to be answered.
  if (billRunApproved.match(fact)) await takingTurns(approvedSteps(business, fact.payload), () => {}, NEVER);
  const own = recounted(business, fact);
  if (own) return own;
  // Bills whose grounds were changed meanwhile are left out, and the others go in.
  if (recounted(business, heard(business, fact))) return fact;
  await judged(business, fact);
  return refuse(OTHERWISE);
}
