import type { AnyObjectSchema } from 'yup';
import { eInvoiceRule } from '@/store/kit/eInvoices/eInvoiceRowSchema';
import { SERIES_FORM } from '@/store/kit/docNumbers';
import { HSN_FORM } from '@/store/kit/gstRates';
import { MAX_AMOUNT } from '@/store/kit/money';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { optionalDay, pinCodeRule } from '@/store/kit/schema/fieldRules';
import { list, numberBetween, part, sum, text } from '@/store/kit/schema/rowRules';
import { ADD_UP, addUp, docNoRule, taxedFields } from '@/store/kit/schema/taxedFields';
import { typedArea, typedLine } from '@/store/kit/typed/typedText';
import type { Consignment, CountedCredit, CountedInvoice } from './consignment';

/** A product is named by its name and its model. */
const LONGEST_NAME = 500;
const amount = (label: string) => numberBetween(label, 0, MAX_AMOUNT);

/** What is declared of a product, as it is kept. */
export const declaredFields = {
  product: text('Product', LONGEST_NAME),
  hsn: typedLine('HSN').matches(HSN_FORM, { message: 'HSN is 4, 6 or 8 digits.', excludeEmptyString: true }),
  value: amount('Value').optional(),
};

const registration = (label: string) =>
  part(label, {
    name: typedLine('Name').defined(),
    address: typedArea('Address').defined(),
    gstin: typedLine('GST Number').defined(),
    stateCode: typedLine('State').defined(),
    town: typedLine('Town'),
    pinCode: pinCodeRule('PIN Code'),
  });

const amountFields = taxedFields(0);

const invoiceFields = { recipient: registration('Recipient'), ...amountFields };

/** How the number of a document begins, as a fact carries it. */
const series = typedLine('Its series').matches(SERIES_FORM, 'Its series is one to three letters or digits.');

const goodsRule = list(
  part('Goods', {
    ...declaredFields,
    lines: list(numberBetween('Its line', 0, 999_999).integer('Its line must be a whole number.')),
    qty: sum('Qty'),
    taxable: amount('Taxable value').optional(),
  }),
);

const consignment = (invoiceRule: AnyObjectSchema) =>
  part('Its consignment', {
    consignor: registration('Consignor'),
    goods: goodsRule,
    invoice: invoiceRule.optional().default(undefined),
  })
    .test({
      name: 'adds up',
      message: ADD_UP,
      skipAbsent: true,
      test: ({ goods, invoice }: Consignment<CountedInvoice>) => !invoice || addUp({ lines: goods, ...invoice }),
    })
    .optional()
    .default(undefined);

/** A consignment as a fact carries it. */
export const countedConsignment = consignment(part('Its tax invoice', { ...invoiceFields, series }));

/** A consignment as it is kept. */
export const consignmentRule = consignment(
  part('Its tax invoice', {
    ...invoiceFields,
    docNo: docNoRule,
    on: optionalDay('Day of its tax invoice is not a date.'),
    eInvoice: eInvoiceRule,
  }),
);

const creditFields = { goods: goodsRule, ...amountFields };

const addsUp = {
  name: 'adds up',
  message: ADD_UP,
  skipAbsent: true,
  test: (given: CountedCredit) => addUp({ lines: given.goods, ...given }),
};

/** A credit note over a transfer as a fact carries it. */
export const countedCredit = part('Its credit note', { ...creditFields, series }).test(addsUp);

/** A credit note over a transfer as it is kept. */
export const creditRule = part('Its credit note', {
  ...creditFields,
  docNo: docNoRule,
  on: movedOn,
  eInvoice: eInvoiceRule,
}).test(addsUp);
