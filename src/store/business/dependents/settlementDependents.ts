import type { Change } from '@/journal/undo/undo';
import type { Refusal } from '@/journal/port/model';
import { isLive } from '@/store/billing/bills/bill';
import { debtName, debtOfId } from '@/store/billing/receivables/debts';
import {
  onAccountOf,
  openAmount,
  openingOnAccount,
  settlementOf,
  type WithDebts,
} from '@/store/billing/receivables/openBills';
import { paise, sumOf } from '@/store/kit/money';
import { settledBy } from '@/store/billing/receipts/settled';
import type { Allocation, Receipt } from '@/store/billing/receipts/receipt';
import { turned } from './turned';

/** What receipts settle again: all that one settled which counts again, or what was allocated of one that counts. */
function settledAgain({ receipts, openings }: WithDebts, changes: readonly Change[]): Allocation[] {
  const again = turned(changes, 'receipts').flatMap(({ id, to }) =>
    to === 'Recorded' && receipts.entities[id] ? settledBy(receipts.entities[id]) : [],
  );
  const allocated = changes.flatMap(({ path: [, id = '', field], was }) => {
    if (field !== 'allocations' || !Array.isArray(was)) return [];
    const receipt = receipts.entities[id];
    const settling = receipt?.status === 'Recorded' ? receipt : openings.entities[id];
    if (!settling) return [];
    const before = new Map(settling.allocations.map(({ billId, amount }) => [billId, amount]));
    return (was as Allocation[]).map(({ billId, amount }) => ({
      billId,
      amount: sumOf([amount, -(before.get(billId) ?? 0)]),
    }));
  });
  return [...again, ...allocated.filter(({ amount }) => amount > 0)];
}

/** Why a receipt cannot count again, or what was allocated of it: its bills were paid otherwise by now, or cancelled; what was credited of them is on account then. */
export function receiptsTurned(books: WithDebts, changes: readonly Change[]): Refusal | undefined {
  for (const { billId, amount } of settledAgain(books, changes)) {
    const bill = debtOfId(books, billId);
    const { received, writtenOff } = bill ? settlementOf(books, bill) : { received: 0, writtenOff: 0 };
    const left = bill && isLive(bill) ? paise(bill.total) - paise(received) - paise(writtenOff) : 0;
    if (left < paise(amount))
      return { reason: `Not undone: ${bill ? debtName(bill) : 'its bill'} is settled otherwise by now.` };
  }
  return undefined;
}

const total = (some: readonly { amount: number }[]) => some.reduce((sum, { amount }) => sum + paise(amount), 0);
const sumFor = (billId: string, some: readonly Allocation[]) => total(some.filter((one) => one.billId === billId));

/** Why what a credit note gave back cannot be taken again, nor the allocation that it gave back of: by now that money settles other bills. */
export function releasesTurned(books: WithDebts, changes: readonly Change[]): Refusal | undefined {
  for (const { path, was } of changes) {
    const [table, id = '', field] = path;
    const [receipt, opening] = [books.receipts.entities[id], books.openings.entities[id]];
    const money = table === 'receipts' ? receipt : table === 'openings' ? opening : undefined;
    if (!money || path.length !== 3) continue;
    const { released = [] } = money;
    const before = (was ?? []) as readonly Allocation[];
    if (field === 'allocations' && released.some(({ billId }) => sumFor(billId, before) < sumFor(billId, released)))
      return { reason: 'Not undone: a credit note gave some of it back.' };
    if (field !== 'released' || (receipt && receipt.status !== 'Recorded')) continue;
    const left = receipt ? onAccountOf(receipt) : openingOnAccount(books, money.accountId);
    if (total(released) - total(before) > paise(left))
      return { reason: 'Not undone: the money that it gave back settles other bills by now.' };
  }
  return undefined;
}

/** Why money is not paid back again: by now it settles bills. */
export function refundedAgain({ receipts }: WithDebts, changes: readonly Change[]): Refusal | undefined {
  for (const { path, was } of changes) {
    const [table, id = '', field] = path;
    const receipt = table === 'receipts' && field === 'refunds' ? receipts.entities[id] : undefined;
    if (!receipt || was === undefined) continue;
    const back = [was].flat() as unknown as NonNullable<Receipt['refunds']>;
    // The first refund came back with the list of them, each later one by itself.
    const known = new Set(receipt.refunds?.map((one) => one.id));
    if (total(back.filter((one) => !known.has(one.id))) > paise(onAccountOf(receipt)))
      return { reason: 'Not undone: the money that was paid back settles bills by now.' };
  }
  return undefined;
}

/** Why what was written off cannot be written off again: by now less is open of it. */
export function writtenOffAgain(books: WithDebts, changes: readonly Change[]): Refusal | undefined {
  const back = turned(changes, 'writeOffs').flatMap(({ id, to }) =>
    to === 'Issued' ? (books.writeOffs.entities[id] ?? []) : [],
  );
  for (const { billId, amount } of back) {
    const bill = debtOfId(books, billId);
    if (!bill || paise(openAmount(books, bill)) < paise(amount))
      return { reason: `Not undone: ${bill ? debtName(bill) : 'its bill'} is settled otherwise by now.` };
  }
  return undefined;
}
