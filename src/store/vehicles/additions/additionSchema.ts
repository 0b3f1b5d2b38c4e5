import type { InferType } from 'yup';
import { DEVICE_TYPES } from '@/store/kit/deviceTypes';
import { YES_NO } from '@/store/kit/yesNo';
import { choice, day, line, plate } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { imei } from '@/store/kit/schema/careRules';
import { optionalIdentity, reference, rowOf } from '@/store/kit/schema/rowRules';

const additionDay = day('Date is required.', 'Date is not a date.');

/** A new device: what its form marks as required is required, the rest may be empty. */
export const additionSchema = record({
  date: additionDay,
  clientName: line('Client Name'),
  company: line('Company'),
  vehicleNo: plate('Vehicle No'),
  imei: imei('IMEI'),
  deviceType: choice(DEVICE_TYPES, 'Device Type is required.'),
  billing: choice(YES_NO, 'Billing is required.'),
});

/** The dialog of a new device, up to `today` (ISO date). */
export const additionFormSchema = (today: string) =>
  additionSchema.shape({
    date: additionDay.test('past', 'Date cannot be in the future.', (typed) => !(typed > today)),
  });

/** A new device as it is kept. */
export const additionRowSchema = rowOf({
  ...additionSchema.fields,
  vehicleId: reference('Its vehicle'),
  jobId: optionalIdentity('Its job'),
});

export type AdditionValues = InferType<typeof additionSchema>;
