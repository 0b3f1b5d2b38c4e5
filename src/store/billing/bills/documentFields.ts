import { SEZ_UNPAID } from '@/store/clients/accounts/gstTreatment';
import { statusesOf } from '@/machines/advance';
import { documentMachine } from '@/machines/document';
import { day, knownWord, optionalDay } from '@/store/kit/schema/fieldRules';
import { list, mark, numberBetween, optionalIdentity, part, text } from '@/store/kit/schema/rowRules';
import { typedArea, typedLine } from '@/store/kit/typed/typedText';
import { taxedFields } from '@/store/kit/schema/taxedFields';
import { MAX_AMOUNT } from '@/store/kit/money';
import { LINE_KINDS } from './bill';
import { DOC_NO_LENGTH, SERIES_FORM } from '@/store/kit/docNumbers';

/** More often than this the terms of no vehicle change. */
const MAX_TERM_CHANGES = 100_000;

const amount = (label: string) => numberBetween(label, -MAX_AMOUNT, MAX_AMOUNT);

/** A day that each document has, under the name of its field. */
export const documentDay = (label: string) => day(`${label} is required.`, `${label} is not a date.`);

/** The day of a document's cancellation, which facts of before did not tell. */
export const cancelledDay = optionalDay('Day of its cancellation is not a date.');

/** The status of a document that is issued or cancelled. */
export const issuedStatus = knownWord(statusesOf(documentMachine), 'Its status is not known.');

/** Lines with their GST. */
export const amountFields = {
  lines: list(
    part('Line', {
      kind: knownWord(LINE_KINDS, 'Its kind is not known.'),
      vehicleId: optionalIdentity('Its vehicle'),
      vehicleNo: typedLine('Vehicle Number'),
      imeis: list(text('IMEI', 40)).optional(),
      days: numberBetween('Days', 0, 31).optional(),
      of: numberBetween('Days of the month', 28, 31).optional(),
      unused: numberBetween('Days not used', 1, 31).optional(),
      termChanges: numberBetween('Changes of terms', 1, MAX_TERM_CHANGES).optional(),
      price: amount('Price'),
      included: mark('GST included').optional(),
      taxable: amount('Taxable value'),
      hsn: text('HSN', 20),
      why: text('Why', 300).optional(),
    }),
  ),
  ...taxedFields(-MAX_AMOUNT),
};

/** For whom a document is. */
export const recipientRule = part('Recipient', {
  name: typedLine('Name').defined(),
  address: typedArea('Address').defined(),
  gstin: typedLine('GST Number').defined(),
  stateCode: typedLine('State').defined(),
  town: typedLine('Town'),
  pinCode: typedLine('PIN Code'),
  deliveryAddress: typedArea('Delivery Address'),
  deliveryTown: typedLine('Delivery Town'),
  deliveryPin: typedLine('Delivery PIN Code'),
  treatment: knownWord(
    ['Unregistered', 'SEZ', SEZ_UNPAID, 'Deemed Export'],
    'Its GST treatment is not known.',
  ).optional(),
});

/** How the number of a document begins. */
export const prefixRule = text('Its series', DOC_NO_LENGTH).matches(
  SERIES_FORM,
  'Its series is one to three letters or digits.',
);

/** What a document takes from the company's details. */
export const issuerRule = part('Its series', { prefix: prefixRule, companyId: optionalIdentity('Its company') });
