import { formatDate } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { jobMachine } from '@/machines/job';
import { byKey } from '@/store/kit/byKey';
import { firstOf, gone, refusedBy } from '@/store/kit/refusals';
import type { VisitFailure } from '@/store/care/jobs/failedVisit';
import { visitToCome, TIME_SLOTS, type Job, type Visit } from '@/store/care/jobs/job';
import { FAILED_VISIT_WORDS } from '@/store/care/jobs/failedVisitWords';
import type { SchedulingContext } from './schedulingContext';

const byInstaller = byKey<Job>((job) => visitToCome(job)?.installerId);

/** The job that an installer has in one time of a day already, but for this one. */
export function bookedAt(
  { jobs }: Pick<SchedulingContext, 'jobs'>,
  own: string,
  { installerId, on, slot }: Visit,
): Job | undefined {
  return byInstaller
    .of(jobs, installerId)
    .find(({ id, visit }) => id !== own && visit?.on === on && visit.slot === slot);
}

/** Why a visit of a job cannot have been an installer's: it is with another one. */
export function notHisRefusal(
  { installers }: Pick<SchedulingContext, 'installers'>,
  { number, visit }: Job,
  installerId: string,
): Refusal | undefined {
  if (visit?.installerId === installerId) return undefined;
  const name = installers.entities[visit?.installerId ?? '']?.name ?? 'another installer';
  return { reason: `Job ${number} is with ${name}.` };
}

/** Why the visit of a job cannot have failed: the job is with nobody or with another, or the cause is not told. */
export function failureRefusal(
  state: SchedulingContext,
  { id, installerId, cause, remark }: VisitFailure,
): Refusal | undefined {
  const job = state.jobs.entities[id];
  if (!job) return gone(state.jobs, id, 'This job');
  return firstOf(
    refusedBy(jobMachine, job.status, { type: 'fail' }, `Job ${job.number}`),
    notHisRefusal(state, job, installerId),
    cause === 'Other' && !remark ? { reason: FAILED_VISIT_WORDS.remarkMissing.en } : undefined,
  );
}

/** Why a job cannot go to an installer on a day and in a time of it. */
export function visitRefusal(state: SchedulingContext, id: string, visit: Visit): Refusal | undefined {
  const job = state.jobs.entities[id];
  const installer = state.installers.entities[visit.installerId];
  if (!job) return gone(state.jobs, id, 'This job');
  if (!installer) return gone(state.installers, visit.installerId, 'This installer');
  const when = TIME_SLOTS[visit.slot];
  const asked = job.request.kind === 'job' ? job.request.availableTimeSlots : [];
  const other = bookedAt(state, id, visit);
  return firstOf(
    refusedBy(jobMachine, job.status, { type: 'assign' }, `Job ${job.number}`),
    asked.length > 0 && !asked.includes(visit.slot)
      ? {
          reason: `The client of job ${job.number} cannot be visited then: choose ${asked.map((slot) => TIME_SLOTS[slot]).join(' or ')}.`,
        }
      : undefined,
    other && { reason: `${installer.name} has job ${other.number} on ${formatDate(visit.on)}, ${when}, already.` },
  );
}
