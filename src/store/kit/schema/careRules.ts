import { array } from 'yup';
import { isRealDate } from '@/store/kit/dates';
import { unspaced } from '@/store/kit/typed/typedNumbers';
import { choice, line, NOT_LISTED } from './fieldRules';
import { cleanLine } from '@/store/kit/typed/cleanText';

/** An IMEI without the spaces it was typed with, so that every list finds the same device by it. */
export const imei = (label: string) =>
  line(label).transform((typed: unknown) => (typeof typed === 'string' ? cleanLine(unspaced(typed)) : typed));

/** No form has more boxes to tick. */
const MOST_FLAGS = 100;

/** Any of the flags whose words are given; none at first. */
export const flags = <Flag extends string>(words: Readonly<Record<Flag, string>>) =>
  array()
    .of(choice(Object.keys(words) as Flag[], NOT_LISTED))
    .typeError(NOT_LISTED)
    .max(MOST_FLAGS, NOT_LISTED)
    .default([])
    .required(NOT_LISTED);

/** That a day is past on `today`, both ISO dates; what is to come cannot be then. */
export const overWarning = (date: string, today: string): string | undefined =>
  isRealDate(date) && date < today ? 'This date has passed.' : undefined;

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** That none of some flags is ticked, once anything else stands in the form: an untouched one is no mistake. */
export const noneTicked = (what: string) => (ticked: string, values: object) =>
  ticked === '' && Object.values(values).some(isFilled) ? `No ${what} is ticked.` : undefined;
