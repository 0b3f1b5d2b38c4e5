import { formatMoney } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { advance } from '@/machines/advance';
import { billMachine } from '@/machines/bill';
import { billName, type IssuedBill } from '@/store/billing/bills/bill';
import { gone } from '@/store/kit/refusals';
import { settlementOf, type WithDebts, type WithSettlements } from './openBills';

/** What stands on a bill, so that it cannot be cancelled any more; it ends a sentence. */
export function standsOn(state: WithSettlements, bill: IssuedBill): string | undefined {
  const { received, credited, writtenOff } = settlementOf(state, bill);
  if (received > 0) return `${formatMoney(received)} was received for ${billName(bill)}.`;
  if (writtenOff > 0) return `${formatMoney(writtenOff)} of ${billName(bill)} was written off.`;
  return credited > 0 ? `a credit note was issued against ${billName(bill)}.` : undefined;
}

/** Why a bill cannot be cancelled: it was already, or money or a credit note stands on it. */
export function cancelRefusal(
  state: WithDebts,
  { id, accountId }: Pick<IssuedBill, 'id' | 'accountId'>,
): Refusal | undefined {
  const bill = state.bills.entities[id];
  if (!bill) return gone(state.bills, id, 'This bill');
  if (bill.accountId !== accountId) return { reason: `The ${billName(bill)} is another client's.` };
  if (!advance(billMachine, bill.status, { type: 'cancel' })) return { reason: `The ${billName(bill)} was cancelled.` };
  const settled = standsOn(state, bill);
  return settled === undefined ? undefined : { reason: `Not cancelled: ${settled}` };
}
