import type { InferType } from 'yup';
import { record } from '@/store/kit/schema/formRules';
import { typedLine } from '@/store/kit/typed/typedText';

/** The form in which a proposed debit note is issued. */
export const chargingSchema = record({ remark: typedLine('Remark') });

export type ChargingValues = InferType<typeof chargingSchema>;
