import { optionalIdentity, part, reference, rowOf } from '@/store/kit/schema/rowRules';
import {
  amountFields,
  documentDay,
  recipientRule,
  prefixRule,
  issuedStatus,
} from '@/store/billing/bills/documentFields';
import { ADD_UP, addUp, docNoRule } from '@/store/kit/schema/taxedFields';

const proformaFields = {
  ...amountFields,
  accountId: reference('Its account'),
  issuedOn: documentDay('Issued On'),
  validUntil: documentDay('Valid Until'),
  recipient: recipientRule,
  companyId: optionalIdentity('Its company'),
};

/** A proforma invoice as its fact carries it. */
export const countedProforma = part('It', {
  ...proformaFields,
  prefix: prefixRule,
}).test('adds up', ADD_UP, addUp);

/** A proforma invoice as it is kept. */
export const proformaRowSchema = rowOf({
  ...proformaFields,
  status: issuedStatus,
  docNo: docNoRule,
});
