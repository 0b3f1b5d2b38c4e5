import { MOBILE } from '@/store/kit/typed/mobile';
import { isRealDate } from '@/store/kit/dates';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { PIN_CODE } from '@/store/kit/typed/taxIds';
import { plateText } from '@/store/kit/typed/typedNumbers';
import { givenText, typedArea, typedLine } from '@/store/kit/typed/typedText';

/** A line that may not be blank; `label` begins its messages. */
export const line = (label: string, missing = `${label} is required.`) => typedLine(label).required(missing);

/** A text area that may not be left blank. */
export const area = (label: string, missing = `${label} is required.`) => typedArea(label).required(missing);

/** A line that is kept in capitals: a GSTIN, a PAN. */
export const capitals = (label: string, missing?: string) =>
  line(label, missing).transform((typed: unknown) =>
    typeof typed === 'string' ? cleanLine(typed.toUpperCase()) : typed,
  );

/** A vehicle's number, kept in the one form there is of it; what is none is kept in capitals. */
export const plate = (label: string, missing?: string) =>
  capitals(label, missing).transform((typed: unknown) => (typeof typed === 'string' ? plateText(typed) : typed));

/** A line of a certain shape. */
export const shaped = (shape: RegExp, label: string, missing: string, wrong: string) =>
  line(label, missing).matches(shape, { message: wrong, excludeEmptyString: true });

/** An e-mail address: something, an @, something with a dot. */
export const email = shaped(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Email', 'Email is required.', 'Enter a valid email.');

const WRONG_MOBILE = 'Enter a valid 10-digit number.';

/** A mobile number of 10 digits. */
export const mobile = shaped(MOBILE, 'Mobile Number', 'Mobile number is required.', WRONG_MOBILE);

/** A mobile number of 10 digits, which may be left out. */
export const typedMobile = typedLine('Mobile Number').matches(MOBILE, {
  message: WRONG_MOBILE,
  excludeEmptyString: true,
});

/** A PIN code that need not be told. */
export const pinCodeRule = (label: string) =>
  typedLine(label).matches(PIN_CODE, {
    message: `${label} is six digits, of which the first is not 0: 411001.`,
    excludeEmptyString: true,
  });

/** What is said of a field that is filled with something which cannot be chosen. */
export const NOT_LISTED = 'Choose from the list.';

/** One of the words given, as it is chosen; what is filled otherwise is not missing, but none of them. */
export const choice = <const Word extends string>(words: readonly Word[], missing: string, notListed = NOT_LISTED) =>
  // A blank is no word, but to be told as missing and not as one that is not listed.
  givenText(missing)
    .oneOf([...words, '' as never], notListed)
    .required(missing);

/** One of the words given, in what was kept or comes from outside; `wrong` is said of anything else, and of nothing as well. */
export const knownWord = <const Word extends string>(words: readonly Word[], wrong: string) =>
  givenText(wrong).oneOf(words, wrong).required(wrong);

/** What a field of a month, a day or a moment gives, in one form only; emptied it is missing. */
export const inForm = (form: RegExp, wrong: string) =>
  givenText(wrong)
    .matches(form, { message: wrong, excludeEmptyString: true })
    .test({ name: 'real', message: wrong, skipAbsent: true, test: (text = '') => isRealDate(text) })
    .transform((typed: unknown) => (typed === '' ? undefined : (typed ?? undefined)));

/** A day as an ISO date, as a date field gives it; an emptied one counts as missing. */
export const optionalDay = (wrong: string) => inForm(/^\d{4}-\d\d-\d\d$/, wrong);

/** The same, where a day must be given. */
export const day = (missing: string, wrong: string) => optionalDay(wrong).required(missing);
