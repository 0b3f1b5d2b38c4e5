import type { InferType } from 'yup';
import { formatMoney } from '@/format';
import { day, knownWord } from '@/store/kit/schema/fieldRules';
import { record, rowId, rowsOf } from '@/store/kit/schema/formRules';
import { sumOf } from '@/store/kit/money';
import { inOpenMonth } from '@/store/billing/periods/openMonth';
import { ADVANCE_FOR, RECEIPT_MODES } from './receipt';
import { typedRupees } from '@/store/kit/typed/typedNumber';
import { givenText, typedLine } from '@/store/kit/typed/typedText';
import { debtName, debtOfId } from '@/store/billing/receivables/debts';
import { openAmount, type WithDebts } from '@/store/billing/receivables/openBills';
import {
  ALLOCATING,
  allocationsOf,
  NO_TDS,
  receiptLook,
  type ReceiptContext,
  type TypedReceipt,
  type TypedShare,
} from './receiptForm';

/** What one bill gets by hand: at most what is open of it. */
const shareOf = (books: WithDebts) =>
  record({
    billId: rowId(),
    amount: typedRupees('Amount').test('open', '', (amount, { parent, createError }) => {
      const bill = debtOfId(books, String((parent as TypedShare).billId));
      if (!bill || amount === undefined) return true;
      const open = openAmount(books, bill);
      return (
        amount <= open ||
        createError({ message: `Only ${formatMoney(Math.max(0, open))} is open of ${debtName(bill)}.` })
      );
    }),
  });

/** That the tax that was typed is another one than the section's rate makes of what is allocated, by more than a rupee. */
export function tdsWarning(context: ReceiptContext, typed: TypedReceipt): string | undefined {
  const { tds, dueTds } = receiptLook(context, typed);
  if (Math.abs(sumOf([tds, -dueTds])) <= 1) return undefined;
  return `TDS ${typed.tdsCode ?? NO_TDS} of the allocated amount without GST is ${formatMoney(dueTds)}.`;
}

/**
 * The Record Receipt form: money that is here, with the tax that the client kept back, on what it settles.
 */
export const receiptFormSchema = (context: ReceiptContext) =>
  record({
    accountId: givenText('Choose the client.').required('Choose the client.'),
    on: day('Date is required.', 'Date is not a date.')
      .test(
        'past',
        'Date cannot be in the future: money is recorded when it is here.',
        (typed) => !(typed > context.today),
      )
      .test(inOpenMonth(context.open)),
    mode: knownWord(RECEIPT_MODES, 'Choose how it came.').default('RTGS / NEFT'),
    reference: typedLine('Reference'),
    cash: typedRupees('Amount')
      .required('Amount is required.')
      .test(
        'something',
        'Amount must be more than 0.',
        (cash, { parent }) => cash > 0 || receiptLook(context, parent as TypedReceipt).tds > 0,
      )
      .test('enough', '', (cash, { parent, createError }) => {
        const { allocated, onAccount } = receiptLook(context, { ...(parent as TypedReceipt), cash });
        if (onAccount >= 0) return true;
        return createError({
          message: `${formatMoney(allocated)} is allocated, more than the ${formatMoney(sumOf([allocated, onAccount]))} that came.`,
        });
      }),
    tdsCode: knownWord([NO_TDS, ...context.rates.map(({ code }) => code)], 'Choose a section, or None.').default(
      NO_TDS,
    ),
    tdsAmount: typedRupees('TDS').test('taxable', '', (amount, { parent, createError }) => {
      const { tds, mostTds } = receiptLook(context, parent as TypedReceipt);
      if (amount === undefined || tds <= mostTds) return true;
      return createError({
        message: `TDS cannot be above ${formatMoney(mostTds)}, the value without GST of what is allocated.`,
      });
    }),
    allocating: knownWord(ALLOCATING, 'Choose how it is allocated.').default('Oldest first'),
    shares: rowsOf(shareOf(context.books)).default([]),
    advanceFor: knownWord(ADVANCE_FOR, 'Choose what it is for.').default('Service'),
  });

export type ReceiptFormValues = InferType<ReturnType<typeof receiptFormSchema>>;

/** The form that gives bills what is on account, in rupees. */
export const allocateSchema = (books: WithDebts, left: number) =>
  record({
    shares: rowsOf(shareOf(books))
      .default([])
      .test('some', 'Give at least one bill an amount.', (shares) => allocationsOf(shares).length > 0)
      .test('enough', '', (shares, { createError }) => {
        const asked = sumOf(allocationsOf(shares).map(({ amount }) => amount));
        return (
          asked <= left ||
          createError({ message: `Only ${formatMoney(left)} is on account, less than ${formatMoney(asked)}.` })
        );
      }),
  });
