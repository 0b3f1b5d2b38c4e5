import { createSelector } from '@reduxjs/toolkit';
import { formatDate } from '@/format';
import type { AccountRow } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { BILL_DEFAULTS } from '@/store/clients/accounts/newAccount';
import { billsOfAccount } from '@/store/billing/bills/accountBills';
import type { BillDraft, BillPart } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import { amountsOf, type LineDraft } from '@/store/billing/bills/billAmounts';
import { lineKey, liveLines } from '@/store/billing/bills/billedLines';
import { companyNow, type Company, type WithCompany } from '@/store/billing/company/company';
import { chargedDays } from './chargeableDays';
import { monthsBetween } from './months';
import { hardwareLines, leaseLines } from '@/store/billing/proformas/quotation';
import { whyNothing } from '@/store/billing/bills/nothingToBill';
import { stintsOf } from '@/store/billing/bills/ownedSpans';
import { gstFor } from '@/store/billing/bills/recipient';
import { subscriptionsOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { fitmentsIn, vehiclesEverOf, type WithUse } from './runContext';
import { headOf, isPaid, subscriptionLine, withTerms } from '@/store/billing/bills/wholeMonth';

/** All that a bill run is made of. */
export type WithBilling = WithAccounts & WithUse & WithBills & WithCompany;

/** A bill that a run proposes; it gets its identity when it is approved. */
export type RunBill = Omit<BillDraft, 'id'>;

/** A vehicle that a run leaves out, and why, in a sentence. */
export interface SkippedVehicle {
  accountId: string;
  vehicleId: string;
  vehicleNo: string;
  reason: string;
}

/** What a run proposes for one account. */
export interface RunAccount {
  accountId: string;
  bills: readonly RunBill[];
  /** Why somebody should look before it is approved, in sentences; none where all is well. */
  look: readonly string[];
  skipped: readonly SkippedVehicle[];
}

const PLAN_MONTHS = { Monthly: 1, Quarterly: 3, 'Half Yearly': 6, Yearly: 12 } as const;

/** The month, `YYYY-MM`, in which a vehicle of an account first had a device while it was that account's. */
function firstFitted(state: WithUse, accountId: string): string | undefined {
  const first = vehiclesEverOf(state, accountId)
    .flatMap((vehicle) => stintsOf({ vehicle, accountId, fitments: fitmentsIn(state, vehicle.id) }).slice(0, 1))
    .reduce<string | undefined>((least, { from }) => (least === undefined || from < least ? from : least), undefined);
  return first?.slice(0, 7);
}

/** Whether the rent of an account's month was billed before bills were kept: for which vehicles, nobody knows. */
const isCarriedOver = (state: WithBills, accountId: string, month: string): boolean =>
  billsOfAccount(state.bills, accountId).some(
    (bill) =>
      bill.month === month &&
      bill.part === 'Subscription' &&
      bill.status === 'Issued' &&
      bill.lines.some(({ kind }) => kind === 'Carried over'),
  );

/** The lines of the package that fall due in a month: hardware once, a lease in the first month of each period until its months are over. */
function packageLines(
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
    lease: isDue && !isCarriedOver(state, account.id, month) ? leaseLines(account, company, `lease, ${leasePlan}`) : [],
  };
}

/** The discount that a run takes off: what was agreed, once a month; never the preset of a new bill. */
function discountIn(state: WithBills, account: AccountRow, month: string): number {
  const { discount } = account.bill;
  if (discount === BILL_DEFAULTS.discount) return 0;
  const had = billsOfAccount(state.bills, account.id).some(
    (bill) => bill.month === month && bill.status === 'Issued' && bill.lines.some(({ kind }) => kind === 'Discount'),
  );
  return had ? 0 : discount;
}

/** Why a client should be looked at before it is billed. */
function lookAt(account: AccountRow, lines: readonly LineDraft[], recipient: BillDraft['recipient']): string[] {
  return [
    ...lines.filter(({ price }) => price === 0).map(({ vehicleNo }) => `${vehicleNo ?? 'A line'} has no price.`),
    ...(account.closedOn !== undefined ? [`The account was closed on ${formatDate(account.closedOn)}.`] : []),
    ...(recipient.stateCode === '' ? ['The state is not known: GST is counted as within our own.'] : []),
  ];
}

