import type { AccountRow } from '@/store/clients/accounts/account';
import { billsOfAccount } from '@/store/billing/bills/accountBills';
import type { LineDraft } from '@/store/billing/bills/billAmounts';
import { lineKey, liveLines } from '@/store/billing/bills/billedLines';
import type { Company } from '@/store/billing/company/company';
import { monthsBetween } from './months';
import { hardwareLines, leaseLines } from '@/store/billing/proformas/quotation';
import { stintsOf } from '@/store/billing/bills/ownedSpans';
import { fitmentsIn, vehiclesEverOf, type WithUse } from './runContext';
import type { WithBilling } from './runAccount';

const PLAN_MONTHS = { Monthly: 1, Quarterly: 3, 'Half Yearly': 6, Yearly: 12 } as const;

/** The month, `YYYY-MM`, in which a vehicle of an account first had a device while it was that account's. */
function firstFitted(state: WithUse, accountId: string): string | undefined {
  const first = vehiclesEverOf(state, accountId)
    .flatMap((vehicle) => stintsOf({ vehicle, accountId, fitments: fitmentsIn(state, vehicle.id) }).slice(0, 1))
    .reduce<string | undefined>((least, { from }) => (least === undefined || from < least ? from : least), undefined);
  return first?.slice(0, 7);
}

/** The lines of the package that fall due in a month: hardware once, a lease in the first month of each period until its months are over. */
export function packageLines(
  state: WithBilling,
  company: Company,
  account: AccountRow,
  month: string,
): { hardware: LineDraft[]; lease: LineDraft[] } {
  const begun = firstFitted(state, account.id);
  if (begun === undefined || begun > month) return { hardware: [], lease: [] };
  const since = monthsBetween(begun, month);
  const { leasePlan, leaseMonths } = account.package;
  const isDue =
    since < leaseMonths &&
    since % PLAN_MONTHS[leasePlan] === 0 &&
    !liveLines(state, account.id).has(lineKey(month, { kind: 'Lease' }));
  const had = billsOfAccount(state.bills, account.id).some(
    ({ part, status }) => part === 'Hardware' && status === 'Issued',
  );
  return {
    hardware: since === 0 && !had ? hardwareLines(account, company) : [],
    lease: isDue ? leaseLines(account, company, `lease, ${leasePlan}`) : [],
  };
}
