import { lazy } from 'yup';
import { area, email, knownWord, line, mobile } from '@/store/kit/schema/fieldRules';
import { instant, list, MOST_TYPED, rowOf } from '@/store/kit/schema/rowRules';
import { mailVehicleRowSchema } from './mailSchema';
import { wholeUnits } from '@/store/kit/typed/typedNumber';

/** The fields of a message hold as many addresses as their 20,000 characters do. */
const MOST_ADDRESSES = 4_000;

const sentAt = instant('Sent At');

/** An SMS as it is kept. */
export const smsRowSchema = rowOf({
  kind: knownWord(['sms'], 'Its kind is not known.'),
  sentAt,
  mobileNumbers: list(mobile, MOST_ADDRESSES),
  message: area('Message'),
});

/** A mail as it is kept. */
export const mailRowSchema = rowOf({
  kind: knownWord(['mail'], 'Its kind is not known.'),
  sentAt,
  clientUsername: line('Client Username'),
  noOfVehicles: wholeUnits('No. of vehicles').required('No. of vehicles is required.'),
  vehicles: list(mailVehicleRowSchema.required('A vehicle is missing.'), MOST_TYPED),
  subject: line('Subject'),
  to: list(email, MOST_ADDRESSES),
  cc: list(email, MOST_ADDRESSES),
});

/** What was sent, as it is kept. */
export const messageRowSchema = lazy((row: unknown) =>
  (row as { kind?: unknown } | null | undefined)?.kind === 'mail' ? mailRowSchema : smsRowSchema,
);
