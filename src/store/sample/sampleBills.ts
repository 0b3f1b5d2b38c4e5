import type { AccountRow } from '@/store/clients/accounts/account';
import { billsSlice } from '@/store/billing/bills/billsSlice';
import { billRunApproved } from '@/store/facts/bills';
import { daysOfMonth } from '@/store/billing/billRun/months';
import { hardwareLines, leaseLines } from '@/store/billing/proformas/quotation';
import { gstFor } from '@/store/billing/bills/recipient';
import { headOf, subscriptionLine, wholeMonthBill, withTerms } from '@/store/billing/bills/wholeMonth';
import { amountsOf } from '@/store/billing/bills/billAmounts';
import type { BillDraft, CountedBill, IssuedBill } from '@/store/billing/bills/bill';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { daysAfter, monthsAfter } from '@/store/kit/dates';
import { creditAmounts, type CreditedLine } from '@/store/billing/creditNotes/creditAmounts';
import { creditNotesSlice } from '@/store/billing/creditNotes/creditNotesSlice';
import { creditNoteIssued, type CreditDraft } from '@/store/facts/creditNotes';
import type { Table } from '@/store/kit/table';
import type { SampleVehicles, SampleVehicle } from './equipped';
import { said } from './said';

/**
 * For how many whole months before this one an account is billed, by its number: at most as many as there are between
 * its opening and this month on whatever day the sample is made, so that what was sold is the same on each.
 */
const MONTHS: Readonly<Record<number, number>> = { 1: 6, 2: 6, 3: 6, 4: 6, 5: 6, 6: 5, 7: 4, 8: 3, 9: 2, 11: 1 };

const monthBefore = (today: string, months: number) => monthsAfter(`${today.slice(0, 7)}-01`, -months).slice(0, 7);

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
      ...amountsOf(lines, gstFor(state, account)),
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
    const lines = vehicles.map((vehicle) => subscriptionLine(vehicle, of, of, hsn));
    const lease = index === 0 ? leaseLines(account, company, `lease, ${account.package.leasePlan}`) : [];
    const amounts = withTerms([...lines, ...lease], { discount: 0 }, hsn, gstFor(state, account));
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
  const before = { ...state, bills: billsSlice.getInitialState(), creditNotes: creditNotesSlice.getInitialState() };
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

interface SampleCredit extends Pick<CreditDraft, 'reason' | 'remark'> {
  account: number;
  monthsAgo: number;
  /** In rupees without GST, off each of the bill's first vehicles. */
  amount: number;
  vehicles: number;
}

/** With them the donut's shares come out. */
const CREDITS: readonly SampleCredit[] = [
  {
    account: 4,
    monthsAgo: 2,
    amount: 50,
    vehicles: 9,
    reason: 'Downtime',
    remark: 'Server of the network provider down for five days.',
  },
  {
    account: 1,
    monthsAgo: 1,
    amount: 350,
    vehicles: 1,
    reason: 'Mistake',
    remark: 'The truck was in the workshop all the month.',
  },
];

const CREDITED_AFTER_DAYS = 4;

/** The credit notes of the sample business, over its bills. */
export function sampleCreditNotes(
  today: string,
  mark: string,
  accounts: readonly AccountRow[],
  bills: Table<IssuedBill>,
  state: WithCompany,
) {
  const { id: companyId, creditPrefix: prefix } = companyNow(state);
  return CREDITS.reduce((table, { account: number, monthsAgo, amount, vehicles, reason, remark }, index) => {
    const accountId = accounts.find((account) => account.number === number)?.id ?? '';
    const month = monthBefore(today, monthsAgo);
    const bill = Object.values(bills.entities).find(
      (one) => one.accountId === accountId && one.month === month && one.part === 'Subscription',
    );
    if (!bill) throw new Error(`The sample account ${number} has no bill of ${month}`);
    const meant = bill.lines.filter(({ kind }) => kind === 'Subscription').slice(0, vehicles);
    const lines = meant.map(({ kind, vehicleId }): CreditedLine => ({ kind, vehicleId, amount }));
    const on = daysAfter(bill.issuedOn, CREDITED_AFTER_DAYS);
    const { fact } = said(on, creditNoteIssued, {
      id: `${mark}-credit-note-${index + 1}`,
      accountId,
      billId: bill.id,
      reason,
      remark,
      lines,
      on,
      issuer: { prefix, ...(companyId !== undefined && { companyId }) },
      amounts: creditAmounts(bill, table, lines),
    });
    return creditNotesSlice.reducer(table, fact);
  }, creditNotesSlice.getInitialState());
}
