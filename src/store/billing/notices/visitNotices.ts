import { formatDate } from '@/format';
import { doneAt, jobType, TIME_SLOTS, type Job } from '@/store/care/jobs/job';
import { dateIn, JOB_TYPE_WORDS, SLOT_WORDS } from '@/store/care/jobs/visitWords';
import { accountOfJob } from '@/store/care/scheduling/jobAccount';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { visitKind } from './notice';
import { platesIn, someOf, type NoticeContent, type NoticeState, type NoticeValues } from './noticeContent';

/** The plates at which a job was done, each once. */
const platesDone = (job: Job): readonly string[] => {
  const done = doneAt(job);
  const plates = (job.outcomes ?? []).flatMap(({ vehicleId, vehicleNo }) => (done.has(vehicleId) ? [vehicleNo] : []));
  return [...new Set(plates)].filter((plate) => !isUnassigned(plate));
};

/** Jobs of a client who is known here, as far as they are there. */
const jobsOf = (state: NoticeState, ids: readonly string[]) =>
  ids.flatMap((id) => {
    const job = state.jobs.entities[id];
    const account = job && accountOfJob(state, job);
    return job && account ? [{ job, accountId: account.id, recordIds: [id] }] : [];
  });

/** Who comes to a client, when and for what: of jobs that an installer has, with a visit that is not over on a day (ISO date). */
export const plannedVisits = (state: NoticeState, ids: readonly string[], on: string): readonly NoticeContent[] =>
  jobsOf(state, ids).flatMap(({ job, ...of }) => {
    const { visit } = job;
    const by = visit && state.installers.entities[visit.installerId]?.name;
    if (visitKind(job) !== 'Visit Planned' || !visit || by === undefined || visit.on < on) return [];
    const { slot } = visit;
    return [
      {
        ...of,
        tells: `${jobType(job)} by ${by} on ${formatDate(visit.on)}, ${TIME_SLOTS[slot]}`,
        valuesIn: (language) =>
          ({
            work: JOB_TYPE_WORDS[jobType(job)][language],
            installer: by,
            on: dateIn(language, visit.on),
            slot: SLOT_WORDS[slot][language],
          }) satisfies NoticeValues<'Visit Planned'>,
      },
    ];
  });

/** What was done for a client, where and when: of jobs that are done. */
export const doneVisits = (state: NoticeState, ids: readonly string[]): readonly NoticeContent[] =>
  jobsOf(state, ids).flatMap(({ job, ...of }) => {
    const plates = platesDone(job);
    const last = job.outcomes?.at(-1)?.on;
    if (visitKind(job) !== 'Visit Done' || plates.length === 0 || last === undefined) return [];
    return [
      {
        ...of,
        tells: `${jobType(job)} on ${formatDate(last)} at ${someOf(plates, 'en')}`,
        valuesIn: (language) =>
          ({
            work: JOB_TYPE_WORDS[jobType(job)][language],
            plates: platesIn(language, plates),
            vehicles: someOf(plates, language),
            on: dateIn(language, last),
          }) satisfies NoticeValues<'Visit Done'>,
      },
    ];
  });
