import { formatMoney, formatMonth } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { billName, isLive, type IssuedBill } from '@/store/billing/bills/bill';
import type { CreditReason } from '@/store/billing/creditNotes/creditNote';
import { downtimeCreditsOf, type WithDowntime } from '@/store/billing/creditNotes/downtimeCredits';
import { outagesOf } from '@/store/billing/creditNotes/outages';
import { proposedCredit } from '@/store/billing/creditNotes/proposedCredit';
import { darkOfDebits, EVER } from '@/store/billing/debitNotes/debitedFor';
import type { CountedCredit } from '@/store/facts/creditNotes';
import { waiverFacts } from '@/store/facts/waivers';
import { rulesOf } from '@/store/facts/rules';
import { paise, sumOf } from '@/store/kit/money';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { madeFreeOf, type WithDue } from '@/store/billing/terms/madeFree';
import { isOfDowntime, isOfFreeDays, waivedFor, type FreeDaysDraft, type Waiver, type WaiverDraft } from './waiver';

const vehicleOn = ({ lines }: IssuedBill, vehicleId: string): string =>
  lines.find((line) => line.vehicleId === vehicleId)?.vehicleNo ?? 'the vehicle';

/**
 * What of the credit for a vehicle on a bill is still proposed, in rupees without GST. What an earlier version proposed and somebody
 * waived or gave stands, though less is proposed by now.
 */
const stillProposed = (state: WithDowntime, bill: IssuedBill, vehicleId: string, reason: CreditReason): number =>
  Math.max(...EVER.map((asBefore) => proposedCredit(state, bill, vehicleId, isOfDowntime(reason), asBefore)));

/** Why that much of what is proposed cannot be waived. */
function tooMuch(bill: IssuedBill, vehicleId: string, left: number, amount: number): Refusal | undefined {
  const of = `${vehicleOn(bill, vehicleId)} on ${billName(bill)}`;
  if (left === 0) return { reason: `No credit is proposed for ${of}: it was given or waived, or is not due any more.` };
  return paise(amount) > paise(left)
    ? { reason: `Only ${formatMoney(left)} of credit is proposed for ${of}, less than ${formatMoney(amount)}.` }
    : undefined;
}

function waiverRefusal(state: WithDowntime, draft: WaiverDraft): Refusal | undefined {
  const { accountId, billId, vehicleId, credit, amount } = draft;
  const bill = state.bills.entities[billId];
  if (!bill) return gone(state.bills, billId, 'This bill');
  if (bill.accountId !== accountId) return { reason: `The ${billName(bill)} is another client's.` };
  if (!isLive(bill)) return { reason: `Nothing of ${billName(bill)} is due: it is cancelled.` };
  const left = stillProposed(state, bill, vehicleId, credit);
  return tooMuch(bill, vehicleId, left, amount);
}

function freeDaysRefusal(state: WithDue, { accountId, vehicleId, month, amount }: FreeDaysDraft): Refusal | undefined {
  const vehicle = state.vehicles.entities[vehicleId];
  if (!vehicle) return gone(state.vehicles, vehicleId, 'This vehicle');
  const of = `${vehicle.vehicleNo} in ${formatMonth(month)}`;
  const found = [false, true]
    .flatMap((asBefore) => madeFreeOf(state, vehicle, asBefore))
    .filter((one) => one.accountId === accountId && one.month === month);
  const left = found.reduce((most, one) => Math.max(most, one.amount), 0);
  if (left === 0)
    return { reason: `Nothing is to be waived for ${of}: it was waived or billed, or its terms are others by now.` };
  return paise(amount) > paise(left)
    ? { reason: `Only ${formatMoney(left)} is to be waived for ${of}, less than ${formatMoney(amount)}.` }
    : undefined;
}

/** Whether what was waived, and is waived no more, could be waived as it was. */
export const canBeWaived = (state: WithDowntime & WithDue, waiver: Waiver): boolean =>
  (isOfFreeDays(waiver) ? freeDaysRefusal(state, waiver) : waiverRefusal(state, waiver)) === undefined;

/** When the facts of what is waived cannot be. */
export const waiverRules = rulesOf<WithDowntime & WithDue>()(waiverFacts, {
  creditWaived: (state, draft) => firstOf(known(state.waivers, draft, 'This waiver'), waiverRefusal(state, draft)),
  freeDaysWaived: (state, draft) => firstOf(known(state.waivers, draft, 'This waiver'), freeDaysRefusal(state, draft)),
  waiverTakenBack: ({ waivers }, { id }) => gone(waivers, id, 'This waiver'),
});

/** Why no more is waived of downtime than is proposed by now, whatever earlier versions proposed, once some was credited over a debit note. */
export function downtimeWaiverRefusal(
  state: WithDowntime,
  { billId, vehicleId, credit, amount }: Omit<WaiverDraft, 'why' | 'accountId'>,
): Refusal | undefined {
  const bill = state.bills.entities[billId];
  const line = bill?.lines.find((one) => one.kind === 'Subscription' && one.vehicleId === vehicleId);
  if (!bill || !line || !isOfDowntime(credit) || darkOfDebits(state, bill, vehicleId) === 0) return undefined;
  const left = sumOf(downtimeCreditsOf(state, bill, line, outagesOf(state, vehicleId)).map((one) => one.amount));
  return tooMuch(bill, vehicleId, left, amount);
}

/** Why a credit note over a bill, or over a debit note that raises it, cannot be: somebody waived what it gives. A mistake is credited whatever was waived. */
export function waivedRefusal(
  state: WithDowntime,
  { billId, reason, lines }: Pick<CountedCredit, 'billId' | 'reason' | 'lines'>,
  bill = state.bills.entities[billId],
): Refusal | undefined {
  if (!bill || reason === 'Mistake') return undefined;
  for (const { kind, vehicleId, amount } of lines) {
    if (kind !== 'Subscription' || vehicleId === undefined) continue;
    const waived = waivedFor(state, bill.id, vehicleId, isOfDowntime(reason));
    if (waived > 0 && paise(amount) > paise(stillProposed(state, bill, vehicleId, reason)))
      return {
        reason: `Credit for ${vehicleOn(bill, vehicleId)} on ${billName(bill)} was waived: take that back first, on Bill Run.`,
      };
  }
  return undefined;
}
