import type { InferType } from 'yup';
import { DELETION_STATUSES } from './deletion';
import { YES_NO } from '@/store/kit/yesNo';
import { area, choice, day, knownWord, line, optionalDay, plate } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { reference, rowOf } from '@/store/kit/schema/rowRules';
import { typedLine } from '@/store/kit/typed/typedText';

/** Why a vehicle leaves. */
const why = { status: choice(DELETION_STATUSES, 'Status is required.'), reason: area('Reason') };

const deletionDay = day('Deletion Date is required.', 'Deletion Date is not a date.');

/** What a deletion says. */
export const deletionSchema = record({
  ...why,
  simDeactivation: choice(YES_NO, 'SIM Deactivation is required.'),
  deletionDate: deletionDay,
});

/** The Delete Vehicle dialog, up to `today` (ISO date). */
export const vehicleDeletionSchema = (today: string) =>
  deletionSchema.shape({
    deletionDate: deletionDay.test('past', 'Deletion Date cannot be in the future.', (typed) => !(typed > today)),
  });

/** What is asked where somebody wants a vehicle deleted: which one, why, and since when. */
export const deletionRequestSchema = record({
  vehicleNo: plate('Vehicle No'),
  ...why,
  date: day('Date is required.', 'Date is not a date.'),
});

/** A deletion record as it is kept: the dialog's answers, of which two come with the deletion only. */
export const deletionRowSchema = rowOf({
  ...deletionSchema.fields,
  simDeactivation: knownWord(YES_NO, 'SIM Deactivation is neither Yes nor No.').optional(),
  deletionDate: optionalDay('Deletion Date is not a date.'),
  date: day('Date is required.', 'Date is not a date.'),
  username: line('Username'),
  company: line('Company'),
  vehicleNo: plate('Vehicle No'),
  deviceModel: typedLine('Device Model').defined('Device Model is missing.'),
  imei: typedLine('IMEI').defined('IMEI is missing.'),
  sim: typedLine('SIM').defined('SIM is missing.'),
  location: typedLine('Location').defined('Location is missing.'),
  dateOfInstallation: optionalDay('Date of Installation is not a date.'),
  vehicleId: reference('Its vehicle'),
});

export type DeletionRequestValues = InferType<typeof deletionRequestSchema>;
export type DeletionValues = InferType<typeof deletionSchema>;
