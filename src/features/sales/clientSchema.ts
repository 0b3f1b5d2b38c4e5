import { object, string, type InferType } from 'yup';
import { POTENTIALS, STATES } from '@/store/accounts/account';

/** An e-mail address as the sales forms take it: something, an @, something with a dot (spec 5). */
export const email = (missing: string, wrong: string) =>
  string()
    .trim()
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: wrong, excludeEmptyString: true })
    .required(missing);

/** A text that may not be blank. */
export const text = (missing: string) => string().trim().required(missing);

/** One of the words given; anything else counts as not chosen. */
export const choice = <const Word extends string>(words: readonly Word[], missing: string) =>
  string().oneOf(words, missing).required(missing);

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
