import { statusesOf } from '@/machines/advance';
import { billMachine } from '@/machines/bill';
import { knownWord } from '@/store/kit/schema/fieldRules';
import { identity, list, month, optionalIdentity, part, reference, rowOf, text } from '@/store/kit/schema/rowRules';
import { waivedInterestRule } from '@/store/billing/interest/interestSchema';
import { waivedDebitsRule } from '@/store/billing/shortBilled/waivedDebitSchema';
import { eInvoiceRule } from '@/store/kit/eInvoices/eInvoiceRowSchema';
import { amendmentRule } from '@/store/billing/amendments/amendmentRowSchema';
import { BILL_PARTS } from './bill';
import { amountFields, cancelledDay, documentDay, recipientRule, prefixRule } from './documentFields';
import { ADD_UP, addUp, docNoRule } from '@/store/kit/schema/taxedFields';

const billFields = {
  ...amountFields,
  accountId: reference('Its account'),
  part: knownWord(BILL_PARTS, 'What it is for is not known.'),
  month: month('Month'),
  issuedOn: documentDay('Issued On'),
  dueOn: documentDay('Due On'),
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

/** A bill as it is kept. */
export const billRowSchema = rowOf({
  ...billFields,
  status: knownWord(statusesOf(billMachine), 'Its status is not known.'),
  docNo: docNoRule,
  cancelledOn: cancelledDay,
  eInvoice: eInvoiceRule,
  amended: amendmentRule,
  waivedInterest: waivedInterestRule,
  waivedDebits: waivedDebitsRule,
});
