import { gstRateRule } from '@/store/kit/schema/taxedFields';
import { choice, day, line } from '@/store/kit/schema/fieldRules';
import { record, rowsOf } from '@/store/kit/schema/formRules';
import { list, part, text } from '@/store/kit/schema/rowRules';
import { GST_RATES, HSN_FORM } from '@/store/kit/gstRates';
import type { HsnRate } from './company';

const fromRule = day('From is required.', 'From is not a date.');

/** The rates of GST as they are kept. */
export const gstRatesRule = list(part('GST rate', { hsn: text('HSN/SAC', 20), rate: gstRateRule, from: fromRule }));

/** Before a row is validated by itself, anything may stand in it. */
const isOnce = (rows: readonly unknown[] | undefined) => {
  const told = (rows ?? []).flatMap((row) => {
    const { hsn, from } = Object(row) as Partial<Record<keyof HsnRate, unknown>>;
    return typeof hsn === 'string' && hsn !== '' && typeof from === 'string' && from !== '' ? [`${hsn} ${from}`] : [];
  });
  return new Set(told).size === told.length;
};

/** The rates of GST as they are typed, each code once from a day; none at all are not kept. */
export const typedGstRates = rowsOf(
  record({
    hsn: line('HSN/SAC').matches(HSN_FORM, { message: 'HSN/SAC is 4, 6 or 8 digits.', excludeEmptyString: true }),
    rate: choice(GST_RATES, 'Rate is required.'),
    from: fromRule,
  }),
)
  .optional()
  .transform((rows: unknown) => (Array.isArray(rows) && rows.length === 0 ? undefined : rows))
  .test('once', 'GST Rates: an HSN or SAC is listed twice from one day. Remove one.', isOnce);
