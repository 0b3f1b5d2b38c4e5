import { givenText } from '@/store/kit/typed/typedText';
import { knownWord, line, optionalDay } from '@/store/kit/schema/fieldRules';
import { part, text } from '@/store/kit/schema/rowRules';
import { isRealDate } from '@/store/kit/dates';
import { IRN_CANCEL_REASONS } from './eInvoice';

const NO_ACK_DATE = 'Ack Date is a day and a time such as 2026-09-05 14:03:11.';
const NO_CANCELLING = 'Cancelled At is a day and a time such as 2026-09-05T14:03.';

/** What the portal answers about a document. */
export const registrationFields = {
  irn: text('IRN', 64).matches(/^[0-9a-f]{64}$/, 'An IRN is 64 digits and letters from a to f.'),
  ackNo: givenText('Ack No must be a text.')
    .defined()
    .matches(/^\d{10,20}$/, { message: 'Ack No is 15 digits.', excludeEmptyString: true }),
  ackDate: text('Ack Date', 19)
    .matches(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, NO_ACK_DATE)
    .test('real', NO_ACK_DATE, (told) => isRealDate(told.replace(' ', 'T'))),
  qr: givenText('Signed QR Code must be a text.')
    .defined()
    .max(4000, 'Signed QR Code cannot have more than 4,000 characters.')
    .matches(/^[\w-]+\.[\w-]+\.[\w-]+$/, {
      message: 'This is no signed QR code of the portal. Choose the file with its full text.',
      excludeEmptyString: true,
    }),
};

/** How an IRN was cancelled. */
export const irnCancellingFields = {
  reason: knownWord(IRN_CANCEL_REASONS, 'Its reason is not known.'),
  remark: line('Remark').max(100, 'Remark cannot have more than 100 characters.'),
  at: text('Cancelled At', 16)
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, NO_CANCELLING)
    .test('real', NO_CANCELLING, isRealDate),
};

/** What became of a document as an e-invoice, as it is kept. */
export const eInvoiceRule = part('Its e-invoice', {
  fileOn: optionalDay('The day of its file is not a date.'),
  registration: part('What the portal answered', registrationFields).default(undefined).optional(),
  cancelled: part('How its IRN was cancelled', irnCancellingFields).default(undefined).optional(),
})
  .default(undefined)
  .optional();
