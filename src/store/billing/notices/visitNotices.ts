import { formatDate } from '@/format';
import { smsText } from '@/store/billing/letters/smsTexts';
import { doneAt, jobType, TIME_SLOTS, type Job } from '@/store/care/jobs/job';
import { dateIn, JOB_TYPE_WORDS, SLOT_WORDS } from '@/store/care/jobs/visitWords';
import { accountOfJob } from '@/store/care/scheduling/jobAccount';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { wordsIn } from '@/store/kit/language';
import { visitKind } from './notice';
import { platesIn, someOf, type NoticeState, type Told } from './told';

const WORDS = {
  plannedSubject: {
    en: (work: string, on: string) => `${work} on ${on}`,
    hi: (work: string, on: string) => `${work}: ${on}`,
  },
  planned: {
    en: (work: string, by: string, on: string, slot: string) => `${by} visits you on ${on}, ${slot}, for: ${work}.`,
    hi: (work: string, by: string, on: string, slot: string) => `${by} ${on} को ${slot} ${work} के लिए आएँगे।`,
  },
  ready: {
    en: 'Please have the vehicle there. If the time does not suit you, please tell us.',
    hi: 'कृपया गाड़ी वहाँ रखें। समय ठीक न हो तो बताएँ।',
  },
  doneSubject: { en: (work: string) => `${work} is done`, hi: (work: string) => `${work} पूरा हुआ` },
  done: {
    en: (work: string, plates: string, on: string) => `${work} was done on ${on} at ${plates}.`,
    hi: (work: string, plates: string, on: string) => `${on} को ${plates} पर ${work} का काम पूरा हुआ।`,
  },
  wrong: { en: 'If anything is not right, please tell us.', hi: 'कुछ ठीक न हो तो कृपया बताएँ।' },
} as const;

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
export const plannedVisits = (state: NoticeState, ids: readonly string[], on: string): readonly Told[] =>
  jobsOf(state, ids).flatMap(({ job, ...of }) => {
    const { visit } = job;
    const by = visit && state.installers.entities[visit.installerId]?.name;
    if (visitKind(job) !== 'Visit Planned' || !visit || by === undefined || visit.on < on) return [];
    const { slot } = visit;
    return [
      {
        ...of,
        tells: `${jobType(job)} by ${by} on ${formatDate(visit.on)}, ${TIME_SLOTS[slot]}`,
        written(name, language) {
          const words = wordsIn(WORDS, language);
          const work = JOB_TYPE_WORDS[jobType(job)][language];
          const [day, time] = [dateIn(language, visit.on), SLOT_WORDS[slot][language]];
          return {
            subject: words.plannedSubject(work, day),
            lines: [words.planned(work, by, day, time), words.ready],
            sms: smsText('Visit Planned', { name, installer: by, on: day, slot: time, work }, language),
          };
        },
      },
    ];
  });

/** What was done for a client, where and when: of jobs that are done. */
export const doneVisits = (state: NoticeState, ids: readonly string[]): readonly Told[] =>
  jobsOf(state, ids).flatMap(({ job, ...of }) => {
    const plates = platesDone(job);
    const last = job.outcomes?.at(-1)?.on;
    if (visitKind(job) !== 'Visit Done' || plates.length === 0 || last === undefined) return [];
    return [
      {
        ...of,
        tells: `${jobType(job)} on ${formatDate(last)} at ${someOf(plates, 'en')}`,
        written(name, language) {
          const words = wordsIn(WORDS, language);
          const work = JOB_TYPE_WORDS[jobType(job)][language];
          const day = dateIn(language, last);
          return {
            subject: words.doneSubject(work),
            lines: [words.done(work, platesIn(language, plates), day), words.wrong],
            sms: smsText('Visit Done', { name, work, vehicles: someOf(plates, language), on: day }, language),
          };
        },
      },
    ];
  });
