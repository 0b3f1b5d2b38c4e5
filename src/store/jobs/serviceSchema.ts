import { object, string, type InferType } from 'yup';
import { BRANCHES, ISSUES, SERVICE_MODELS } from './job';
import { choice, day, optionalDay, text } from '@/store/fieldRules';
import { contactNo, flags, imei } from '@/store/careRules';

/** The Raise Service form (spec 3, Service request). */
export const serviceSchema = object({
  clientUserName: text('Client User Name is required.'),
  companyName: text('Company Name is required.'),
  registrationNo: text('Registration No is required.'),
  deviceIMEI: imei('Device IMEI is required.'),
  deviceModel: choice(SERVICE_MODELS, 'Device Model is required.'),
  dateOfInstallation: optionalDay('Date of Installation is not a date.'),
  issues: flags(ISSUES).min(1, 'At least one issue is required.'),
  notWorking: string()
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, {
      message: 'Not Working Time is not a date and a time.',
      excludeEmptyString: true,
    })
    .transform((typed?: string) => typed || undefined),
  remark: string().trim(),
  location: text('Location is required.'),
  branch: choice(BRANCHES, 'Branch is required.'),
  personName: text('Person Name is required.'),
  contactNo,
  fromTime: day('From Time is required.', 'From Time is not a date.'),
  toTime: day('To Time is required.', 'To Time is not a date.').when('fromTime', ([from], rule) =>
    rule.test('order', 'To Time cannot be before From Time.', (to) => typeof from !== 'string' || to >= from),
  ),
});

export type ServiceValues = InferType<typeof serviceSchema>;
