import { formatCount } from '@/format';
import type { Job } from './job';

/** Which vehicles a job is about: the one of a service request by its number, else how many of which type. */
export const vehiclesText = ({ request }: Job): string =>
  request.kind === 'service'
    ? request.registrationNo
    : `${formatCount(request.noOfInstallation)} × ${request.vehicleType}`;
