import { object, string, type InferType } from 'yup';
import { POTENTIALS, STATES } from './account';
import { choice, email, text } from '@/store/fieldRules';

/** Step 1 of the wizard (spec 5, Client details). */
export const clientSchema = object({
  firstName: text('First name is required.'),
  lastName: text('Last name is required.'),
  emailAddress: email('Email is required.', 'Enter a valid email.'),
  mobileNumber: string()
    .trim()
    .matches(/^\d{10}$/, { message: 'Enter a valid 10-digit number.', excludeEmptyString: true })
    .required('Mobile number is required.'),
  companyName: text('Company name is required.'),
  state: choice(STATES, 'Please select a state.'),
  potential: choice(POTENTIALS, 'Please select potential.'),
  address: text('Address is required.'),
});

export type ClientValues = InferType<typeof clientSchema>;
