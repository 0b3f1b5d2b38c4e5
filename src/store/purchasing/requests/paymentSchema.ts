import type { InferType } from 'yup';
import { day, line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { reference } from '@/store/kit/schema/rowRules';
import { typedRupees } from '@/store/kit/typed/typedNumber';
import { givenText } from '@/store/kit/typed/typedText';
import { tooMuch, type VendorDue } from './payments';

const amount = typedRupees('Amount').moreThan(0, 'Amount must be more than 0.').required('Amount is required.');
const invoiceNo = line('Vendor’s Invoice No');
const on = day('Paid On is required.', 'Paid On is not a date.');

/** A payment as it is kept. */
export const paymentRow = { vendorId: reference('Its vendor'), amount, on, invoiceNo };

/** The Record Payment form of a request: to one of its vendors, at most what is open, and not in the future. */
export const paymentSchema = (dues: readonly VendorDue[], today: string) => {
  const of = (vendorId: unknown) => dues.find((due) => due.vendorId === vendorId);
  return record({
    vendorId: givenText('Vendor is required.').required('Vendor is required.'),
    amount: amount.when('vendorId', ([vendorId], rule) => {
      const due = of(vendorId);
      return due ? rule.max(due.open, tooMuch(due)) : rule;
    }),
    on: on.test('past', 'Paid On cannot be in the future.', (typed) => !(typed > today)),
    invoiceNo,
  });
};

export type PaymentValues = InferType<ReturnType<typeof paymentSchema>>;
