// The visit of an installer at which a device is taken out.
import type { Business } from '@/store/business/business';
import type { Job } from '@/store/care/jobs/job';
import { jobClosed } from '@/store/facts/jobs';
import { imeiOfDevice } from './stock';
import { smallBusiness } from './tabs';

const { jobs, vehicles } = smallBusiness;
const [job, vehicle] = [jobs.entities['job-5'], vehicles.entities['quiet-1']];
if (!job || !vehicle) throw new Error('The small business has these.');

/** Whose visit it is. */
export const RAKESH = { name: 'Rakesh-Yadav', role: 'installer' } as const;

const visit = {
  ...job,
  approvedDevices: 1,
  request: { ...job.request, vehicleIds: [vehicle.id], noOfInstallation: 1 },
} as Job;

/** The small business with this visit. */
export const visitedBusiness: Business = {
  ...smallBusiness,
  jobs: { ...jobs, entities: { ...jobs.entities, [job.id]: visit } },
};

/** What he says once the device is out. */
export const visitClosed = () =>
  jobClosed({
    id: job.id,
    on: '2026-11-21',
    installerId: 'installer-1',
    outcomes: [
      { workDone: 'Removed', vehicleId: vehicle.id, vehicleNo: vehicle.vehicleNo, deviceOut: imeiOfDevice(93) },
    ],
  });

/** The status of the visited job. */
export const visitStatus = ({ jobs: { entities } }: Pick<Business, 'jobs'>) => entities[job.id]?.status;
