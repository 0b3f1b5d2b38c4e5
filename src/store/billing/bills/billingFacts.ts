import { BILL_PARTS, LINE_KINDS } from './bill';
import { countedBills, countedCredit, countedProforma, issuerRule } from './billRowSchema';
import { CREDIT_REASONS } from '@/store/billing/creditNotes/creditNote';
import { creditNoteIssued } from '@/store/billing/creditNotes/creditNotesSlice';
import { factCheck } from '@/store/kit/schema/factCheck';
import { choice } from '@/store/kit/schema/fieldRules';
import { MAX_AMOUNT } from '@/store/kit/money';
import { movedOn } from '@/store/kit/movements/moveSchema';
import {
  identity,
  list,
  listed,
  month,
  numberBetween,
  optionalIdentity,
  part,
  reference,
  text,
} from '@/store/kit/schema/rowRules';
import { typedRupees } from '@/store/kit/typed/typedNumber';
import { typedLine } from '@/store/kit/typed/typedText';
import { billCancelled, billRunApproved } from './billsSlice';
import { proformaIssued } from '@/store/billing/proformas/proformasSlice';

const accountId = reference('Its account');

/** What the facts of bills, credit notes and proforma invoices say. */
export const billingFacts = [
  factCheck(
    billRunApproved,
    part('It', {
      id: identity,
      month: month('Month'),
      on: movedOn,
      bills: listed('Bill', {
        accountId,
        part: choice(BILL_PARTS, 'What it is for is none of those known.'),
        total: typedRupees('Total').required('Total is required.'),
      }),
      issued: countedBills,
    }),
  ),
  factCheck(billCancelled, part('It', { id: identity, accountId })),
  factCheck(
    creditNoteIssued,
    part('It', {
      id: identity,
      on: movedOn,
      accountId,
      billId: reference('Its bill'),
      reason: choice(CREDIT_REASONS, 'Its reason is none of those known.'),
      remark: typedLine('Remark'),
      issuer: issuerRule,
      amounts: countedCredit,
      before: list(identity),
      lines: list(
        part('Line', {
          kind: choice(LINE_KINDS, 'Its kind is none of those known.'),
          vehicleId: optionalIdentity('Its vehicle'),
          hsn: text('HSN', 20).optional(),
          amount: numberBetween('Amount', -MAX_AMOUNT, MAX_AMOUNT),
        }),
      ),
    }),
  ),
  factCheck(proformaIssued, part('It', { id: identity, accountId, on: movedOn, draft: countedProforma })),
];
