import { knownWord } from '@/store/kit/schema/fieldRules';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { identity, listed, month, optionalIdentity, part, reference } from '@/store/kit/schema/rowRules';
import { typedRupees } from '@/store/kit/typed/typedNumber';
import { irnCancellingFields, registrationFields } from '@/store/kit/eInvoices/eInvoiceRowSchema';
import { BILL_PARTS } from './bill';
import { amendmentFields } from '@/store/billing/amendments/amendmentRowSchema';
import { countedBills } from './billRowSchema';
import { cancelledDay, documentDay } from './documentFields';
import { namesRun, OTHER_BILLS } from './namedBills';

const accountId = reference('Its account');

/** Nobody's of a document over a transfer. */
const registeredFor = optionalIdentity('Its account');

/** What each fact of the bills says. */
export const billFactSchemas = {
  billRunApproved: part('It', {
    id: identity,
    month: month('Month'),
    on: movedOn,
    bills: listed('Bill', {
      accountId,
      part: knownWord(BILL_PARTS, 'What it is for is not known.'),
      total: typedRupees('Total').required('Total is required.'),
    }),
    issued: countedBills,
  }).test('names its bills', OTHER_BILLS, namesRun),
  billCancelled: part('It', { id: identity, accountId, on: cancelledDay }),
  billRecipientAmended: part('It', { id: identity, accountId, ...amendmentFields }),
  eInvoiceRegistered: part('It', { id: identity, accountId: registeredFor, ...registrationFields }),
  eInvoiceCancelled: part('It', { id: identity, accountId: registeredFor, ...irnCancellingFields }),
  eInvoiceFileMade: part('It', {
    id: identity,
    on: documentDay('Its day'),
    documents: listed('Document', { accountId: registeredFor }),
  }),
};
