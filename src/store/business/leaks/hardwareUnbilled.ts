import { createSelector } from '@reduxjs/toolkit';
import { formatDate } from '@/format';
import { paths } from '@/paths';
import { firstFitting, packageLines } from '@/store/billing/billRun/packageLines';
import { companyNow } from '@/store/billing/company/company';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import { rupees } from '@/store/kit/money';
import type { Leak } from '@/store/stock/leaks/leak';
import { selectToday } from '@/store/stock/leaks/leakInputs';
import { businessTable, type WithBilledFleet } from './leakInputs';

type Books = Pick<
  WithBilledFleet,
  'accounts' | 'vehicles' | 'devices' | 'subscriptions' | 'deactivations' | 'bills' | 'creditNotes' | 'company'
>;

/** The hardware and installation of an account that is fitted, and that no run has billed: it is due with its fitting, as goods are. */
function hardwareLeak(state: Books, account: AccountRow, today: string): Leak | undefined {
  const month = today.slice(0, 7);
  const fitted = firstFitting(state, account)?.from;
  if (fitted === undefined || fitted > today) return undefined;
  const due = packageLines(state, companyNow(state), account, month, today).hardware;
  if (due.length === 0) return undefined;
  return {
    id: account.id,
    what: companyOf(account),
    detail: `What its first fitting on ${formatDate(fitted)} sold is not billed: ${due.map(({ kind }) => kind).join(', ')}`,
    amount: rupees(due.reduce((sum, { paise }) => sum + paise, 0)),
    since: fitted,
    mend: { label: 'Open Bill Run', to: paths.sales.billRunOf(month) },
  };
}

/** The accounts whose hardware was fitted up to `today` (ISO date) and is not billed: the run of the month proposes it. */
export const selectHardwareUnbilled = createSelector(
  [
    businessTable('accounts'),
    businessTable('vehicles'),
    businessTable('devices'),
    businessTable('subscriptions'),
    businessTable('deactivations'),
    businessTable('bills'),
    businessTable('creditNotes'),
    businessTable('company'),
    selectToday,
  ],
  (accounts, vehicles, devices, subscriptions, deactivations, bills, creditNotes, company, today): Leak[] => {
    const state = { accounts, vehicles, devices, subscriptions, deactivations, bills, creditNotes, company };
    return accounts.ids.flatMap((id) => {
      const account = accounts.entities[id];
      return (account && hardwareLeak(state, account, today)) ?? [];
    });
  },
);
