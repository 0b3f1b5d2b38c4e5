import { optionalIdentity, part, reference, rowOf } from '@/store/kit/schema/rowRules';
import {
  amountFields,
  documentDay,
  recipientRule,
  prefixRule,
  ADD_UP,
  addUp,
  issuedStatus,
  docNoRule,
} from '@/store/billing/bills/documentFields';

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
