import { object, type InferType } from 'yup';
import { DELETION_STATUSES } from './deletionsSlice';
import { YES_NO } from '@/store/yesNo';
import { area, choice, day } from '@/store/fieldRules';

/** The Delete Vehicle dialog (D35). */
export const deletionSchema = object({
  status: choice(DELETION_STATUSES, 'Status is required.'),
  reason: area('Reason'),
  simDeactivation: choice(YES_NO, 'SIM Deactivation is required.'),
  deletionDate: day('Deletion Date is required.', 'Deletion Date is not a date.'),
});

export type DeletionValues = InferType<typeof deletionSchema>;
