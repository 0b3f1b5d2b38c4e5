import { daysAfter, daysBefore, isRealDate } from '@/store/kit/dates';
import { pushTo } from '@/store/kit/grouping';
import { paise } from '@/store/kit/money';
import type { Table } from '@/store/kit/table';
import { typedAmount } from '@/store/kit/typed/typedNumber';
import { labelledAccounts } from './clientLabels';
import { paymentNumbers, paymentReference, textOf, type PaymentNumber } from './paymentNumber';
import type { Receipt } from './receipt';
import { dayMark, recordedAs } from './recordedAlready';

/** So far apart a bank and a person may date one payment. */
const NEAR_DAYS = 15;
/** So near in time the same amount of a client may be one payment, whatever else is told of it. */
const ALIKE_DAYS = 5;

/** What a row of a bank statement says, by column. */
export type StatementCells = Readonly<Partial<Record<string, unknown>>>;

/** A receipt with all by which a row of a bank statement may be known as it. */
interface Recorded {
  receipt: Receipt;
  /** The ISO date on which the money came. */
  on: string;
  numbers: readonly PaymentNumber[];
}

const areNear = (one: string, other: string, days: number) =>
  one >= daysBefore(other, days) && one <= daysAfter(other, days);

/** A receipt as it may be known; of a cheque that bounced the number comes again when it is presented anew. */
function recordedOf(receipt: Receipt): Recorded {
  const { mode, reference, on, of = on, status } = receipt;
  const words = { reference, narration: mode === 'Cheque' ? mode : '' };
  return { receipt, on: of, numbers: status === 'Bounced' ? [] : paymentNumbers(words) };
}

/** A row as it is compared. */
function rowOf(told: StatementCells) {
  const amount = typedAmount(told.amount);
  const on = isRealDate(textOf(told.on)) ? textOf(told.on) : undefined;
  const dayMarks = new Set(
    [told.reference, paymentReference(told)].map((reference) => dayMark({ on, amount, reference })),
  );
  dayMarks.delete('');
  return { amount, on, numbers: paymentNumbers(told), dayMarks };
}
type Row = ReturnType<typeof rowOf>;

/** Whether both have a number in common: alone it tells whatever their days, among other words where these are near. */
const haveSameNumber = (row: Row, { on, numbers }: Recorded): boolean =>
  row.numbers.some((one) =>
    numbers.some(
      (other) =>
        one.number === other.number &&
        ((one.isAlone && other.isAlone) || (row.on !== undefined && areNear(row.on, on, NEAR_DAYS))),
    ),
  );

const isOfSameDay = ({ dayMarks }: Row, { on, receipt: { cash, reference } }: Recorded): boolean =>
  dayMarks.has(dayMark({ on, amount: cash, reference }));

/** Whether a row may be a receipt though nothing proves it: dated alike, and not told apart by numbers. */
const isAlike = (row: Row, { on, numbers }: Recorded): boolean =>
  row.on !== undefined &&
  areNear(row.on, on, ALIKE_DAYS) &&
  (row.numbers.length === 0 ||
    numbers.length === 0 ||
    row.numbers.some((one) => numbers.some((other) => one.number === other.number)));

/** By what rows of one file are told to be one payment: its number, or its day and reference. */
export function markOf(told: StatementCells): string {
  const { amount, numbers, dayMarks } = rowOf(told);
  const own = numbers.find(({ isAlone }) => isAlone);
  const mark = own ? `${amount} ${own.number}` : ([...dayMarks].at(-1) ?? '');
  return mark === '' || amount === undefined ? '' : `${textOf(told.client)} ${mark}`;
}

/**
 * Knows rows of a bank statement as receipts: at the same client and of the same amount, by the payment's own number, or by day and
 * reference. What may be a receipt by anything less is told, and is a person's to decide.
 */
export function recognizingReceipts(receipts: Table<Receipt>, labels: ReadonlyMap<string, string>) {
  const accountLabelled = labelledAccounts(labels);
  const byAmount = new Map<string, Recorded[]>();
  for (const receipt of Object.values(receipts.entities))
    if (receipt.status !== 'Cancelled') pushTo(byAmount, String(paise(receipt.cash)), recordedOf(receipt));
  const ofAmount = ({ amount }: Row) => (amount === undefined ? [] : (byAmount.get(String(paise(amount))) ?? []));
  const accountOf = ({ client }: StatementCells) => accountLabelled(textOf(client));

  /** The receipt that a row surely is. */
  function receiptOf(told: StatementCells): Receipt | undefined {
    const row = rowOf(told);
    const accountId = accountOf(told);
    const own = ofAmount(row).filter(({ receipt }) => receipt.accountId === accountId);
    const found = own.find((one) => haveSameNumber(row, one)) ?? own.find((one) => isOfSameDay(row, one));
    return found?.receipt;
  }

  return {
    receiptOf,
    /** Whose a row is that names nobody, as a receipt tells that was made of it. */
    clientOf(told: StatementCells): { text: string; why: string } | undefined {
      const row = rowOf(told);
      const [found, ...others] = ofAmount(row).filter((one) => haveSameNumber(row, one) || isOfSameDay(row, one));
      const text = others.length === 0 && found ? labels.get(found.receipt.accountId) : undefined;
      return found && text !== undefined ? { text, why: `By ${found.receipt.docNo}` } : undefined;
    },
    /** That a row may be recorded already, though it is not sure. */
    warningOf(told: StatementCells): string | undefined {
      const row = rowOf(told);
      const accountId = accountOf(told);
      const found = ofAmount(row).find(
        (one) =>
          row.numbers.some(({ number }) => one.numbers.some((other) => other.number === number)) ||
          isOfSameDay(row, one) ||
          (one.receipt.accountId === accountId && isAlike(row, one)),
      );
      if (!found) return undefined;
      const { accountId: of } = found.receipt;
      const whose = of === accountId ? '' : `, of ${labels.get(of) ?? 'another client'}`;
      return `This may be recorded already: ${recordedAs(found.receipt)}${whose}. If it is, choose No under Import.`;
    },
  };
}
