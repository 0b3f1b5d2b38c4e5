import type { AccountRow } from '@/store/clients/accounts/account';
import { accountsSlice } from '@/store/clients/accounts/accountsSlice';
import { subscriptionsSlice } from '@/store/clients/subscriptions/subscriptionsSlice';
import { devicesSlice } from '@/store/stock/devices/devicesSlice';
import { billsSlice } from '@/store/billing/bills/billsSlice';
import { billRunApproved } from '@/store/facts/bills';
import { daysOfMonth } from '@/store/billing/billRun/months';
import { dueLeaseLines, hardwareLines } from '@/store/billing/proformas/quotation';
import { gstFor } from '@/store/billing/bills/recipient';
import { subscriptionLine } from '@/store/billing/bills/subscriptionLine';
import { headOf, wholeMonthBill, withTerms } from '@/store/billing/bills/wholeMonth';
import { amountsOf } from '@/store/billing/bills/billAmounts';
import type { BillDraft, CountedBill, IssuedBill } from '@/store/billing/bills/bill';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { monthsAfter } from '@/store/kit/dates';
import { creditNotesSlice } from '@/store/billing/creditNotes/creditNotesSlice';
import type { Table } from '@/store/kit/table';
import type { SampleVehicles, SampleVehicle } from './equipped';
import { said } from './said';
import { deactivationsSlice } from '@/store/clients/deactivations/deactivationsSlice';

/**
 * For how many whole months before this one an account is billed, by its number: at most as many as there are between
 * its opening and this month on whatever day the sample is made, so that what was sold is the same on each.
 */
const MONTHS: Readonly<Record<number, number>> = { 1: 6, 2: 6, 3: 6, 4: 6, 5: 6, 6: 5, 7: 4, 8: 3, 9: 2, 11: 1 };

/** The month, `YYYY-MM`, so many months before that of `today` (ISO date). */
export const monthBefore = (today: string, months: number) =>
  monthsAfter(`${today.slice(0, 7)}-01`, -months).slice(0, 7);

const monthsOf = ({ number }: Pick<AccountRow, 'number'>) => MONTHS[number] ?? 0;

/** The month, `YYYY-MM`, of an account's first bill for subscriptions. */
export const firstBilled = (account: Pick<AccountRow, 'number'>, today: string): string =>
  monthBefore(today, monthsOf(account));

/** A bill before it has its identity. */
type Unnamed = Omit<BillDraft, 'id'>;

/** What is charged once, on the day of the opening; nothing of an account that has no hardware. */
function hardwareBill(state: WithCompany, account: AccountRow): Unnamed[] {
  const lines = hardwareLines(account, companyNow(state));
  if (lines.length === 0) return [];
  const { openedOn } = account;
  return [
    {
      part: 'Hardware',
      ...headOf(state, account, openedOn.slice(0, 7), openedOn),
      ...amountsOf(lines, gstFor(state, account, openedOn)),
    },
  ];
}

/** The bills of the months before this one: the vehicles that had their devices by then, and the lease on the first of them. */
function earlierBills(
  state: WithCompany,
  account: AccountRow,
  vehicles: readonly SampleVehicle[],
  today: string,
): Unnamed[] {
  const company = companyNow(state);
  const hsn = company.subscriptionSac;
  return Array.from({ length: monthsOf(account) }, (_, index) => {
    const month = monthBefore(today, monthsOf(account) - index);
    const of = daysOfMonth(month);
    const gst = gstFor(state, account, `${month}-01`);
    const lines = vehicles.map((vehicle) =>
      subscriptionLine(
        vehicle,
        { days: of, of, rates: [{ days: of, price: vehicle.price, gst: vehicle.gst }] },
        hsn,
        gst.rateOf(hsn),
      ),
    );
    const lease = index === 0 ? dueLeaseLines(account, company) : [];
    const amounts = withTerms([...lines, ...lease], { discount: 0 }, hsn, gst);
    return { part: 'Subscription', ...headOf(state, account, month, `${month}-01`), ...amounts };
  });
}

/** All bills of an account, as they are for its vehicles of the sample. */
function billsOf(state: WithCompany, account: AccountRow, allVehicles: SampleVehicles, today: string): Unnamed[] {
  const added = new Set(allVehicles.added.map(({ vehicle }) => vehicle.id));
  const billed = allVehicles.vehicles.filter(
    ({ accountId, billed: isBilled, closedOn }) => accountId === account.id && isBilled && closedOn === undefined,
  );
  const first = `${today.slice(0, 7)}-01`;
  const on = account.openedOn > first ? account.openedOn : first;
  const before = {
    ...state,
    accounts: accountsSlice.getInitialState(),
    devices: devicesSlice.getInitialState(),
    subscriptions: subscriptionsSlice.getInitialState(),
    bills: billsSlice.getInitialState(),
    creditNotes: creditNotesSlice.getInitialState(),
    deactivations: deactivationsSlice.getInitialState(),
  };
  return [
    ...hardwareBill(state, account),
    ...earlierBills(
      state,
      account,
      billed.filter(({ id }) => !added.has(id)),
      today,
    ),
    ...[wholeMonthBill(before, account, billed, { id: '', on }) ?? []].flat(),
  ];
}

/** The bills of the sample business, up to that of the month of `today` (ISO date), numbered in the order of their days. */
export function sampleBills(
  today: string,
  mark: string,
  accounts: readonly AccountRow[],
  allVehicles: SampleVehicles,
  state: WithCompany,
): Table<IssuedBill> {
  const issued = accounts
    .flatMap((account) => billsOf(state, account, allVehicles, today))
    .toSorted((one, other) => one.issuedOn.localeCompare(other.issuedOn))
    .map((bill, index): CountedBill => ({ ...bill, id: `${mark}-bill-${index + 1}`, basis: '' }));
  const { fact } = said(today, billRunApproved, {
    id: `${mark}-bills`,
    month: today.slice(0, 7),
    on: today,
    bills: [],
    issued,
  });
  return billsSlice.reducer(undefined, fact);
}
