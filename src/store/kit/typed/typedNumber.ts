import { number } from 'yup';
import { formatCount } from '@/format';
import { MAX_AMOUNT } from '@/store/kit/money';
import { noObject } from './typedText';

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/;
export const MAX_UNITS = 999_999;

function read(typed: unknown): unknown {
  if (typeof typed !== 'string') return noObject(typed) ?? undefined;
  const plain = typed.replaceAll(/[,\s]/g, '');
  if (plain === '') return undefined;
  // Plus 0, because nothing is minus 0.
  return DECIMAL.test(plain) ? Number(plain) + 0 : Number.NaN;
}

/** A decimal number as people type it, with or without Indian grouping; an empty text counts as missing. */
export const typedNumber = (name: string, wrong = `${name} must be a number`) => {
  const rule = number().typeError(wrong).nonNullable(wrong);
  // In the place of yup's own, which takes 0x10 for a number and calls the toString of whatever it is given.
  rule.transforms = [read];
  return rule;
};

/** Tells whether a number has so many decimals at most; what is no number is for others to refuse. */
export const hasDecimals = (most: number) => (value: number | undefined) =>
  value === undefined || !Number.isFinite(value) || Number(value.toFixed(most)) === value;

/** An amount in rupees: not negative, at most 12 digits before the point and two behind it; `name` begins its messages. */
export const typedRupees = (name: string) =>
  typedNumber(name)
    .min(0, `${name} cannot be negative.`)
    .lessThan(MAX_AMOUNT + 1, `${name} can have at most ${String(MAX_AMOUNT).length} digits.`)
    .test('paise', `${name} can have at most two decimals.`, hasDecimals(2));

const AMOUNT = typedRupees('Amount');

/** What an amount is while it is still being typed, in rupees; undefined unless it is one. */
export const typedAmount = (typed: unknown): number | undefined =>
  AMOUNT.isValidSync(typed) ? AMOUNT.cast(typed) : undefined;

/** What is said of a whole number, by the name of its field. */
export const COUNT_MESSAGES = {
  notNumber: (name: string) => `${name} must be a number`,
  notWhole: (name: string) => `${name} must be a whole number.`,
  negative: (name: string) => `${name} cannot be negative.`,
  tooMany: (name: string, most: string) => `${name} can be at most ${most}.`,
};

/** A whole number from 0 to 9,99,999, of which there may be none. */
export const count = (name: string, says = COUNT_MESSAGES) =>
  typedNumber(name, says.notNumber(name))
    .integer(says.notWhole(name))
    .min(0, says.negative(name))
    .max(MAX_UNITS, says.tooMany(name, formatCount(MAX_UNITS)));

/** Whole units, 1 to 9,99,999. */
export const wholeUnits = (name: string) => count(name).min(1, `${name} must be at least 1.`);

/** How much of a product: whole units, save where they are weighed in Kg, to the gram. */
export const quantity = (name: string, unit: unknown) =>
  unit === 'Kg'
    ? typedNumber(name)
        .moreThan(0, `${name} must be more than 0.`)
        .max(MAX_UNITS, COUNT_MESSAGES.tooMany(name, formatCount(MAX_UNITS)))
        .test('grams', `${name} can have at most three decimals.`, hasDecimals(3))
    : wholeUnits(name);
