import { jobType, TIME_SLOTS, type Job } from '@/store/care/jobs/job';
import { FITTINGS, ISSUES } from '@/store/care/jobs/requestFlags';
import { formatCount, formatDate, formatMinute } from '@/format';

const worded = <Flag extends string>(words: Readonly<Record<Flag, string>>, flags: readonly Flag[], between = ', ') =>
  flags.map((flag) => words[flag]).join(between) || '—';

/** When the client may be visited: between two days, or at times of a day, each on a line. */
export const timeText = ({ request }: Job): string =>
  request.kind === 'service'
    ? `${formatDate(request.fromTime)} – ${formatDate(request.toTime)}`
    : worded(TIME_SLOTS, request.availableTimeSlots, '\n');

const dated = (date: string | undefined) => (date ? formatDate(date) : '—');

/** The days between which the client may be visited, ISO dates; a client who names times of a day has none. */
export const visitDays = ({ request }: Job): { from?: string; to?: string } =>
  request.kind === 'service' ? { from: request.fromTime, to: request.toTime } : {};

/** What a service request calls the number of its vehicle. */
export const PLATE_LABEL = 'Registration No';
/** What a service request calls the number of its device. */
export const IMEI_LABEL = 'Device IMEI';

/** Everything that the request says, in the order and with the labels of its form. */
export function jobDetails(job: Job): { label: string; value: string }[] {
  const { request } = job;
  const facts: Record<string, string | undefined> =
    request.kind === 'service'
      ? {
          'Client User Name': request.clientUserName,
          'Company Name': request.companyName,
          [PLATE_LABEL]: request.registrationNo,
          [IMEI_LABEL]: request.deviceIMEI,
          'Device Model': request.deviceModel,
          'Date of Installation': dated(request.dateOfInstallation),
          Issues: worded(ISSUES, request.issues),
          'Not Working Time': request.notWorking && formatMinute(request.notWorking),
          Location: request.location,
          Branch: request.branch,
          'Person Name': request.personName,
          'Contact No': request.contactNo,
          'From Time': formatDate(request.fromTime),
          'To Time': formatDate(request.toTime),
          Remark: request.remark,
        }
      : {
          'No of Installation': formatCount(request.noOfInstallation),
          'Device Model': request.deviceModel,
          'Vehicle Type': request.vehicleType,
          Required: worded(FITTINGS, request.required),
          'Company Name': request.companyName,
          'Client Name': request.clientName,
          'Contact No': request.contactNo,
          Location: request.location,
          'Available Time Slots': worded(TIME_SLOTS, request.availableTimeSlots),
          Payment: request.payment,
          Remarks: request.remarks,
        };
  return Object.entries({
    'Job Type': jobType(job),
    Raised: formatDate(job.raisedOn),
    ...facts,
    ...(job.approvedDevices !== undefined && { 'Approved Devices': formatCount(job.approvedDevices) }),
  }).map(([label, value]) => ({ label, value: value || '—' }));
}
