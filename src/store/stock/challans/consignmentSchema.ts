import { GST_RATES, HSN_FORM } from '@/store/kit/gstRates';
import { MAX_AMOUNT, paise, sumOf } from '@/store/kit/money';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { knownWord } from '@/store/kit/schema/fieldRules';
import { list, numberBetween, part, sum, text } from '@/store/kit/schema/rowRules';
import { typedArea, typedLine } from '@/store/kit/typed/typedText';
import type { Consignment, CountedCredit, CountedInvoice } from './consignment';

/** A product is named by its name and its model. */
const LONGEST_NAME = 500;
const amount = (label: string) => numberBetween(label, 0, MAX_AMOUNT);

/** What is declared of a product, as it is kept. */
export const declaredFields = {
  product: text('Product', LONGEST_NAME),
  hsn: typedLine('HSN').matches(HSN_FORM, { message: 'HSN is 4, 6 or 8 digits.', excludeEmptyString: true }),
  value: numberBetween('Value', 0.01, MAX_AMOUNT).optional(),
};

const registration = (label: string) =>
  part(label, {
    name: typedLine('Name').defined(),
    address: typedArea('Address').defined(),
    gstin: typedLine('GST Number').defined(),
    stateCode: typedLine('State').defined(),
  });

const amountFields = {
  taxes: list(
    part('Tax', {
      hsn: text('HSN', 20),
      rate: knownWord(GST_RATES, 'Its rate of GST is not known.').optional(),
      taxable: amount('Taxable value'),
      cgst: amount('CGST'),
      sgst: amount('SGST'),
      igst: amount('IGST'),
    }),
  ),
  roundOff: numberBetween('Round off', -1, 1),
  total: amount('Total'),
};

const invoiceFields = { recipient: registration('Recipient'), ...amountFields };

const goodsRule = list(
  part('Goods', {
    ...declaredFields,
    lines: list(numberBetween('Its line', 0, 999_999).integer('Its line must be a whole number.')),
    qty: sum('Qty'),
    taxable: amount('Taxable value').optional(),
  }),
);

/** Whether what a tax invoice says adds up: the taxable values of the goods by their HSN, and those with the taxes to the total. */
function addsUp(goods: CountedCredit['goods'], { taxes, roundOff, total }: Omit<CountedCredit, 'goods'>): boolean {
  const left = new Map<string, number>();
  for (const { hsn = '', taxable = 0 } of goods) left.set(hsn, (left.get(hsn) ?? 0) + paise(taxable));
  for (const { hsn, taxable } of taxes) left.set(hsn, (left.get(hsn) ?? 0) - paise(taxable));
  const parts = taxes.flatMap(({ taxable, cgst, sgst, igst }) => [taxable, cgst, sgst, igst]);
  return [...left.values()].every((rest) => rest === 0) && sumOf([...parts, roundOff]) === total;
}

const consignment = (fields: typeof invoiceFields) =>
  part('Its consignment', {
    consignor: registration('Consignor'),
    goods: goodsRule,
    invoice: part('Its tax invoice', fields).optional().default(undefined),
  })
    .test({
      name: 'adds up',
      message: 'Its amounts do not add up.',
      skipAbsent: true,
      test: ({ goods, invoice }: Consignment<CountedInvoice>) => !invoice || addsUp(goods, invoice),
    })
    .optional()
    .default(undefined);

/** A consignment as a fact carries it. */
export const countedConsignment = consignment(invoiceFields);

/** A consignment as it is kept. */
export const consignmentRule = consignment({
  ...invoiceFields,
  docNo: text('Its document number', 26),
} as typeof invoiceFields);

const creditOf = (fields: typeof amountFields) =>
  part('Its credit note', { goods: goodsRule, ...fields }).test({
    name: 'adds up',
    message: 'Its amounts do not add up.',
    skipAbsent: true,
    test: (given: CountedCredit) => addsUp(given.goods, given),
  });

/** A credit note over a transfer as a fact carries it. */
export const countedCredit = creditOf(amountFields);

/** A credit note over a transfer as it is kept. */
export const creditRule = creditOf({
  ...amountFields,
  docNo: text('Its document number', 26),
  on: movedOn,
} as typeof amountFields);
