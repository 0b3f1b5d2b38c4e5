import type { InferType } from 'yup';
import { DELETION_STATUSES } from './deletionsSlice';
import { YES_NO } from '@/store/yesNo';
import { area, choice, day, line, optionalDay, plate } from '@/store/fieldRules';
import { record } from '@/store/formRules';
import { rowOf } from '@/store/rowRules';

/** The Delete Vehicle dialog (D35). */
export const deletionSchema = record({
  status: choice(DELETION_STATUSES, 'Status is required.'),
  reason: area('Reason'),
  simDeactivation: choice(YES_NO, 'SIM Deactivation is required.'),
  deletionDate: day('Deletion Date is required.', 'Deletion Date is not a date.'),
});

/** A deletion record as it is kept: the dialog's answers, of which two come with the deletion only. */
export const deletionRowSchema = rowOf({
  ...deletionSchema.fields,
  simDeactivation: choice(YES_NO, 'SIM Deactivation is neither Yes nor No.').optional(),
  deletionDate: optionalDay('Deletion Date is not a date.'),
  date: day('Date is required.', 'Date is not a date.'),
  username: line('Username'),
  company: line('Company'),
  vehicleNo: plate('Vehicle No'),
  deviceModel: line('Device Model'),
  imei: line('IMEI'),
  sim: line('SIM'),
  location: line('Location'),
  dateOfInstallation: day('Date of Installation is required.', 'Date of Installation is not a date.'),
});

export type DeletionValues = InferType<typeof deletionSchema>;
