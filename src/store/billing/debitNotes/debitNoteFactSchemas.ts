import { LINE_KINDS } from '@/store/billing/bills/bill';
import { waivedInterestFields } from '@/store/billing/interest/interestSchema';
import { waivedDebitFields } from '@/store/billing/shortBilled/waivedDebitSchema';
import { cancelledDay, issuerRule } from '@/store/billing/bills/documentFields';
import { MAX_AMOUNT } from '@/store/kit/money';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { knownWord } from '@/store/kit/schema/fieldRules';
import { identity, numberBetween, optionalIdentity, part } from '@/store/kit/schema/rowRules';
import { countedDebit, debitFields } from './debitNoteRowSchema';

/** What each fact of the debit notes says. */
export const debitNoteFactSchemas = {
  debitNoteIssued: part('It', {
    id: identity,
    on: movedOn,
    ...debitFields,
    kind: knownWord(LINE_KINDS, 'Its kind is not known.'),
    amount: numberBetween('Amount', 0, MAX_AMOUNT),
    vehicleId: optionalIdentity('Its vehicle'),
    issuer: issuerRule,
    amounts: countedDebit,
  }),
  debitNoteCancelled: part('It', {
    id: identity,
    billId: debitFields.billId,
    accountId: debitFields.accountId,
    on: cancelledDay,
  }),
  interestWaived: part('It', {
    accountId: debitFields.accountId,
    billId: debitFields.billId,
    ...waivedInterestFields,
  }),
  debitWaived: part('It', {
    accountId: debitFields.accountId,
    billId: debitFields.billId,
    ...waivedDebitFields,
  }),
};
