import { formatCount } from '@/format';
import type { Job } from './job';

/** The plate of the vehicle that a service request names; undefined for any other job. */
export const servicePlate = ({ request }: Pick<Job, 'request'>): string | undefined =>
  request.kind === 'service' ? request.registrationNo : undefined;

/** The IMEI of the device that a service request names; undefined for any other job. */
export const serviceImei = ({ request }: Pick<Job, 'request'>): string | undefined =>
  request.kind === 'service' ? request.deviceIMEI : undefined;

/** Which vehicles a job is about: the one of a service request by its number, else how many of which type. */
export const vehiclesText = ({ request }: Job): string =>
  request.kind === 'service'
    ? request.registrationNo
    : `${formatCount(request.noOfInstallation)} × ${request.vehicleType}`;
