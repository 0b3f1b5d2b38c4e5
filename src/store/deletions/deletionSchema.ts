import { object, type InferType } from 'yup';
import { DELETION_STATUSES, type Deletion } from './deletionsSlice';
import { YES_NO } from '@/store/yesNo';
import { formatDate } from '@/format';
import { area, choice, day } from '@/store/fieldRules';

/** The Delete Vehicle dialog (D35): nothing is deleted before it was asked for. */
export const deletionSchema = ({ date }: Pick<Deletion, 'date'>) =>
  object({
    status: choice(DELETION_STATUSES, 'Status is required.'),
    reason: area('Reason'),
    simDeactivation: choice(YES_NO, 'SIM Deactivation is required.'),
    deletionDate: day('Deletion Date is required.', 'Deletion Date is not a date.').test(
      'asked-for',
      `Deletion Date cannot be before ${formatDate(date)}, the date of the record.`,
      (deleted) => deleted >= date,
    ),
  });

export type DeletionValues = InferType<ReturnType<typeof deletionSchema>>;
