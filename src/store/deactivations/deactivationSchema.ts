import { object, string, type InferType } from 'yup';
import { DEACTIVATIONS } from './deactivation';
import { YES_NO } from '@/store/yesNo';
import { choice, day, text } from '@/store/fieldRules';
import { typedNumber } from '@/store/typedNumber';

const count = (missing: string) =>
  typedNumber('Number').integer('Enter a whole number.').min(0, 'Enter a whole number.').max(999_999, 'Enter at most 6 digits.').required(missing);

/** Removed devices and alert date belong to a temporary deactivation only: without one they are left out (spec 4). */
const TEMPORARY = 'Temporary';

/** The Deactivate Account form (spec 5). */
export const deactivationSchema = object({
  userName: text('User name is required.'),
  companyName: text('Company name is required.'),
  totalNoOfVehicles: count('Total no. of vehicles is required.'),
  deviceRemoved: choice(YES_NO, 'Please select Yes or No.').default('No'),
  deactivate: choice(DEACTIVATIONS, 'Please select a deactivation type.'),
  noOfRemovedDevice: typedNumber('Number').when('deactivate', ([deactivate], rule) =>
    deactivate === TEMPORARY ? count('Enter number of removed devices.') : rule.strip(),
  ),
  alertDate: string().when('deactivate', ([deactivate], rule) =>
    deactivate === TEMPORARY ? day('Enter alert date.', 'Enter alert date.') : rule.strip(),
  ),
  remark: string().trim(),
});

export type DeactivationValues = InferType<typeof deactivationSchema>;
