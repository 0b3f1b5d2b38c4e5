import { array, string } from 'yup';
import { unspaced } from './typedNumbers';
import { text } from './fieldRules';

/** A mobile number of 10 digits (spec 9). */
export const contactNo = text('Contact No is required.').matches(/^\d{10}$/, {
  message: 'Enter a valid 10-digit number.',
  excludeEmptyString: true,
});

/** An IMEI without the spaces it was typed with, so that every list finds the same device by it (D38). */
export const imei = (missing: string) => text(missing).transform((typed?: string) => typed && unspaced(typed));

/** Any of the flags whose words are given; none at first. */
export const flags = <Flag extends string>(words: Readonly<Record<Flag, string>>) =>
  array()
    .of(string<Flag>().oneOf(Object.keys(words) as Flag[]).required())
    .default([])
    .required();
