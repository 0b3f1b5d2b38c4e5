import type { InferType } from 'yup';
import { POTENTIALS } from './account';
import { STATES } from './taxState';
import { area, choice, email, line, mobile } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';

/** What step 1 of the wizard asks. */
export const clientFields = {
  firstName: line('First Name', 'First name is required.'),
  lastName: line('Last Name', 'Last name is required.'),
  emailAddress: email,
  mobileNumber: mobile,
  companyName: line('Company Name', 'Company name is required.'),
  state: choice(STATES, 'Please select a state.'),
  potential: choice(POTENTIALS, 'Please select potential.'),
  address: area('Address'),
};

/** Step 1 of the wizard. */
export const clientSchema = record(clientFields);

export type ClientValues = InferType<typeof clientSchema>;
