import type { InferType } from 'yup';
import { formatMoney } from '@/format';
import type { BillLine, IssuedBill } from '@/store/billing/bills/bill';
import { billLineKey } from '@/store/billing/bills/billedLines';
import { CREDIT_REASONS, type CreditNote } from './creditNote';
import { choice } from '@/store/kit/schema/fieldRules';
import { record, rowId, rowsOf } from '@/store/kit/schema/formRules';
import { MAX_AMOUNT, paise } from '@/store/kit/money';
import type { Table } from '@/store/kit/table';
import { typedNumber } from '@/store/kit/typed/typedNumber';
import { typedLine } from '@/store/kit/typed/typedText';
import { leftOfLine, type CreditedLine } from './creditAmounts';

/** A line of a bill of which something is left to be credited, in rupees without GST. */
export interface CreditableLine extends Pick<BillLine, 'kind' | 'vehicleId' | 'hsn'> {
  /** Names it among the lines of its bill. */
  key: string;
  what: string;
  left: number;
}

/** The lines of a bill of which something is left to be credited. */
export const creditableLines = (notes: Table<CreditNote>, bill: IssuedBill): CreditableLine[] =>
  bill.lines.flatMap((line) => {
    const left = leftOfLine(notes, bill, line);
    if (left === 0) return [];
    const { kind, vehicleId, vehicleNo, hsn } = line;
    const isAlone = bill.lines.every((one) => one === line || one.kind !== kind || one.vehicleId !== vehicleId);
    return [
      {
        key: billLineKey(line),
        kind,
        vehicleId,
        hsn,
        what: vehicleNo !== undefined ? `${vehicleNo}, ${kind}` : isAlone ? kind : `${kind}, ${hsn}`,
        left,
      },
    ];
  });

/** Why an amount cannot be credited of a line; undefined where it can. */
export function overLeft({ left, what }: Pick<CreditableLine, 'left' | 'what'>, amount: number): string | undefined {
  if (left > 0 && amount < 0) return `Credit of ${what} cannot be negative.`;
  if (left < 0 && amount > 0)
    return `${what} took something off the bill: its credit is negative, down to ${formatMoney(left)}.`;
  return Math.abs(paise(amount)) > Math.abs(paise(left)) ? `Only ${formatMoney(left)} is left of ${what}.` : undefined;
}

/** The form for a credit note over a bill: how much of each line, at most what is left of it, and why. */
export const creditSchema = (lines: readonly CreditableLine[]) =>
  record({
    reason: choice(CREDIT_REASONS, 'Reason is required.'),
    remark: typedLine('Remark'),
    lines: rowsOf(
      record({
        key: rowId(),
        amount: typedNumber('Credit')
          .min(-MAX_AMOUNT, 'Credit is too large.')
          .max(MAX_AMOUNT, 'Credit is too large.')
          .test(
            'paise',
            'Credit can have at most two decimals.',
            (amount) => amount === undefined || Number(amount.toFixed(2)) === amount,
          )
          .test('left', (amount, { parent, createError }) => {
            const line = lines.find(({ key }) => key === (parent as { key?: unknown }).key);
            const message = line && amount !== undefined ? overLeft(line, amount) : undefined;
            return message === undefined || createError({ message });
          }),
      }),
    ),
  }).test(
    'some',
    'Credit at least one line.',
    ({ lines: typed }: { lines?: unknown }) =>
      Array.isArray(typed) &&
      (typed as unknown[]).some(
        (line) =>
          typeof line === 'object' &&
          line !== null &&
          'amount' in line &&
          typeof line.amount === 'number' &&
          line.amount !== 0,
      ),
  );

export type CreditValues = InferType<ReturnType<typeof creditSchema>>;

/** What valid rows of the form credit. */
export const creditedOf = (lines: readonly CreditableLine[], rows: CreditValues['lines']): CreditedLine[] =>
  rows.flatMap(({ key, amount = 0 }) => {
    const line = lines.find((one) => one.key === key);
    return line && amount !== 0
      ? [
          {
            kind: line.kind,
            ...(line.vehicleId !== undefined && { vehicleId: line.vehicleId }),
            hsn: line.hsn,
            amount,
          },
        ]
      : [];
  });
