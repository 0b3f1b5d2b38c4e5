import { string } from 'yup';

/** An e-mail address: something, an @, something with a dot (spec 5). */
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

/** A day as an ISO date, as a date field gives it; an emptied one counts as missing. */
export const optionalDay = (wrong: string) =>
  string()
    .matches(/^\d{4}-\d\d-\d\d$/, { message: wrong, excludeEmptyString: true })
    .transform((typed?: string) => typed || undefined);

/** The same, where a day must be given. */
export const day = (missing: string, wrong: string) => optionalDay(wrong).required(missing);
