import { line } from '@/store/kit/schema/fieldRules';
import { record, rowsOf } from '@/store/kit/schema/formRules';
import { typedNumber } from '@/store/kit/typed/typedNumber';

/** The highest rate, in percent. */
export const MOST_PERCENT = 100;

/** Before a row is validated by itself, anything may stand in it. */
const isOnce = (rows: readonly unknown[] | undefined) => {
  const codes = (rows ?? []).flatMap((row) => {
    const section = (row as { code?: unknown } | null | undefined)?.code;
    return typeof section === 'string' && section !== '' ? section.toLowerCase() : [];
  });
  return new Set(codes).size === codes.length;
};

const rate = typedNumber('Rate')
  .required('Rate is required.')
  .min(0, 'Rate cannot be negative.')
  .max(MOST_PERCENT, `Rate can be at most ${MOST_PERCENT} percent.`)
  .test('hundredths', 'Rate can have at most two decimals.', (value) => Number(value.toFixed(2)) === value);

/** The TDS rates as they are typed, each section once. */
export const typedTdsRates = rowsOf(record({ code: line('Section'), rate })).test(
  'once',
  'TDS Rates: a section is listed twice. Remove one.',
  isOnce,
);
