import { statusesOf } from '@/machines/advance';
import { documentMachine } from '@/machines/document';
import { day, knownWord } from '@/store/kit/schema/fieldRules';
import { list, mark, numberBetween, optionalIdentity, part, text } from '@/store/kit/schema/rowRules';
import { typedArea, typedLine } from '@/store/kit/typed/typedText';
import { MAX_AMOUNT, paise, sumOf } from '@/store/kit/money';
import { GST_RATES } from '@/store/kit/gstRates';
import { LINE_KINDS, type Amounts, type BillLine } from './bill';
import { DOC_NO_LENGTH, SERIES_FORM } from '@/store/kit/docNumbers';

/** More often than this the terms of no vehicle change. */
const MAX_TERM_CHANGES = 100_000;

/** A rate of GST. */
export const gstRateRule = knownWord(GST_RATES, 'Its rate of GST is not known.');

const amount = (label: string) => numberBetween(label, -MAX_AMOUNT, MAX_AMOUNT);

/** A day that each document has, under the name of its field. */
export const documentDay = (label: string) => day(`${label} is required.`, `${label} is not a date.`);

/** The status of a document that is issued or cancelled. */
export const issuedStatus = knownWord(statusesOf(documentMachine), 'Its status is not known.');

/** The number of a document. */
export const docNoRule = text('Its document number', DOC_NO_LENGTH + 10);

/** Lines with their GST. */
export const amountFields = {
  lines: list(
    part('Line', {
      kind: knownWord(LINE_KINDS, 'Its kind is not known.'),
      vehicleId: optionalIdentity('Its vehicle'),
      vehicleNo: typedLine('Vehicle Number'),
      imeis: list(text('IMEI', 40)).optional(),
      days: numberBetween('Days', 0, 31).optional(),
      of: numberBetween('Days of the month', 28, 31).optional(),
      unused: numberBetween('Days not used', 1, 31).optional(),
      termChanges: numberBetween('Changes of terms', 1, MAX_TERM_CHANGES).optional(),
      price: amount('Price'),
      included: mark('GST included').optional(),
      taxable: amount('Taxable value'),
      hsn: text('HSN', 20),
      why: text('Why', 300).optional(),
    }),
  ),
  taxes: list(
    part('Tax', {
      hsn: text('HSN', 20),
      rate: gstRateRule.optional(),
      taxable: amount('Taxable value'),
      cgst: amount('CGST'),
      sgst: amount('SGST'),
      igst: amount('IGST'),
    }),
  ),
  roundOff: numberBetween('Round off', -1, 1),
  total: amount('Total'),
};

type AnyAmounts = Pick<Amounts, 'taxes' | 'roundOff' | 'total'> & {
  lines: readonly Pick<BillLine, 'hsn' | 'taxable'>[];
};

/** Whether lines, taxes and round off add up to the total, and each tax counts from the lines of its HSN: whoever counted them, and however. */
export function addUp({ lines, taxes, roundOff, total }: AnyAmounts): boolean {
  const left = new Map<string, number>();
  for (const { hsn, taxable } of lines) left.set(hsn, (left.get(hsn) ?? 0) + paise(taxable));
  for (const { hsn, taxable } of taxes) left.set(hsn, (left.get(hsn) ?? 0) - paise(taxable));
  const parts = [
    ...lines.map(({ taxable }) => taxable),
    ...taxes.flatMap(({ cgst, sgst, igst }) => [cgst, sgst, igst]),
  ];
  return [...left.values()].every((rest) => rest === 0) && paise(sumOf([...parts, roundOff])) === paise(total);
}

/** What somebody made up does not add up. */
export const ADD_UP = 'Its amounts do not add up.';

/** For whom a document is. */
export const recipientRule = part('Recipient', {
  name: typedLine('Name').defined(),
  address: typedArea('Address').defined(),
  gstin: typedLine('GST Number').defined(),
  stateCode: typedLine('State').defined(),
  town: typedLine('Town'),
  pinCode: typedLine('PIN Code'),
  deliveryAddress: typedArea('Delivery Address'),
  deliveryTown: typedLine('Delivery Town'),
  deliveryPin: typedLine('Delivery PIN Code'),
  treatment: knownWord(['Unregistered', 'SEZ', 'Deemed Export'], 'Its GST treatment is not known.').optional(),
});

/** How the number of a document begins. */
export const prefixRule = text('Its series', DOC_NO_LENGTH).matches(
  SERIES_FORM,
  'Its series is one to three letters or digits.',
);

/** What a document takes from the company's details. */
export const issuerRule = part('Its series', { prefix: prefixRule, companyId: optionalIdentity('Its company') });
