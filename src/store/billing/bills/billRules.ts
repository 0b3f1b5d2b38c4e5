import type { Refusal } from '@/journal/port/model';
import { formatMonth } from '@/format';
import type { WithBilling } from '@/store/billing/billRun/runAccount';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { amendmentRefusal, type AmendmentContext } from '@/store/billing/amendments/amendmentRule';
import { cancelRefusal } from '@/store/billing/receivables/cancelRefusal';
import { companyNow } from '@/store/billing/company/company';
import { cancelIrnRefusal, fileRefusal, registerRefusal } from '@/store/billing/eInvoices/eInvoiceRefusals';
import type { WithReported } from '@/store/billing/eInvoices/reported';
import { whyNoneYet } from './notIssued';
import { billFacts } from '@/store/facts/bills';
import { rulesOf } from '@/store/facts/rules';
import { noneOfRun, runThatHolds } from '@/store/billing/billRun/approvedRun';

type Approved = Parameters<typeof runThatHolds>[1] & { id: string };

function runRefusal(state: WithBilling, run: Approved): Refusal | undefined {
  if (run.month > run.on.slice(0, 7))
    return { reason: `${formatMonth(run.month)} has not begun yet: its run cannot be approved.` };
  // What was counted while the state was known stands in every replay.
  const noneYet = run.issued.length === 0 ? whyNoneYet(companyNow(state)) : undefined;
  if (noneYet !== undefined) return { reason: noneYet };
  if (run.bills.some(({ id }) => state.bills.entities[id])) return { reason: 'This run was approved already.' };
  return noneOfRun(state, run);
}

/** When the facts of the bills cannot be. */
export const billRules = rulesOf<WithBilling & WithDebts & AmendmentContext & WithReported>()(billFacts, {
  billRunApproved: { refuse: runRefusal, goesIn: runThatHolds },
  billCancelled: cancelRefusal,
  billRecipientAmended: amendmentRefusal,
  eInvoiceFileMade: fileRefusal,
  eInvoiceRegistered: registerRefusal,
  eInvoiceCancelled: cancelIrnRefusal,
});
