import { array } from 'yup';
import { formatCount } from '@/format';
import { MOBILE, pastedMobile } from '@/store/kit/typed/mobile';
import { email } from '@/store/kit/schema/fieldRules';
import { cleanArea } from '@/store/kit/typed/cleanText';
import { typedLine } from '@/store/kit/typed/typedText';

const each = (texts: readonly string[]) => [...new Set(texts.map((text) => text.trim()).filter(Boolean))];

/** A piece between two commas: one number with spaces in it (`98200 12345`), or several. */
const numbersOfPiece = (piece: string) => {
  const whole = pastedMobile(piece);
  return MOBILE.test(whole) ? [whole] : piece.split(/\s+/).map(pastedMobile);
};

/** The mobile numbers of a text, each once, without `+91` or a leading 0; parted by comma, semicolon, space or line. */
export const numbersIn = (typed: string): string[] =>
  each(
    typed
      .replaceAll(/\+91[\s-]*/g, ',')
      .split(/[,;\n]/)
      .flatMap(numbersOfPiece),
  );

/** A name holds no @: an address before one, with only a space between them, is not part of it. */
const NAMES = /"[^"]*"|(?<=^|[,;\n>])[^,;\n<>@]+(?=<)/g;

/** The e-mail addresses of a text, each once, also out of `Asha Rao <asha@example.in>`; parted like numbers. */
export const addressesIn = (typed: string): string[] => each(typed.replaceAll(NAMES, '').split(/[,;\s<>]+/));

/** How many characters of numbers or addresses one message takes: what it is sent to travels with it. */
const MOST = 20_000;

/** How many can be typed: some more, so that the rule still says when there are too many. */
export const MOST_RECIPIENTS = MOST + 500;

interface ListRule {
  label: string;
  /** Said when the list is empty. */
  missing: string;
  read: (typed: string) => readonly string[];
  fits: (one: string) => boolean;
  /** What is said before those that do not fit, each of which is named. */
  wrong: string;
}

const typedList = ({ label, missing, read, fits, wrong }: ListRule) =>
  array(typedLine(label).required(missing))
    .typeError(missing)
    .transform((_list, typed: unknown) => (typeof typed === 'string' ? read(cleanArea(typed)) : typed))
    .required(missing)
    .min(1, missing)
    .test('each', (given, { createError }) => {
      // What is no text has its own message.
      const list = given.filter((one) => typeof one === 'string');
      if (list.join(',').length > MOST) {
        return createError({ message: `${label} can have at most ${formatCount(MOST)} characters.` });
      }
      const misfits = list.filter((one) => !fits(one));
      return misfits.length === 0 || createError({ message: `${wrong}: ${misfits.join(', ')}.` });
    });

/** Mobile numbers of 10 digits each, typed into one field. */
export const mobileNumbers = (label: string, missing: string) =>
  typedList({ label, missing, read: numbersIn, fits: (one) => MOBILE.test(one), wrong: 'Not 10 digits' });

/** E-mail addresses, typed into one field. */
export const addresses = (label: string, missing: string) =>
  typedList({ label, missing, read: addressesIn, fits: (one) => email.isValidSync(one), wrong: 'Not a valid email' });
