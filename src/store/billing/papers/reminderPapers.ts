import type { WithCompany } from '@/store/billing/company/company';
import { openAmount, type WithDebts } from '@/store/billing/receivables/openBills';
import type { AccountRow } from '@/store/clients/accounts/account';
import { yearBegin } from '@/store/kit/calendar';
import { billPaper } from './billPaper';
import type { Paper } from './paper';
import { statementPaper } from './statementPaper';

/** So many bills go along at most, so that a mail stays small: as many as its text names. */
const MOST_BILLS = 5;

/** What goes with a reminder that is mailed on an ISO date: the statement of the client's account from the oldest open bill on, then the bills that are still open, of which there may be more. */
export function reminderPapers(
  state: WithDebts & WithCompany,
  account: AccountRow,
  billIds: readonly string[],
  on: string,
): { papers: readonly Paper[]; open: number } {
  const open = billIds.flatMap((id) => {
    const bill = state.bills.entities[id];
    return bill && openAmount(state, bill) > 0 ? [bill] : [];
  });
  const from = [yearBegin(on), ...open.map(({ issuedOn }) => issuedOn)].toSorted()[0] ?? on;
  return {
    papers: [
      statementPaper(state, account, from, on),
      ...open.slice(0, MOST_BILLS).map((bill) => billPaper(state, bill)),
    ],
    open: open.length,
  };
}
