import { formatMoney } from '@/format';
import { billedAhead, withoutAhead } from '@/store/billing/billRun/billedAhead';
import { chargedDays } from '@/store/billing/billRun/chargeableDays';
import { chargeOfDays, type MonthCharge } from '@/store/billing/billRun/monthCharge';
import { daysOfMonth } from '@/store/billing/billRun/months';
import type { WithUse } from '@/store/billing/billRun/runContext';
import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import type { BillLine, IssuedBill } from '@/store/billing/bills/bill';
import { monthWorth } from '@/store/billing/bills/monthWorth';
import type { WithBills } from '@/store/billing/bills/withBills';
import { asBilled, changedMonthsOf, type ChangedMonth } from '@/store/billing/creditNotes/changedMonths';
import { debitNotesOfAccount, type WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import { companyOf } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { DebitDraft } from '@/store/facts/debitNotes';
import { paise, roundedQuotient, rupees } from '@/store/kit/money';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

/** All that tells what was billed, and is due besides since. */
export type WithShortBilled = WithAccounts & WithBills & WithUse & WithDebitNotes;

/** A debit note that somebody should issue over a bill for a vehicle. */
export interface ShortBilled {
  id: string;
  bill: IssuedBill;
  accountNumber: number;
  company: string;
  vehicleId: string;
  vehicleNo: string;
  /** In rupees, without GST. */
  amount: number;
  why: 'Short billed' | 'Price raised';
  /** In words: `billed for 4 of 30 days; now 25 of 30 days`. */
  reason: string;
}

/** A rupee: less comes to no document, whose total is in whole rupees (section 170 of the CGST Act). */
const LEAST_PAISE = 100;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + paise(amount), 0);

/** What was credited of a line as its days were not used or got cheaper, in whole paise: more days of use bring it back. */
export const creditedAsUnused = ({ creditNotes }: WithBills, bill: IssuedBill, vehicleId: string): number =>
  sumOf(
    creditNotesOfAccount(creditNotes, bill.accountId)
      .filter(({ billId, reason }) => billId === bill.id && (reason === 'Not used' || reason === 'Lower price'))
      .flatMap(({ lines }) => lines.flatMap((line) => (line.vehicleId === vehicleId ? line.taxable : []))),
  );

/** What was charged besides for a vehicle on a bill, in whole paise. A debit note that names none may be for any of its vehicles. */
const debitedFor = ({ debitNotes }: WithDebitNotes, bill: IssuedBill, vehicleId: string): number =>
  sumOf(
    debitNotesOfAccount(debitNotes, bill.accountId)
      .filter(({ billId, status, interest }) => billId === bill.id && status === 'Issued' && !interest)
      .flatMap(({ lines }) =>
        lines.flatMap((line) =>
          line.kind === 'Subscription' && (line.vehicleId ?? vehicleId) === vehicleId ? line.taxable : [],
        ),
      ),
  );

const waivedFor = ({ waivedDebits = [] }: IssuedBill, vehicleId: string): number =>
  sumOf(waivedDebits.flatMap((one) => (one.vehicleId === vehicleId ? one.amount : [])));

/** A billed month as it is to be charged by what is known now. */
interface Due {
  now: MonthCharge;
  /** In whole paise, without GST. */
  amount: number;
  /** Whether other terms were agreed for its days after the bill. */
  isAgreedSince: boolean;
}

/**
 * What a billed month comes to by now: by the days of use, and by the terms that were agreed for them. A price that the bill's editor
 * changed since says nothing of a month that was billed before.
 */
function dueOf(state: WithShortBilled, { account, look, bill, line }: ChangedMonth): Due {
  const { month } = bill;
  const { vehicle } = look;
  const { pastTerms = [] } = vehicle;
  const isAgreedSince = pastTerms.slice(line.termChanges ?? 0).some(({ until }) => until.slice(0, 7) <= month);
  const terms = isAgreedSince ? vehicle : asBilled(vehicle, line);
  const ahead = billedAhead(state, vehicle, account.id, month);
  const charged = (proration: typeof account.proration) =>
    chargeOfDays(withoutAhead(chargedDays(look, month, proration), ahead), terms, account, month);
  const days = line.days ?? daysOfMonth(month);
  const agreed = charged(account.proration);
  // Whole months may have been agreed after the bill: days that nobody used are not charged because of that.
  const now = agreed.days > days ? charged(undefined) : agreed;
  const isMixed = (terms.pastTerms ?? []).some(({ until }) => until > `${month}-01` && until.slice(0, 7) <= month);
  const isAsBilled = line.price === terms.price && (line.included ?? false) === (terms.gst === 'Including');
  const { rate } = bill.taxes.find(({ hsn }) => hsn === line.hsn) ?? {};
  const amount =
    isAgreedSince || isMixed || isAsBilled
      ? monthWorth(terms, now, rate)
      : roundedQuotient(paise(line.taxable) * now.days, days);
  return { now, amount, isAgreedSince };
}

const billedWords = ({ days = 0, of = days }: BillLine, credited: number): string =>
  `billed for ${days} of ${of} days${credited > 0 ? `, ${formatMoney(rupees(credited))} of it credited` : ''}`;

function shortBilledIn(state: WithShortBilled, changed: ChangedMonth): ShortBilled | undefined {
  const { account, look, bill, line } = changed;
  const vehicleId = look.vehicle.id;
  const { now, amount, isAgreedSince } = dueOf(state, changed);
  const credited = creditedAsUnused(state, bill, vehicleId);
  const charged = paise(line.taxable) - credited + debitedFor(state, bill, vehicleId);
  const left = amount - charged - waivedFor(bill, vehicleId);
  if (left < LEAST_PAISE) return undefined;
  return {
    id: `${bill.id} ${vehicleId} short`,
    bill,
    accountNumber: account.number,
    company: companyOf(account),
    vehicleId,
    vehicleNo: line.vehicleNo ?? '',
    amount: rupees(left),
    why: isAgreedSince && now.days <= (line.days ?? 0) ? 'Price raised' : 'Short billed',
    reason: `${billedWords(line, credited)}; now ${now.why ?? `${now.days} of ${now.of} days`}`,
  };
}

/**
 * What is due for a vehicle besides its bills: a month was billed, and since then it was told that the vehicle was resumed or opened
 * again in it, or that more is paid for its days.
 */
export const shortBilledOf = (state: WithShortBilled, vehicle: Vehicle): ShortBilled[] =>
  changedMonthsOf(state, vehicle).flatMap((changed) => shortBilledIn(state, changed) ?? []);

/** What is due for a vehicle besides a bill, in whole paise without GST; none where nothing is. */
export function shortBilledLeft(state: WithShortBilled, bill: IssuedBill, vehicleId: string): number {
  const vehicle = state.vehicles.entities[vehicleId];
  const found = vehicle && shortBilledOf(state, vehicle).find((one) => one.bill.id === bill.id);
  return found ? paise(found.amount) : 0;
}

/** The debit note that charges it. */
export const shortBilledNote = ({ bill, vehicleId, amount, why, reason }: ShortBilled): DebitDraft => ({
  accountId: bill.accountId,
  billId: bill.id,
  reason: why,
  remark: reason,
  kind: 'Subscription',
  vehicleId,
  amount,
});
