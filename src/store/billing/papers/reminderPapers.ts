import type { WithCompany } from '@/store/billing/company/company';
import { openAmount, type WithDebts } from '@/store/billing/receivables/openBills';
import type { Reminder } from '@/store/billing/reminders/reminder';
import type { AccountRow } from '@/store/clients/accounts/account';
import { yearBegin } from '@/store/kit/calendar';
import { billPaper } from './billPaper';
import type { Paper } from './paper';
import { statementPaper } from './statementPaper';

/** So many bills go along at most, so that a mail stays small: as many as its text names. */
const MOST_BILLS = 5;

/** What goes with a reminder that is mailed: the statement of the client's account from the oldest open bill on, and the bills that are still open, with how many of them are left. */
export function reminderPapers(
  state: WithDebts & WithCompany,
  account: AccountRow,
  { billIds, on }: Pick<Reminder, 'billIds' | 'on'>,
): { papers: readonly Paper[]; left: number } {
  const open = billIds.flatMap((id) => {
    const bill = state.bills.entities[id];
    return bill && openAmount(state, bill) > 0 ? [bill] : [];
  });
  const from = [yearBegin(on), ...open.map(({ issuedOn }) => issuedOn)].toSorted()[0] ?? on;
  const attached = open.slice(0, MOST_BILLS);
  return {
    papers: [statementPaper(state, account, from, on), ...attached.map((bill) => billPaper(state, bill))],
    left: open.length - attached.length,
  };
}
