import type { InferType } from 'yup';
import { BRANCHES, SERVICE_MODELS } from './job';
import { ISSUES } from './requestFlags';
import { choice, day, inForm, line, optionalDay, plate } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { typedArea } from '@/store/kit/typed/typedText';
import { flags, imei } from '@/store/kit/schema/careRules';

/** A day with its minute. */
export const isoMinute = (message: string) => inForm(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, message);

/** The Raise Service form; what only looks wrong is not refused. */
export const serviceSchema = record({
  clientUserName: line('Client User Name'),
  companyName: line('Company Name'),
  registrationNo: plate('Registration No'),
  deviceIMEI: imei('Device IMEI'),
  deviceModel: choice(SERVICE_MODELS, 'Device Model is required.'),
  dateOfInstallation: optionalDay('Date of Installation is not a date.'),
  issues: flags(ISSUES).optional(),
  notWorking: isoMinute('Not Working Time is not a date and a time.'),
  remark: typedArea('Remark'),
  location: line('Location'),
  branch: choice(BRANCHES, 'Branch is required.'),
  personName: line('Person Name'),
  contactNo: line('Contact No'),
  fromTime: day('From Time is required.', 'From Time is not a date.'),
  toTime: day('To Time is required.', 'To Time is not a date.'),
});

export type ServiceValues = InferType<typeof serviceSchema>;
