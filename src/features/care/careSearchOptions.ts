import { paths } from '@/paths';
import type { CareHits } from '@/store/care/jobs/careSearch';
import { jobType, type Job } from '@/store/care/jobs/job';
import { servicePlate } from '@/store/care/jobs/jobSubject';

/** A hit as the search offers it, and the address that it leads to. */
export interface CareOption {
  value: string;
  label: string;
  title: string;
  detail: string;
  to: string;
}

export interface CareGroup {
  label: string;
  options: CareOption[];
}

/** What View Job's own search finds a job by: its vehicle, or else its client. */
const wordsOf = (job: Job) => servicePlate(job) ?? job.request.companyName;

const option = (value: string, title: string, detail: string, to: string): CareOption => ({
  value,
  label: `${title}, ${detail}`,
  title,
  detail,
  to,
});

const silentText = (count: number) => {
  if (count === 0) return 'every vehicle in contact';
  return count === 1 ? '1 vehicle not working' : `${count} vehicles not working`;
};

/** The hits by kind that lead to an open address, without the kinds that have none. */
export function careOptions({ vehicles, clients, jobs }: CareHits, isOpen: (to: string) => boolean): CareGroup[] {
  return [
    {
      label: 'Vehicles',
      options: vehicles.map(({ id, vehicleNo, company }) =>
        option(`vehicle ${id}`, vehicleNo, company, paths.care.vehicleOf(vehicleNo)),
      ),
    },
    {
      label: 'Clients',
      options: clients.map(({ company, silent }) =>
        option(`client ${company}`, company, silentText(silent), paths.care.notWorkingOf({ client: company })),
      ),
    },
    {
      label: 'Jobs',
      options: jobs.map((job) =>
        option(
          `job ${job.id}`,
          `Job ${job.number}, ${jobType(job)}`,
          `${job.request.companyName}, ${job.status}`,
          paths.care.viewJobTab(jobType(job), wordsOf(job)),
        ),
      ),
    },
  ]
    .map((group) => ({ ...group, options: group.options.filter(({ to }) => isOpen(to)) }))
    .filter(({ options }) => options.length > 0);
}