/** What a run of a month, `YYYY-MM`, proposes for an account on an ISO date. */
function runOfAccount(
  state: WithBilling,
  company: Company,
  account: AccountRow,
  month: string,
  on: string,
): RunAccount {
  const skipped: SkippedVehicle[] = [];
  const lines: LineDraft[] = [];
  const isCarried = isCarriedOver(state, account.id, month);
  const live = liveLines(state, account.id);
  for (const vehicle of vehiclesEverOf(state, account.id)) {
    const skip = (reason: string) =>
      skipped.push({ accountId: account.id, vehicleId: vehicle.id, vehicleNo: vehicle.vehicleNo, reason });
    // What is closed, or is another client's by now, is no news where it has no day.
    const isHere = vehicle.closedOn === undefined && vehicle.accountId === account.id;
    const look = {
      vehicle,
      accountId: account.id,
      fitments: fitmentsIn(state, vehicle.id),
      subscriptions: subscriptionsOf(state.subscriptions, vehicle.id),
    };
    const { days, of, why } = chargedDays(look, month, account.proration);
    if (!isPaid(vehicle, account)) {
      if (isHere || days > 0)
        skip(
          (vehicle.charge ?? account.accountType) === 'Demo'
            ? 'Demo: on trial, so no bill.'
            : 'Foc: free of charge, so no bill.',
        );
      continue;
    }
    if (live.has(lineKey(month, { kind: 'Subscription', vehicleId: vehicle.id })))
      skip('It is billed for this month already.');
    else if (days > 0 && isCarried) skip('The client was billed for this month before bills were kept.');
    else if (days > 0) lines.push(subscriptionLine(vehicle, days, of, company.subscriptionSac, why));
    else if (isHere) skip(why ?? 'It has no day to be charged.');
  }
  const isFree = account.accountType !== 'Paid';
  const { hardware, lease } = isFree ? { hardware: [], lease: [] } : packageLines(state, company, account, month);
  const head = headOf(state, account, month, on);
  const gst = gstFor(state, account);
  const rent = [...lines, ...lease];
  const bill = (part: BillPart, amounts: ReturnType<typeof amountsOf>): RunBill => ({ part, ...head, ...amounts });
  const terms = { discount: discountIn(state, account, month) };
  const rented = withTerms(rent, terms, company.subscriptionSac, gst);
  const nothing = rent.length > 0 ? whyNothing({ account, amounts: rented }) : undefined;
  if (nothing !== undefined)
    for (const { vehicleId = '', vehicleNo = '' } of lines)
      skipped.push({ accountId: account.id, vehicleId, vehicleNo, reason: nothing });
  const bills = [
    ...(rent.length > 0 && nothing === undefined ? [bill('Subscription', rented)] : []),
    ...(hardware.length > 0 ? [bill('Hardware', amountsOf(hardware, gst))] : []),
  ];
  return { accountId: account.id, bills, skipped, look: bills.length > 0 ? lookAt(account, rent, head.recipient) : [] };
}

/** What a run proposes for one account after another; each is counted once for the tables that it is made of. */
type RunBook = (accountId: string) => RunAccount | undefined;

/** What a run of a month, `YYYY-MM`, proposes on an ISO date for one account after another. */
export const runBook = createSelector(
  [
    ({ accounts }: WithBilling) => accounts,
    ({ vehicles }: WithBilling) => vehicles,
    ({ devices }: WithBilling) => devices,
    ({ subscriptions }: WithBilling) => subscriptions,
    ({ bills }: WithBilling) => bills,
    ({ creditNotes }: WithBilling) => creditNotes,
    ({ company }: WithBilling) => company,
    (_state: WithBilling, month: string) => month,
    (_state: WithBilling, _month: string, on: string) => on,
  ],
  (accounts, vehicles, devices, subscriptions, bills, creditNotes, company, month, on): RunBook => {
    const state = { accounts, vehicles, devices, subscriptions, bills, creditNotes, company };
    const counted = new Map<string, RunAccount>();
    return (id) => {
      const account = accounts.entities[id];
      if (!account) return undefined;
      const run = counted.get(id) ?? runOfAccount(state, companyNow(state), account, month, on);
      counted.set(id, run);
      return run;
    };
  },
);
