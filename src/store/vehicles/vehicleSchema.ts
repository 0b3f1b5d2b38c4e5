import { choice, day, inForm, line, plate } from '@/store/fieldRules';
import { numberBetween, rowOf } from '@/store/rowRules';
import { SERVICE_REASONS } from './vehiclesSlice';

/** A not-working vehicle as it is kept. */
export const vehicleRowSchema = rowOf({
  vehicleNo: plate('Vehicle No'),
  imei: line('IMEI'),
  client: line('Client'),
  company: line('Company'),
  lastServiceDate: day('Last Service Date is required.', 'Last Service Date is not a date.'),
  lastContactTime: inForm(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Last Contact Time is not a date and a time.').required(
    'Last Contact Time is required.',
  ),
  lastServiceReason: choice(SERVICE_REASONS, 'Last Service Reason is none of those known.'),
  latLong: line('Lat/Long'),
  temp: numberBetween('Temp', -1000, 1000),
});
