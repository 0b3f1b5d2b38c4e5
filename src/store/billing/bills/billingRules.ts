import type { Refusal } from '@/journal/model';
import { rules } from '@/journal/rules';
import { formatMonth } from '@/format';
import type { CompanyRow } from '@/store/billing/company/company';
import { companyNow, noDetails } from '@/store/billing/company/company';
import { companyChanged } from '@/store/billing/company/companySlice';
import { changedMeanwhile } from '@/store/kit/edit';
import { cancelRefusal } from '@/store/billing/receivables/cancelRefusal';
import type { WithReceipts } from '@/store/billing/receipts/receipt';
import { firstOf, gone, known } from '@/store/kit/refusals';
import type { WithBilling } from '@/store/billing/billRun/billRun';
import { billCancelled, billRunApproved } from './billsSlice';
import { noneOfRun, runThatHolds } from './issuing';
import { COMPANY_LABELS } from '@/store/billing/company/companyLabels';
import { proformaIssued } from '@/store/billing/proformas/proformasSlice';
import type { Table } from '@/store/kit/table';
import type { Proforma } from '@/store/billing/proformas/proforma';

type BillingContext = WithBilling & WithReceipts & { proformas: Table<Proforma> };

type Approved = Parameters<typeof runThatHolds>[1] & { id: string };

function runRefusal(state: WithBilling, run: Approved): Refusal | undefined {
  if (run.month > run.on.slice(0, 7))
    return { reason: `${formatMonth(run.month)} has not begun yet: its run can only be looked at.` };
  if (run.bills.some(({ id }) => state.bills.entities[id])) return { reason: 'This run was approved already.' };
  return noneOfRun(state, run);
}

/** What the facts of bills and of the company's details are about, and when they cannot be. */
export const billingRules = rules<BillingContext>()
  .about(
    billRunApproved,
    // Each bill is found by its account: of all of them together an entry would weigh too much.
    ({ id, bills }) => [...new Set([id, ...bills.map(({ accountId }) => accountId)])],
    runRefusal,
    runThatHolds,
  )
  .about(billCancelled, ({ id, accountId }) => [id, accountId], cancelRefusal)
  .about(
    proformaIssued,
    ({ id, accountId }) => [id, accountId],
    ({ accounts, proformas, company }, quoted) =>
      firstOf(
        gone(accounts, quoted.accountId, 'This account'),
        known(proformas, quoted, 'This proforma invoice'),
        noDetails({ company }, quoted.draft),
      ),
  )
  .about(
    companyChanged,
    ({ id }) => [id],
    (state, { id, edit }) =>
      firstOf(
        known(state.company, { id }, 'This change'),
        changedMeanwhile(
          { ...(companyNow(state) as CompanyRow), id: state.company.ids.at(-1) ?? id },
          edit,
          COMPANY_LABELS,
        ),
      ),
  );
