import { LINE_KINDS } from '@/store/billing/bills/bill';
import { countedCredit } from './creditNoteRowSchema';
import { issuerRule } from '@/store/billing/bills/documentFields';
import { MAX_AMOUNT } from '@/store/kit/money';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { knownWord } from '@/store/kit/schema/fieldRules';
import {
  identity,
  list,
  numberBetween,
  optionalIdentity,
  part,
  reference,
  sum,
  text,
} from '@/store/kit/schema/rowRules';
import { typedLine } from '@/store/kit/typed/typedText';
import { CREDIT_REASONS } from './creditNote';

/** What each fact of the credit notes says. */
export const creditNoteFactSchemas = {
  creditNoteIssued: part('It', {
    id: identity,
    on: movedOn,
    accountId: reference('Its account'),
    billId: reference('Its bill'),
    reason: knownWord(CREDIT_REASONS, 'Its reason is not known.'),
    remark: typedLine('Remark'),
    issuer: issuerRule,
    amounts: countedCredit,
    before: list(identity),
    released: list(part('Release', { from: identity, amount: sum('Amount') })),
    lines: list(
      part('Line', {
        kind: knownWord(LINE_KINDS, 'Its kind is not known.'),
        vehicleId: optionalIdentity('Its vehicle'),
        hsn: text('HSN', 20).optional(),
        amount: numberBetween('Amount', -MAX_AMOUNT, MAX_AMOUNT),
      }),
    ),
  }),
};
