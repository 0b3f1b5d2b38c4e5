import type { Job } from '@/store/care/jobs/job';
import { servicePlate, vehiclesText } from '@/store/care/jobs/jobSubject';
import { columnsOf } from '@/ui/columns';
import { VehicleLink } from './VehicleLink';

/** The column of what jobs are about: the vehicle of a service request leads to its page. */
export const jobVehiclesColumn = columnsOf<Job>().shown('text', 'vehicles', 'Vehicles', vehiclesText, (job) => {
  const plate = servicePlate(job);
  return plate === undefined ? vehiclesText(job) : <VehicleLink vehicleNo={plate} />;
});
