import { formatDate } from '@/format';
import { day, line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { part } from '@/store/kit/schema/rowRules';
import { EWAY_BILL_LABELS, EWAY_BILL_NO } from './ewayBill';

const ewayBillFields = {
  // The portal shows it in groups of four.
  no: line(EWAY_BILL_LABELS.no)
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.replaceAll(/[\s-]/g, '') : typed))
    .matches(EWAY_BILL_NO, { message: 'E-way Bill No is 12 digits.', excludeEmptyString: true }),
  on: day(`${EWAY_BILL_LABELS.on} is required.`, `${EWAY_BILL_LABELS.on} is not a date.`),
};

/** The form of an e-way bill: it is made on the day of its document or later, and not after today. Both are ISO dates. */
export const ewayBillSchema = (from: string, today: string) =>
  record({
    ...ewayBillFields,
    on: ewayBillFields.on
      .test(
        'from',
        `${EWAY_BILL_LABELS.on} is ${formatDate(from)} or later, the day of its document.`,
        (on) => on >= from,
      )
      .test('past', `${EWAY_BILL_LABELS.on} cannot be in the future.`, (on) => on <= today),
  });

/** An e-way bill as it is kept. */
export const ewayBillRule = part('Its e-way bill', ewayBillFields);
