import { vehicleFields } from '@/store/clients/accounts/accountSchema';
import { day, inForm, knownWord, line, optionalDay } from '@/store/kit/schema/fieldRules';
import { list, numberBetween, optionalIdentity, part, rowOf } from '@/store/kit/schema/rowRules';
import { typedLine } from '@/store/kit/typed/typedText';
import { SERVICE_REASONS } from './vehicle';

/** Whose a vehicle is and what it is, as far as that is known. */
export const vehicleTraits = {
  accountId: optionalIdentity('Its account'),
  client: typedLine('Client'),
  company: typedLine('Company'),
  type: typedLine('Type'),
  chassisNo: typedLine('Chassis No'),
};

/** Whether GST is in a vehicle's price, whether it is paid for, and until when it was billed before, where that was said. */
export const vehicleCharge = {
  gst: knownWord(['Including', 'Excluding'], 'GST is not known.').optional(),
  charge: knownWord(['Foc', 'Demo', 'Paid'], 'Type is not known.').optional(),
  billedUntil: optionalDay('Billed Until is not a date.'),
};

const { duration, price } = vehicleFields;

const pastTerms = list(
  part('Its earlier terms', {
    until: day('Their day is required.', 'Their day is not a date.'),
    on: day('The day on which they changed is required.', 'The day on which they changed is not a date.'),
    price,
    duration,
    gst: vehicleCharge.gst,
    charge: vehicleCharge.charge,
  }),
);

/** What a vehicle's device told last. */
export const contactRule = part('Contact', {
  at: inForm(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Last Contact Time is not a date and a time.').required(
    'Last Contact Time is required.',
  ),
  latLong: typedLine('Lat/Long'),
  temp: numberBetween('Temp', -1000, 1000).optional(),
});

const serviced = part('Service', {
  on: day('Last Service Date is required.', 'Last Service Date is not a date.'),
  reason: knownWord(SERVICE_REASONS, 'Last Service Reason is not known.'),
});

const past = list(
  part('What it was', {
    until: day('Its day is required.', 'Its day is not a date.'),
    vehicleNo: line('Vehicle Number'),
    accountId: optionalIdentity('Its account'),
  }),
);

/** A vehicle as it is kept. */
export const vehicleRowSchema = rowOf({
  ...vehicleFields,
  ...vehicleTraits,
  ...vehicleCharge,
  contact: contactRule.optional().default(undefined),
  serviced: serviced.optional().default(undefined),
  past: past.optional().default(undefined),
  pastTerms: pastTerms.optional().default(undefined),
  closedOn: optionalDay('Closed On is not a date.'),
});
