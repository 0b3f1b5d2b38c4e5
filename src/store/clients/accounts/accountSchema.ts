import { LANGUAGES } from '@/store/kit/language';
import { day, inForm, knownWord, line, optionalDay } from '@/store/kit/schema/fieldRules';
import { flag, list, listed, mark, month, part, rowOf, someOf, text } from '@/store/kit/schema/rowRules';
import { typedRupees } from '@/store/kit/typed/typedNumber';
import { typedArea } from '@/store/kit/typed/typedText';
import { CHARGES, GST_CHOICES, PRORATIONS } from './account';
import { creditTermsFields } from './creditTermsSchema';
import { WISHED } from './writingWishes';
import { keptBillingFields, keptClientFields, keptPackageFields } from './keptClientFields';

const wished = knownWord(WISHED, 'Whether it wants to be written to is not known.').optional();
const amount = (label: string) => typedRupees(label).required(`${label} is required.`);

/** Whether a vehicle is billed, as an edit says it. */
export const billed = flag('Billed');

/** A bill as it is kept. */
export const billFields = {
  // Made of the first and the last name.
  userName: text('User Name', 1000),
  companyName: line('Company Name'),
  // A file of clients may tell none.
  address: typedArea('Address').defined(),
  monthYear: month('Month/Year'),
  pricePerUnit: amount('Price per Unit'),
  gst: knownWord(GST_CHOICES, 'GST is not known.').optional(),
  discount: amount('Discount'),
  totalAmount: typedRupees('Total Amount'),
};

/** What the bill editor holds of a vehicle, as it is kept. */
export const vehicleFields = {
  vehicleNo: line('Vehicle Number'),
  duration: line('Duration'),
  price: amount('Price'),
  selected: flag('Its tick'),
};

const { poOfficial: _kept, ...info } = keptBillingFields;

/** What was corrected, as it is kept. */
const corrections = listed('Correction', {
  from: day('The day from which it holds is required.', 'The day from which it holds is not a date.'),
  was: someOf('What was', { ...keptClientFields, ...info, ...keptPackageFields }),
}).optional();

/** Where somebody receives messages, as it is said and kept. */
export const confirmedPlaceFields = {
  to: line('To'),
  at: inForm(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{1,3})?Z)?$/, 'Since when is not a date.').required(
    'Since when is missing.',
  ),
};

/** An account as it is kept. */
export const accountRowSchema = rowOf({
  client: part('Client', keptClientFields),
  billing: part('Billing', keptBillingFields),
  package: part('Package', keptPackageFields),
  accountType: knownWord(CHARGES, 'Account Type is not known.'),
  bill: part('Bill', billFields),
  proration: knownWord(PRORATIONS, 'Part of a Month is not known.').optional(),
  promisedFor: optionalDay('Promised For is not a date.'),
  confirmedPlaces: list(part('Where somebody receives messages', confirmedPlaceFields)).optional(),
  ...creditTermsFields,
  language: knownWord(LANGUAGES, 'Its language is not known.').optional(),
  reminders: wished,
  receipts: wished,
  visits: wished,
  repairs: wished,
  silence: wished,
  endings: wished,
  mail: wished,
  sms: wished,
  openedOn: day('Opened On is required.', 'Opened On is not a date.'),
  closedOn: optionalDay('Closed On is not a date.'),
  corrections,
  isDiscountPreset: mark('Whether its discount is agreed').optional(),
});
