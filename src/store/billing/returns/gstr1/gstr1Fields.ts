import { array, mixed, number, string, type AnyObjectSchema } from 'yup';
import { paise, rupees } from '@/store/kit/money';
import { GSTIN, stateNamed } from '@/store/kit/typed/taxIds';

/** What the portal holds of values; where it looks at a list of its own (HSN, its own GST numbers), only at their form. */

/** So many digits may an amount have before the point. */
const MOST_AMOUNT = 1e13;

export const amount = () =>
  number()
    .strict()
    .required()
    .lessThan(MOST_AMOUNT)
    .moreThan(-MOST_AMOUNT)
    .test({
      name: 'paise',
      message: 'has more than two decimals',
      skipAbsent: true,
      test: (given) => rupees(paise(given)) === given,
    });
export const positive = () => amount().min(0, 'is below zero');
export const text = () => string().strict().required();
export const date = () => text().matches(/^\d{2}-\d{2}-\d{4}$/, 'is no date such as 05-09-2026');
export const month = () => text().matches(/^(0[1-9]|1[0-2])\d{4}$/, 'is no month such as 092026');
export const docNo = () =>
  text()
    .matches(/^[A-Z0-9/-]{1,16}$/i, 'has more than 16 characters, or others than letters, digits, / and -')
    .matches(/[^0/-]/, 'is zero');
export const gstin = () => text().matches(GSTIN, 'is no GST number');
export const place = () => text().test('place', 'is no state', (given) => stateNamed(given) !== undefined);
export const whole = () => number().required().integer().min(0);
export const oneOf = (...values: (string | number)[]) => mixed().required().oneOf(values);
export const some = (schema: AnyObjectSchema) => array(schema.noUnknown().strict()).min(1);
