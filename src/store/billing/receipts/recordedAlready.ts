import { formatDate, formatMoney } from '@/format';
import { comparedName } from '@/store/kit/typed/cleanText';
import type { Table } from '@/store/kit/table';
import { receiptsOfAccount } from './accountReceipts';
import type { Receipt, ReceiptDraft } from './receipt';

/** Shorter references, such as the numbers of cheques, come again with other money. */
const SHORTEST_OWN = 8;

/** The words of a text that are one payment's alone, as banks number it: long, with a digit that is not 0. */
export const ownReferences = (text: string): string[] =>
  (text.toUpperCase().match(/[A-Z\d]+/g) ?? []).filter((word) => word.length >= SHORTEST_OWN && /[1-9]/.test(word));

/** Money as a bank's line or a receipt tells it; its amount in rupees where that is one. */
interface Told {
  on?: unknown;
  amount: number | undefined;
  reference?: unknown;
  narration?: unknown;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** By what money is told from other money whatever its day: its amount, and the bank's own number of it. */
export function ownMark({ amount, reference }: Told): string {
  const [own] = ownReferences(textOf(reference));
  return amount === undefined || own === undefined ? '' : `${amount} ${own}`;
}

/** By what money without such a number is: its day, its amount, and its reference or in its place the bank's words. */
export function dayMark({ on, amount, reference, narration }: Told): string {
  const said = textOf(reference) || textOf(narration);
  return textOf(on) === '' || amount === undefined || said === ''
    ? ''
    : `${textOf(on)} ${amount} ${comparedName(said)}`;
}

/** That a receipt is there already, as a row and a refusal say it. */
export const recordedWords = ({ docNo, cash, on, of = on }: Receipt): string =>
  `Recorded already: ${docNo}, ${formatMoney(cash)} of ${formatDate(of)}.`;

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
