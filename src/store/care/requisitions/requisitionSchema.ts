import type { InferType } from 'yup';
import { PURPOSES, REQUISITION_CLIENTS, REQUISITION_JOB_TYPES, type RequisitionDraft } from './requisition';
import { YES_NO } from '@/store/kit/yesNo';
import { area, choice, day, line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { materialRows, materialsOf, materialsRule } from './materialRows';
import { rowOf } from '@/store/kit/schema/rowRules';

/** The Requisition Form: what it marks as required is required, the rest may be empty. */
export const requisitionSchema = record({
  assignInput: line('Assign Input'),
  locationInput: line('Location Input'),
  clientDropdown: choice(REQUISITION_CLIENTS, 'Client Dropdown is required.'),
  purposeDropdown: choice(PURPOSES, 'Purpose Dropdown is required.'),
  jobTypeDropdown: choice(REQUISITION_JOB_TYPES, 'Job Type Dropdown is required.'),
  paymentStatus: choice(YES_NO, 'Payment Status is required.'),
  overallMaterialRequired: area('Overall Material Required'),
  production: materialRows,
});

/** A requisition as it is kept. */
export const requisitionRowSchema = rowOf({
  ...requisitionSchema.fields,
  production: materialsRule,
  raisedOn: day('Raised On is required.', 'Raised On is not a date.'),
});

export type RequisitionValues = InferType<typeof requisitionSchema>;

/** The requisition that the valid values of the form stand for. */
export const requisitionOf = (values: RequisitionValues): RequisitionDraft => ({
  ...values,
  production: materialsOf(values.production),
});
