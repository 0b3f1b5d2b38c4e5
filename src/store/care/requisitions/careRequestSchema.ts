import type { InferType } from 'yup';
import { CARE_CLIENTS, CARE_PRODUCTS, type CareRequestDraft } from './careRequest';
import { YES_NO } from '@/store/kit/yesNo';
import { choice, day, line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { wholeUnits } from '@/store/kit/typed/typedNumber';
import { materialRows, materialsOf, materialsRule } from './materialRows';
import { flag, rowOf } from '@/store/kit/schema/rowRules';

/** The form at /request-stock. */
export const careRequestSchema = record({
  productName: choice(CARE_PRODUCTS, 'Product Name is required.'),
  qty: wholeUnits('Qty').required('Qty is required.'),
  client: choice(CARE_CLIENTS, 'Client is required.'),
  requiredBy: day('Required By is required.', 'Required By is not a date.'),
  location: line('Location'),
  status: choice(YES_NO, 'Status is required.'),
  production: materialRows,
});

/** A stock request of customer care as it is kept. */
export const careRequestRowSchema = rowOf({
  ...careRequestSchema.fields,
  production: materialsRule,
  approved: flag('Approved'),
});

export type CareRequestValues = InferType<typeof careRequestSchema>;

/** The stock request that the valid values of the form stand for. */
export const careRequestOf = (values: CareRequestValues): CareRequestDraft => ({
  ...values,
  production: materialsOf(values.production),
});
