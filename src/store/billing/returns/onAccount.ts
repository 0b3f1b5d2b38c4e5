import { unitCodeOf } from '@/store/billing/bills/units';
import { debtOfId } from '@/store/billing/receivables/debts';
import { broughtInPaise } from '@/store/billing/receivables/movements';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { DatedAllocation, Receipt } from '@/store/billing/receipts/receipt';
import { settledOn } from '@/store/billing/receipts/settled';
import type { HsnTax } from '@/store/kit/hsnTax';
import { paise, roundedQuotient } from '@/store/kit/money';

/** What tells what of a receipt is on account, and what that is for. */
export type OnAccountBooks = Pick<WithDebts, 'bills' | 'openings' | 'debitNotes' | 'receipts' | 'creditNotes'>;

/** What of a receipt was on account at the end of a day, in paise: nothing of one that was not there, and no bill that came later settled it. */
export function onAccountAt(books: OnAccountBooks, receipt: Receipt, day: string): number {
  const { on, status, bouncedOn = '', refunds = [] } = receipt;
  if (on > day || status === 'Cancelled' || (status === 'Bounced' && bouncedOn <= day)) return 0;
  const settled = settledOn(receipt, day)
    .filter(({ billId }) => (debtOfId(books, billId)?.issuedOn ?? day) <= day)
    .reduce((sum, { amount }) => sum + paise(amount), 0);
  const back = refunds.filter((one) => one.on <= day).reduce((sum, { amount }) => sum + paise(amount), 0);
  return Math.max(0, broughtInPaise(receipt) - settled - back);
}

/** The days (ISO dates) on which what of a receipt is on account may become another. */
export function changingDays(books: OnAccountBooks, receipt: Receipt): readonly string[] {
  const { on, bouncedOn, allocations, later = [], released = [], refunds = [] } = receipt;
  return [
    on,
    bouncedOn,
    ...[...later, ...released, ...refunds].map((one) => one.on),
    ...[...allocations, ...later].map(({ billId }) => debtOfId(books, billId)?.issuedOn),
  ].filter((day) => day !== undefined);
}

const worth = (taxes: readonly HsnTax[]): number =>
  taxes.reduce(
    (sum, { taxable, cgst, sgst, igst }) => sum + paise(taxable) + paise(cgst) + paise(sgst) + paise(igst),
    0,
  );

/** What of an amount of a document is for goods, in paise: as much of it as of the document. */
function goodsOf(inPaise: number, taxes: readonly HsnTax[] = []): number {
  const [goods, all] = [worth(taxes.filter(({ hsn }) => unitCodeOf(hsn) === 'NOS')), worth(taxes)];
  return all === 0 ? 0 : roundedQuotient(inPaise * goods, all);
}

/** What is for goods of what a credit note gave back, in paise. */
export const goodsGivenBack = (
  { creditNotes }: Pick<OnAccountBooks, 'creditNotes'>,
  { id, amount }: DatedAllocation,
): number => goodsOf(paise(amount), creditNotes.entities[id]?.taxes);

/** What of a bill or debit note is for goods, in paise: nothing of an opening balance, of which nobody tells it. */
function goodsBilled({ bills, debitNotes }: OnAccountBooks, billId: string): number {
  const document = bills.entities[billId] ?? debitNotes.entities[billId];
  return document ? goodsOf(paise(document.total), document.taxes) : 0;
}

/** What of a receipt is allocated to bills, each on the day (ISO date) from which it settles its bill. */
const settlingDays = (books: OnAccountBooks, { on: came, allocations, later = [] }: Receipt) =>
  [...allocations.map((one) => ({ ...one, on: came })), ...later].map(({ billId, amount, on }) => {
    const billed = debtOfId(books, billId)?.issuedOn ?? on;
    return { billId, amount, on: billed > on ? billed : on };
  });

/**
 * What of a receipt's money on account was for goods at the end of a day, in paise: a credit note over goods gave it back, and it stays
 * money for goods until a bill uses it up, as far as that is for goods, or no more than that is on account.
 */
export function goodsOnAccountAt(books: OnAccountBooks, receipt: Receipt, day: string): number {
  const given = (receipt.released ?? []).map((one) => ({ on: one.on, goods: goodsGivenBack(books, one) }));
  if (given.every(({ goods }) => goods === 0)) return 0;
  const days = [...new Set([...changingDays(books, receipt), day])].filter((one) => one <= day).toSorted();
  const settling = settlingDays(books, receipt);
  const paid = new Map<string, number>();
  return days.reduce((before, on) => {
    let left = given.reduce((sum, one) => (one.on === on ? sum + one.goods : sum), before);
    for (const { billId, amount } of settling.filter((one) => one.on === on)) {
      const already = paid.get(billId) ?? 0;
      const used = Math.min(left, paise(amount), goodsBilled(books, billId) - already);
      paid.set(billId, already + used);
      left -= used;
    }
    return Math.min(left, onAccountAt(books, receipt, on));
  }, 0);
}
