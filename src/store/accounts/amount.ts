import { MAX_AMOUNT } from './account';
import { typedNumber } from '@/store/typedNumber';

const DIGITS = String(MAX_AMOUNT).length;

/** An amount in rupees that is not negative and has at most 12 digits before its paise; `name` begins its messages. */
export const amount = (name: string) =>
  typedNumber(name)
    .min(0, `${name} cannot be negative.`)
    .lessThan(MAX_AMOUNT + 1, `${name} can have at most ${DIGITS} digits.`);

/** What an amount is while it is still being typed, in rupees; undefined unless it is one. */
export function typedAmount(typed: unknown): number | undefined {
  const rule = amount('Amount');
  return rule.isValidSync(typed) ? rule.cast(typed) : undefined;
}
