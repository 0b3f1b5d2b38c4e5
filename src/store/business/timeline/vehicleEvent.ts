import type { Attachment } from '@/store/kit/attachments/attachment';
import type { Job } from '@/store/care/jobs/job';
import { paths } from '@/paths';
import { RECORD_PLACES } from '@/store/business/recordPlaces';

/** More about what happened: words, with where they lead to, or a file. */
export interface EventLine {
  text: string;
  to?: string | undefined;
  file?: Attachment | undefined;
}

/** One thing that happened to a vehicle. */
export interface VehicleEvent {
  /** ISO date. */
  on: string;
  /** The ISO minute of that day by the office's clock, where it was written down. */
  at?: string;
  what: string;
  lines: readonly EventLine[];
}

/** The texts that are not blank, each as a line without a link. */
export const words = (...texts: readonly (string | undefined)[]): EventLine[] =>
  texts.filter(Boolean).map((text = '') => ({ text }));

/** The number of a job, which leads to the job. */
export const jobLine = (job: Job): EventLine => ({ text: `Job ${job.number}`, to: RECORD_PLACES.jobs(job) });

/** The number of a device, which leads to its page. */
export const deviceLine = (imei: string, before = 'IMEI'): EventLine => ({
  text: `${before} ${imei}`,
  to: paths.stocks.deviceOf(imei),
});
