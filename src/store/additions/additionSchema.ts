import { object, type InferType } from 'yup';
import { DEVICE_TYPES } from './additionsSlice';
import { YES_NO } from '@/store/yesNo';
import { choice, day, text } from '@/store/fieldRules';
import { imei } from '@/store/careRules';

/** A new device (spec 3, New device addition; spec 5: required marks only). */
export const additionSchema = object({
  date: day('Date is required.', 'Date is not a date.'),
  clientName: text('Client Name is required.'),
  company: text('Company is required.'),
  vehicleNo: text('Vehicle No is required.'),
  imei: imei('IMEI is required.'),
  deviceType: choice(DEVICE_TYPES, 'Device Type is required.'),
  billing: choice(YES_NO, 'Billing is required.'),
});

export type AdditionValues = InferType<typeof additionSchema>;
