import { PLAN_MONTHS, type AccountRow } from '@/store/clients/accounts/account';
import { accountOn } from '@/store/clients/accounts/clientCorrection';
import { billsOfAccount } from '@/store/billing/bills/accountBills';
import type { LineDraft } from '@/store/billing/bills/billAmounts';
import { lineKey, liveLines } from '@/store/billing/bills/billedLines';
import type { Company } from '@/store/billing/company/company';
import { monthsAfter } from '@/store/kit/dates';
import { monthsBetween } from './months';
import { dueLeaseLines, hardwareLines } from '@/store/billing/proformas/quotation';
import { stintsOf } from '@/store/billing/bills/ownedSpans';
import { fitmentsIn, vehiclesEverOf, type WithUse } from './runContext';
import type { WithBilling } from './runAccount';

/** The ISO date on which a vehicle of an account first had a device while it was that account's. */
function firstFitted(state: WithUse, accountId: string): string | undefined {
  return vehiclesEverOf(state, accountId)
    .flatMap((vehicle) => stintsOf({ vehicle, accountId, fitments: fitmentsIn(state, vehicle.id) }).slice(0, 1))
    .reduce<string | undefined>((least, { from }) => (least === undefined || from < least ? from : least), undefined);
}

/** Whether a period of the lease begins so many months after the first fitting: each is as long as the plan of its first day says. */
function beginsPeriod(account: AccountRow, fitted: string, since: number): boolean {
  let begins = 0;
  for (let first = fitted; begins < since; first = `${monthsAfter(fitted, begins).slice(0, 7)}-01`)
    begins += PLAN_MONTHS[accountOn(account, first).package.leasePlan];
  return begins === since;
}

/**
 * The lines of the package that fall due in a month: hardware once, as the package was on the day of the first fitting; a lease in the
 * first month of each period until its months are over, as the package was on its first day in that month.
 */
export function packageLines(
  state: WithBilling,
  company: Company,
  account: AccountRow,
  month: string,
): { hardware: LineDraft[]; lease: LineDraft[] } {
  const fitted = firstFitted(state, account.id);
  const begun = fitted?.slice(0, 7);
  if (fitted === undefined || begun === undefined || begun > month) return { hardware: [], lease: [] };
  const since = monthsBetween(begun, month);
  const then = accountOn(account, since === 0 ? fitted : `${month}-01`);
  const isDue =
    since < then.package.leaseMonths &&
    beginsPeriod(account, fitted, since) &&
    !liveLines(state, account.id).has(lineKey(month, { kind: 'Lease' }));
  const had = billsOfAccount(state.bills, account.id).some(
    ({ part, status }) => part === 'Hardware' && status === 'Issued',
  );
  return {
    hardware: since === 0 && !had ? hardwareLines(then, company) : [],
    lease: isDue ? dueLeaseLines(then, company) : [],
  };
}
