import {
  amountFields,
  cancelledDay,
  documentDay,
  issuedStatus,
  recipientRule,
} from '@/store/billing/bills/documentFields';
import { ADD_UP, addUp, docNoRule } from '@/store/kit/schema/taxedFields';
import { interestFields } from '@/store/billing/interest/interestSchema';
import { eInvoiceRule } from '@/store/kit/eInvoices/eInvoiceRowSchema';
import { knownWord } from '@/store/kit/schema/fieldRules';
import { optionalIdentity, part, reference, rowOf } from '@/store/kit/schema/rowRules';
import { typedLine } from '@/store/kit/typed/typedText';
import { DEBIT_REASONS } from './debitNote';

/** What a debit note comes to, as its fact carries it. */
export const countedDebit = part('Its amounts', amountFields).test('adds up', ADD_UP, addUp);

/** What of a debit note is kept as its fact says it. */
export const debitFields = {
  accountId: reference('Its account'),
  billId: reference('Its bill'),
  reason: knownWord(DEBIT_REASONS, 'Its reason is not known.'),
  remark: typedLine('Remark'),
  interest: part('Its days of interest', interestFields).optional(),
  recipient: recipientRule,
  dueOn: documentDay('Due On'),
};

/** A debit note as it is kept. */
export const debitNoteRowSchema = rowOf({
  ...amountFields,
  ...debitFields,
  issuedOn: documentDay('Issued On'),
  companyId: optionalIdentity('Its company'),
  status: issuedStatus,
  docNo: docNoRule,
  cancelledOn: cancelledDay,
  eInvoice: eInvoiceRule,
});
