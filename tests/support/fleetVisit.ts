// A visit to many vehicles, with photos of each.
import type { Business } from '@/store/business/business';
import { jobClosed } from '@/store/facts/jobs';
import type { Attachment } from '@/store/kit/attachments/attachment';
import { smallBusiness } from './tabs';

/** What somebody says of a visit to so many vehicles, with these photos of each. */
export const visit = (vehicles: number, photosOf: (vehicle: number) => Attachment[]) =>
  jobClosed({
    id: 'job-5',
    on: '2026-11-21',
    installerId: 'installer-1',
    outcomes: Array.from({ length: vehicles }, (_, at) => ({
      workDone: 'Not Done',
      vehicleId: `fleet-${at}`,
      vehicleNo: `MH 14 AB ${1_000 + at}`,
      remark: 'Nobody was there.',
      photos: photosOf(at),
    })),
  });

/** A business in which a job is for so many vehicles. */
export function withFleet(count: number): Business {
  const { jobs, vehicles } = smallBusiness;
  const [job, vehicle] = [jobs.entities['job-5'], vehicles.entities['quiet-1']];
  if (!job || !vehicle) throw new Error('They are not there.');
  const fleet = Array.from({ length: count }, (_, at) => ({
    ...vehicle,
    id: `fleet-${at}`,
    vehicleNo: `MH 14 AB ${1_000 + at}`,
  }));
  const request = { ...job.request, vehicleIds: fleet.map(({ id }) => id), noOfInstallation: count };
  return {
    ...smallBusiness,
    jobs: { ...jobs, entities: { ...jobs.entities, [job.id]: { ...job, approvedDevices: count, request } } },
    vehicles: {
      ...vehicles,
      ids: [...vehicles.ids, ...request.vehicleIds],
      entities: { ...vehicles.entities, ...Object.fromEntries(fleet.map((one) => [one.id, one])) },
    },
  };
}
