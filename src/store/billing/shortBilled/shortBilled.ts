import { formatMoney } from '@/format';
import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import type { BillLine, IssuedBill } from '@/store/billing/bills/bill';
import type { VehicleProposal } from '@/store/billing/bills/vehicleProposal';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { CreditReason } from '@/store/billing/creditNotes/creditNote';
import {
  billedMonthsIn,
  isChanged,
  proposedOf,
  type BilledMonth,
  type Look,
} from '@/store/billing/creditNotes/changedMonths';
import type { WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import { EVER, standingDebits, type AsBefore } from '@/store/billing/debitNotes/debitedFor';
import type { DebitDraft, DebitWaiving } from '@/store/facts/debitNotes';
import { paise, rupees } from '@/store/kit/money';
import { LEAST_PAISE } from './dueFor';
import { dueOf, type WithBilledUse } from './dueMonth';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

/** All that tells what was billed, and is due besides since. */
export type WithShortBilled = WithBilledUse & WithDebitNotes;

/** A debit note that somebody should issue over a bill for a vehicle. */
export interface ShortBilled extends VehicleProposal {
  why: 'Short billed' | 'Price raised';
}

/** Reasons of credits that tell of days of use and their price. */
const BY_USE: ReadonlySet<CreditReason> = new Set(['Not used', 'Lower price']);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + paise(amount), 0);

/** What was credited for a vehicle on a bill as its days were not used or got cheaper, in whole paise: by notes from an ISO date on, against the bill or the documents of those identities. */
export const creditedAsUnused = (
  { creditNotes }: WithBills,
  bill: IssuedBill,
  vehicleId: string,
  since = '',
  over: ReadonlySet<string> = new Set([bill.id]),
): number =>
  sumOf(
    creditNotesOfAccount(creditNotes, bill.accountId)
      .filter(({ billId, reason, issuedOn }) => over.has(billId) && BY_USE.has(reason) && issuedOn >= since)
      .flatMap(({ lines }) => lines.flatMap((line) => (line.vehicleId === vehicleId ? line.taxable : []))),
  );

const waivedFor = ({ waivedDebits = [] }: IssuedBill, vehicleId: string): number =>
  sumOf(waivedDebits.flatMap((one) => (one.vehicleId === vehicleId ? one.amount : [])));

const billedWords = ({ days = 0, of = days }: BillLine, credited: number): string =>
  `billed for ${days} of ${of} days${credited > 0 ? `, ${formatMoney(rupees(credited))} of it credited` : ''}`;

/** Whether anything of the use of a vehicle, or of its terms, changed within a month. */
const isMoved = ({ vehicle: { pastTerms = [], past = [] }, fitments, subscriptions }: Look, month: string): boolean =>
  [
    ...[...pastTerms, ...past].map(({ until }) => until),
    ...fitments.flatMap(({ from, to }) => [from, to]),
    ...subscriptions.flatMap(({ from, to, pauses }) => [
      from,
      to,
      ...pauses.flatMap((pause) => [pause.from, pause.to]),
    ]),
  ].some((day) => day?.startsWith(month));

function shortBilledIn(state: WithShortBilled, billed: BilledMonth, asBefore: AsBefore): ShortBilled | undefined {
  const { look, bill, line } = billed;
  const vehicleId = look.vehicle.id;
  // A credit for a month in which nothing changed was meant so by whoever gave it.
  const credited = isMoved(look, bill.month) ? creditedAsUnused(state, bill, vehicleId) : 0;
  const { days = 0, of = days } = line;
  if (credited === 0 && days === of && !isChanged(look, bill.month)) return undefined;
  const { now, amount, isAgreedSince } = dueOf(state, billed, asBefore === true);
  const charged = paise(line.taxable) - credited + standingDebits(state, bill, vehicleId, asBefore);
  const left = amount - charged - waivedFor(bill, vehicleId);
  if (left < LEAST_PAISE) return undefined;
  return {
    id: `${bill.id} ${vehicleId} short`,
    ...proposedOf(billed),
    amount: rupees(left),
    why: isAgreedSince && now.days <= days ? 'Price raised' : 'Short billed',
    reason: `${billedWords(line, credited)}; now ${now.why ?? `${now.days} of ${now.of} days`}`,
  };
}

/**
 * What is due for a vehicle besides its bills: a month was billed, and since then it was told that the vehicle was resumed or opened
 * again in it, or that more is paid for its days. Or, `asBefore`, what earlier versions proposed.
 */
export const shortBilledOf = (state: WithShortBilled, vehicle: Vehicle, asBefore: AsBefore = false): ShortBilled[] =>
  billedMonthsIn(state, vehicle, asBefore === true).flatMap((billed) => shortBilledIn(state, billed, asBefore) ?? []);

/**
 * What may be charged or waived for a vehicle besides a bill, in whole paise without GST; none where nothing is due. What an earlier
 * version proposed and somebody charged or waived stands, though less is proposed by now.
 */
export function shortBilledLeft(state: WithShortBilled, bill: IssuedBill, vehicleId: string): number {
  const vehicle = state.vehicles.entities[vehicleId];
  if (!vehicle) return 0;
  const proposed = EVER.flatMap((asBefore) => shortBilledOf(state, vehicle, asBefore));
  return Math.max(0, ...proposed.flatMap((one) => (one.bill.id === bill.id ? paise(one.amount) : [])));
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

/** What waives it, for a reason. */
export const shortBilledWaiving = (
  { bill, vehicleId, amount }: ShortBilled,
  why: string,
): Omit<DebitWaiving, 'on'> => ({ accountId: bill.accountId, billId: bill.id, vehicleId, amount, why });
