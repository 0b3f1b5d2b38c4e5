import { statusesOf } from '@/machines/advance';
import { billMachine } from '@/machines/bill';
import { documentMachine } from '@/machines/document';
import { choice, day } from '@/store/kit/schema/fieldRules';
import {
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
import { MAX_AMOUNT } from '@/store/kit/money';
import { BILL_PARTS, LINE_KINDS } from './bill';
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

/** For whom a document is. */
export const recipientRule = part('Recipient', {
  name: typedLine('Name').defined(),
  address: typedArea('Address').defined(),
  gstin: typedLine('GST Number').defined(),
  stateCode: typedLine('State').defined(),
});

/** A bill as it is kept. */
export const billRowSchema = rowOf({
  ...amountFields,
  accountId: reference('Its account'),
  part: choice(BILL_PARTS, 'What it is for is none of those known.'),
  month: month('Month'),
  issuedOn: aDay('Issued On'),
  dueOn: aDay('Due On'),
  recipient: recipientRule,
  companyId: optionalIdentity('Its company'),
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
