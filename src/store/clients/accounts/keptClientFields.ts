import type { StringSchema } from 'yup';
import { givenText, typedArea, typedLine } from '@/store/kit/typed/typedText';
import { ACCOUNTS, BILLED_DEVICE_TYPES, POTENTIALS } from './account';
import { billingFields } from './billingSchema';
import { clientFields } from './clientSchema';
import { packageFields } from './packageSchema';

/** A line of a certain shape that may be empty. */
export const shapedOrEmpty = (rule: StringSchema, label: string) =>
  rule.notRequired().nonNullable(`${label} must be a text.`).defined(`${label} is missing.`);

const choiceOrEmpty = <Word extends string>(words: readonly Word[], wrong: string) =>
  givenText(wrong)
    .oneOf<Word | ''>([...words, ''], wrong)
    .defined(wrong);

/** The steps of the wizard as an account keeps them: what a file of clients need not tell is empty where it did not. */
export const keptClientFields = {
  ...clientFields,
  firstName: typedLine('First Name').defined(),
  lastName: typedLine('Last Name').defined(),
  emailAddress: shapedOrEmpty(clientFields.emailAddress, 'Email'),
  potential: choiceOrEmpty(POTENTIALS, 'Potential is not known.'),
  address: typedArea('Address').defined(),
};

export const keptBillingFields = {
  ...billingFields,
  accountNo: shapedOrEmpty(billingFields.accountNo, 'Account Number'),
  billingAddress: typedArea('Billing Address').defined(),
  email: shapedOrEmpty(billingFields.email, 'Email'),
};

export const keptPackageFields = {
  ...packageFields,
  deviceType: choiceOrEmpty(BILLED_DEVICE_TYPES, 'Device type is not known.'),
  // Any model: which of them a device type has may change.
  model: typedLine('Model').defined(),
  account: choiceOrEmpty(ACCOUNTS, 'Account is not known.'),
};
