import { givenText } from '@/store/kit/typed/typedText';
import { optionalDay } from '@/store/kit/schema/fieldRules';
import { part, text } from '@/store/kit/schema/rowRules';

/** What the portal answers about a document. */
export const registrationFields = {
  irn: text('IRN', 64).matches(/^[0-9a-f]{64}$/, 'An IRN is 64 digits and letters from a to f.'),
  ackNo: givenText('Ack No must be a text.')
    .defined()
    .matches(/^\d{10,20}$/, { message: 'Ack No is 15 digits.', excludeEmptyString: true }),
  ackDate: text('Ack Date', 19).matches(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
    'Ack Date is a day and a time such as 2026-09-05 14:03:11.',
  ),
  qr: text('Signed QR Code', 4000).matches(
    /^[\w-]+\.[\w-]+\.[\w-]+$/,
    'This is no signed QR code of the portal. Choose the file with its full text.',
  ),
};

/** What became of a document as an e-invoice, as it is kept. */
export const eInvoiceRule = part('Its e-invoice', {
  fileOn: optionalDay('The day of its file is not a date.'),
  registration: part('What the portal answered', registrationFields).default(undefined).optional(),
})
  .default(undefined)
  .optional();
