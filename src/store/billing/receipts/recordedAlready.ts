import { formatDate, formatMoney } from '@/format';
import { comparedName } from '@/store/kit/typed/cleanText';
import type { Table } from '@/store/kit/table';
import { receiptsOfAccount } from './accountReceipts';
import { textOf } from './paymentNumber';
import type { Receipt, ReceiptDraft } from './receipt';

/** Money as a bank's line or a receipt tells it; its amount in rupees where that is one. */
interface Told {
  on?: unknown;
  amount: number | undefined;
  reference?: unknown;
}

/** By what money is told from other money, even without a number of its own: its day, its amount, and its reference. */
export function dayMark({ on, amount, reference }: Told): string {
  const said = textOf(reference);
  return textOf(on) === '' || amount === undefined || said === ''
    ? ''
    : `${textOf(on)} ${amount} ${comparedName(said)}`;
}

/** A receipt with its amount and the day on which the money came, as a row and a refusal name it. */
export const recordedAs = ({ docNo, cash, on, of = on }: Receipt): string =>
  `${docNo}, ${formatMoney(cash)} of ${formatDate(of)}`;

/** That a receipt is there already, as a row and a refusal say it. */
export const recordedWords = (receipt: Receipt): string => `Recorded already: ${recordedAs(receipt)}.`;

/** The receipt by which the same money of a client was recorded already: of that day, that amount and that reference. */
export function sameReceipt(table: Table<Receipt>, draft: Omit<ReceiptDraft, 'allocations'>): Receipt | undefined {
  const { accountId, on, of = on, cash, reference = '' } = draft;
  if (reference.trim() === '') return undefined;
  const mark = dayMark({ on: of, amount: cash, reference });
  return receiptsOfAccount(table, accountId).find(
    (one) =>
      one.status !== 'Cancelled' &&
      dayMark({ on: one.of ?? one.on, amount: one.cash, reference: one.reference }) === mark,
  );
}
