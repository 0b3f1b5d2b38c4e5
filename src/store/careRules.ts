import { array } from 'yup';
import { MOBILE, unspaced } from './typedNumbers';
import { choice, line } from './fieldRules';

/** A mobile number of 10 digits (spec 9). */
export const contactNo = line('Contact No').matches(MOBILE, {
  message: 'Enter a valid 10-digit number.',
  excludeEmptyString: true,
});

/** An IMEI without the spaces it was typed with, so that every list finds the same device by it (D38). */
export const imei = (label: string) =>
  line(label).transform((typed: unknown) => (typeof typed === 'string' ? unspaced(typed) : typed));

/** Any of the flags whose words are given; none at first. */
export const flags = <Flag extends string>(words: Readonly<Record<Flag, string>>) =>
  array()
    .of(choice(Object.keys(words) as Flag[], 'Choose from the list.'))
    .typeError('Choose from the list.')
    .default([])
    .required();
