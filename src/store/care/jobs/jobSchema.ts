import type { InferType } from 'yup';
import { JOB_DEVICES, JOB_TYPES, TIME_SLOTS, VEHICLE_TYPES } from './job';
import { FITTINGS } from './requestFlags';
import { YES_NO } from '@/store/kit/yesNo';
import { choice, line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { list, MOST_SCANNED, reference } from '@/store/kit/schema/rowRules';
import { typedArea } from '@/store/kit/typed/typedText';
import { typedNumber, wholeUnits } from '@/store/kit/typed/typedNumber';
import { flags } from '@/store/kit/schema/careRules';

/** The Raise Request (Job) form; what only looks wrong is not refused. */
export const jobSchema = record({
  jobType: choice(JOB_TYPES, 'Job Type is required.'),
  noOfInstallation: wholeUnits('No of Installation').required('No of Installation is required.'),
  deviceModel: choice(JOB_DEVICES, 'Device Model is required.'),
  vehicleType: choice(VEHICLE_TYPES, 'Vehicle Type is required.'),
  required: flags(FITTINGS).optional(),
  companyName: line('Company Name'),
  clientName: line('Client Name'),
  contactNo: line('Contact No'),
  location: line('Location'),
  availableTimeSlots: flags(TIME_SLOTS).optional(),
  payment: choice(YES_NO, 'Payment is required.'),
  remarks: typedArea('Remarks'),
  vehicleIds: list(reference('Its vehicle'), MOST_SCANNED).optional().default(undefined),
});

export type JobValues = InferType<typeof jobSchema>;

/** The Edit Job dialog: the approved device count is 1 to the number of the job's vehicles. */
export function countSchema(vehicles: number) {
  const bounds = vehicles === 1 ? 'This job has one vehicle: the count is 1.' : `Enter a count from 1 to ${vehicles}.`;
  return record({
    devices: typedNumber('Approved Device Count')
      .integer(bounds)
      .min(1, bounds)
      .max(vehicles, bounds)
      .required('Approved Device Count is required.'),
  });
}
