import { knownWord } from '@/store/kit/schema/fieldRules';
import { optionalIdentity, part, reference, rowOf } from '@/store/kit/schema/rowRules';
import { typedLine } from '@/store/kit/typed/typedText';
import { eInvoiceRule } from '@/store/kit/eInvoices/eInvoiceRowSchema';
import { CREDIT_REASONS } from './creditNote';
import { amountFields, documentDay, issuedStatus } from '@/store/billing/bills/documentFields';
import { ADD_UP, addUp, docNoRule } from '@/store/kit/schema/taxedFields';

/** What a credit note comes to, as its fact carries it. */
export const countedCredit = part('Its amounts', amountFields).test('adds up', ADD_UP, addUp);

/** A credit note as it is kept. */
export const creditNoteRowSchema = rowOf({
  ...amountFields,
  accountId: reference('Its account'),
  billId: reference('Its bill'),
  issuedOn: documentDay('Issued On'),
  reason: knownWord(CREDIT_REASONS, 'Its reason is not known.'),
  remark: typedLine('Remark'),
  companyId: optionalIdentity('Its company'),
  status: issuedStatus,
  docNo: docNoRule,
  eInvoice: eInvoiceRule,
});
