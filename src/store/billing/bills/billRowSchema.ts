import { statusesOf } from '@/machines/advance';
import { billMachine } from '@/machines/bill';
import { documentMachine } from '@/machines/document';
import { choice, day } from '@/store/kit/schema/fieldRules';
import {
  identity,
  list,
  mark,
  month,
  numberBetween,
  optionalIdentity,
  part,
  reference,
  rowOf,
  text,
} from '@/store/kit/schema/rowRules';
import { typedArea, typedLine } from '@/store/kit/typed/typedText';
import { MAX_AMOUNT, paise, sumOf } from '@/store/kit/money';
import { BILL_PARTS, LINE_KINDS, type Amounts, type BillLine } from './bill';
import { CREDIT_REASONS } from '@/store/billing/creditNotes/creditNote';
import { DOC_NO_LENGTH } from './docNumbers';

const amount = (label: string) => numberBetween(label, -MAX_AMOUNT, MAX_AMOUNT);
const aDay = (label: string) => day(`${label} is required.`, `${label} is not a date.`);

const issuedStatus = choice(statusesOf(documentMachine), 'Its status is none of those known.');

/** The number of a document. */
const docNo = text('Its document number', DOC_NO_LENGTH + 10);

/** Lines with their GST. */
const amountFields = {
  lines: list(
    part('Line', {
      kind: choice(LINE_KINDS, 'Its kind is none of those known.'),
      vehicleId: optionalIdentity('Its vehicle'),
      vehicleNo: typedLine('Vehicle Number'),
      days: numberBetween('Days', 0, 31).optional(),
      of: numberBetween('Days of the month', 28, 31).optional(),
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
function addUp({ lines, taxes, roundOff, total }: AnyAmounts): boolean {
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
const ADD_UP = 'Its amounts do not add up.';

/** For whom a document is. */
export const recipientRule = part('Recipient', {
  name: typedLine('Name').defined(),
  address: typedArea('Address').defined(),
  gstin: typedLine('GST Number').defined(),
  stateCode: typedLine('State').defined(),
});

/** How the number of a document begins. */
const prefixRule = text('Its series', DOC_NO_LENGTH);

const billFields = {
  ...amountFields,
  accountId: reference('Its account'),
  part: choice(BILL_PARTS, 'What it is for is none of those known.'),
  month: month('Month'),
  issuedOn: aDay('Issued On'),
  dueOn: aDay('Due On'),
  recipient: recipientRule,
  companyId: optionalIdentity('Its company'),
};

/** Bills as a fact carries them. */
export const countedBills = list(
  part('Bill', { ...billFields, id: identity, prefix: prefixRule, basis: text('What it is counted from', 40) }).test(
    'adds up',
    ADD_UP,
    addUp,
  ),
);

/** What a credit note comes to, as its fact carries it. */
export const countedCredit = part('Its amounts', amountFields).test('adds up', ADD_UP, addUp);

/** A proforma invoice as its fact carries it. */
export const countedProforma = part('It', {
  ...amountFields,
  accountId: reference('Its account'),
  issuedOn: aDay('Issued On'),
  validUntil: aDay('Valid Until'),
  recipient: recipientRule,
  companyId: optionalIdentity('Its company'),
  prefix: prefixRule,
}).test('adds up', ADD_UP, addUp);

/** What a document takes from the company's details. */
export const issuerRule = part('Its series', { prefix: prefixRule, companyId: optionalIdentity('Its company') });

/** A bill as it is kept. */
export const billRowSchema = rowOf({
  ...billFields,
  status: choice(statusesOf(billMachine), 'Its status is none of those known.'),
  docNo: docNo.optional(),
});

/** A credit note as it is kept. */
export const creditNoteRowSchema = rowOf({
  ...amountFields,
  accountId: reference('Its account'),
  billId: reference('Its bill'),
  issuedOn: aDay('Issued On'),
  reason: choice(CREDIT_REASONS, 'Its reason is none of those known.'),
  remark: typedLine('Remark'),
  companyId: optionalIdentity('Its company'),
  status: issuedStatus,
  docNo,
});

/** A proforma invoice as it is kept. */
export const proformaRowSchema = rowOf({
  ...amountFields,
  accountId: reference('Its account'),
  issuedOn: aDay('Issued On'),
  validUntil: aDay('Valid Until'),
  recipient: recipientRule,
  companyId: optionalIdentity('Its company'),
  status: issuedStatus,
  docNo,
});
