import type { InferType } from 'yup';
import { DEACTIVATIONS } from './deactivation';
import { YES_NO } from '@/store/kit/yesNo';
import { choice, day, line, optionalDay } from '@/store/kit/schema/fieldRules';
import { LEFT_OUT, record } from '@/store/kit/schema/formRules';
import { optionalIdentity, rowOf } from '@/store/kit/schema/rowRules';
import { count } from '@/store/kit/typed/typedNumber';
import { typedArea } from '@/store/kit/typed/typedText';

/** Removed devices and alert date belong to a temporary deactivation only: without one they are left out. */
const TEMPORARY = 'Temporary';

/** The Deactivate Account form. */
export const deactivationSchema = record({
  userName: line('User Name', 'User name is required.'),
  companyName: line('Company Name', 'Company name is required.'),
  totalNoOfVehicles: count('Total No of Vehicles').required('Total no. of vehicles is required.'),
  deviceRemoved: choice(YES_NO, 'Please select Yes or No.').default('No'),
  deactivate: choice(DEACTIVATIONS, 'Please select a deactivation type.'),
  noOfRemovedDevice: count('No of Removed Device').when('deactivate', ([deactivate], rule) =>
    deactivate === TEMPORARY ? rule.required('Enter number of removed devices.') : rule.strip().meta(LEFT_OUT),
  ),
  alertDate: optionalDay('Enter alert date.').when('deactivate', ([deactivate], rule) =>
    deactivate === TEMPORARY ? rule.required('Enter alert date.') : rule.strip().meta(LEFT_OUT),
  ),
  remark: typedArea('Remark'),
});

/** A past deactivation as it is kept. */
export const deactivationRowSchema = rowOf({
  ...deactivationSchema.fields,
  noOfRemovedDevice: count('No of Removed Device'),
  alertDate: optionalDay('Alert Date is not a date.'),
  recordedOn: day('Recorded On is required.', 'Recorded On is not a date.'),
  accountId: optionalIdentity('Its account'),
});

export type DeactivationValues = InferType<typeof deactivationSchema>;
