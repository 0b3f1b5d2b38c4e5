import { formatMoney } from '@/format';
import { paths } from '@/paths';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import type { Leak } from '@/store/stock/leaks/leak';
import { DEBTS_TOUCHED } from '@/store/billing/receivables/debtsTouched';
import { balanceDue } from '@/store/billing/receivables/owed';
import type { Business } from '@/store/business/business';
import { keptUp, touchedBy } from '@/store/kit/keptUp';
import { isClosedAccount } from './closedAccounts';

type WithOwing = Pick<
  Business,
  'accounts' | 'deactivations' | 'bills' | 'creditNotes' | 'receipts' | 'openings' | 'debitNotes' | 'writeOffs'
>;

function closedOwingLeak(account: AccountRow, state: WithOwing): Leak | undefined {
  const due = isClosedAccount(state, account.id) ? balanceDue(state, account.id) : 0;
  if (due <= 0) return undefined;
  const { id, number, closedOn } = account;
  const mend = { label: 'Open Bills', to: paths.sales.issuedBillsOf({ account: number }) };
  return {
    id,
    what: companyOf(account),
    detail: `${formatMoney(due)} is still due`,
    amount: due,
    since: closedOn,
    mend,
  };
}

/** The accounts that are closed on `today` (ISO date), and still owe something. */
export const selectClosedOwing = keptUp({
  of: ({ accounts }: WithOwing) => accounts,
  tell: closedOwingLeak,
  by: [
    touchedBy(
      ({ deactivations }: WithOwing) => deactivations,
      ({ accountId }) => (accountId === undefined ? [] : [accountId]),
    ),
    ...DEBTS_TOUCHED,
  ],
});
