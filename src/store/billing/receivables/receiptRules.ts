import type { Refusal } from '@/journal/port/model';
import { formatDate, formatMoney } from '@/format';
import type { AccountRow } from '@/store/clients/accounts/account';
import { advance } from '@/machines/advance';
import { billMachine } from '@/machines/bill';
import { bounceRefusal } from './bounceRefusal';
import { refundRefusal } from './refundRefusal';
import { receiptMachine } from '@/machines/receipt';
import { noDetails, type WithCompany } from '@/store/billing/company/company';
import { paise, rupees, sumOf } from '@/store/kit/money';
import { lastDay } from '@/store/billing/receipts/settled';
import type { Allocation, ReceiptDraft, Settling } from '@/store/billing/receipts/receipt';
import { receiptFacts, type allocating } from '@/store/facts/receipts';
import type { PayloadOf } from '@/store/facts/fact';
import { rulesOf } from '@/store/facts/rules';
import { addedAlready, firstOf, gone, known, refusedBy } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import { recordedWords, sameReceipt } from '@/store/billing/receipts/recordedAlready';
import { mostTds } from '@/store/billing/receipts/allocation';
import { debtName, debtOfId } from './debts';
import { openAmount, onAccountOf, type WithDebts } from './openBills';

export type ReceivablesContext = WithDebts & WithCompany & { accounts: Table<AccountRow> };

/** Why allocations cannot be: a bill is not the account's, one is named twice, or gets more than is open of it. */
export function allocationRefusal(
  state: WithDebts,
  accountId: string,
  allocations: readonly Allocation[],
): Refusal | undefined {
  const seen = new Set<string>();
  for (const { billId, amount } of allocations) {
    const bill = debtOfId(state, billId);
    if (!bill) return gone(state.bills, billId, 'One of the bills');
    if (bill.accountId !== accountId) return { reason: `The ${debtName(bill)} is another client's.` };
    if (seen.has(billId)) return { reason: `The ${debtName(bill)} is named twice.` };
    seen.add(billId);
    const open = openAmount(state, bill);
    if (!advance(billMachine, bill.status, { type: 'settle' }))
      return { reason: `The ${debtName(bill)} was cancelled.` };
    if (paise(amount) > paise(open))
      return {
        reason: `Only ${formatMoney(Math.max(0, open))} is open of ${debtName(bill)}, less than ${formatMoney(amount)}.`,
      };
  }
  return undefined;
}

/** Why money cannot settle bills from a day on: that was said already, or it came later, or some of it was allocated or given back later. */
export function laterRefusal(
  { on, later = [], released = [] }: Pick<Settling, 'later' | 'released'> & { on: string },
  { allocations, on: from }: ReturnType<typeof allocating>,
): Refusal | undefined {
  const ids = new Set(later.map(({ id }) => id));
  if (allocations.some(({ id }) => ids.has(id))) return addedAlready('This allocation');
  if (from < on) return { reason: `It came on ${formatDate(on)}: it settles bills from then on.` };
  const last = lastDay(on, [...later, ...released]);
  return from < last
    ? { reason: `Some of it was allocated or given back on ${formatDate(last)}: it settles bills from then on.` }
    : undefined;
}

/** Why so much tax cannot have been kept back: it is more than the value that it counts from. */
function tdsRefusal(
  state: ReceivablesContext,
  { tds, allocations }: ReceiptDraft,
  brought: number,
): Refusal | undefined {
  if (!tds) return undefined;
  const most = mostTds(
    allocations.flatMap(({ billId }) => debtOfId(state, billId) ?? []),
    allocations,
    brought,
  );
  return paise(tds.amount) > paise(most)
    ? {
        reason: `TDS of ${formatMoney(tds.amount)} is above ${formatMoney(most)}, the value without GST of what is allocated.`,
      }
    : undefined;
}

function receiptRefusal(
  state: ReceivablesContext,
  draft: PayloadOf<typeof receiptFacts.declared.receiptRecorded>,
): Refusal | undefined {
  const { accountId, on, recordedOn, cash, tds, allocations } = draft;
  const allocated = sumOf(allocations.map(({ amount }) => amount));
  const brought = sumOf([cash, tds?.amount ?? 0]);
  const same = sameReceipt(state.receipts, draft);
  return firstOf(
    known(state.receipts, draft, 'This receipt'),
    same && { reason: recordedWords(same) },
    gone(state.accounts, accountId, 'This account'),
    noDetails(state, draft.issuer),
    on > recordedOn ? { reason: `${formatDate(on)} is still to come: money is recorded when it is here.` } : undefined,
    paise(brought) <= 0 ? { reason: 'A receipt needs an amount.' } : undefined,
    paise(allocated) > paise(brought)
      ? { reason: `${formatMoney(allocated)} is allocated, more than the ${formatMoney(brought)} that came.` }
      : undefined,
    allocationRefusal(state, accountId, allocations),
    tdsRefusal(state, draft, brought),
  );
}

/** When the facts of the receipts cannot be. */
export const receiptRules = rulesOf<ReceivablesContext>()(receiptFacts, {
  receiptRecorded: receiptRefusal,
  receiptAllocated: (state, said) => {
    const { id, allocations } = said;
    const receipt = state.receipts.entities[id];
    if (!receipt) return gone(state.receipts, id, 'This receipt');
    const left = onAccountOf(receipt);
    const asked = sumOf(allocations.map(({ amount }) => amount));
    return firstOf(
      refusedBy(receiptMachine, receipt.status, { type: 'allocate' }, 'This receipt'),
      laterRefusal(receipt, said),
      paise(asked) <= 0 ? { reason: 'Nothing is allocated.' } : undefined,
      paise(asked) > paise(left)
        ? { reason: `Only ${formatMoney(rupees(paise(left)))} of it is on account, less than ${formatMoney(asked)}.` }
        : undefined,
      allocationRefusal(state, receipt.accountId, allocations),
    );
  },
  receiptRefunded: refundRefusal,
  receiptBounced: bounceRefusal,
});
