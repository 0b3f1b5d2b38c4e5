import { createSelector } from '@reduxjs/toolkit';
import { visitToCome, TIME_SLOTS, type Job, type TimeSlot } from '@/store/care/jobs/job';
import { selectJobs, selectNewestJobs } from '@/store/care/jobs/jobsSlice';

/** The times of a day, in their order. */
export const SLOTS = Object.keys(TIME_SLOTS) as TimeSlot[];

/** The jobs that wait for an installer, the oldest first. */
export const selectToAssign = createSelector([selectJobs], (jobs) =>
  jobs.filter(({ status }) => status === 'Sent to Dispatcher' || status === 'Not Done'),
);

/** A place on the board: an installer and a time of the day. */
export interface BoardPlace {
  installerId: string;
  slot: TimeSlot;
}

export const placeKey = (installerId: string, slot: TimeSlot): string => `${installerId} ${slot}`;

/** The place that has a key; nothing when the key is of no place. */
export function placeOnBoard(key: string): BoardPlace | undefined {
  const [installerId = '', time] = key.split(' ');
  const slot = SLOTS.find((known) => known === time);
  return slot && { installerId, slot };
}

type Jobs = Parameters<typeof selectJobs>[0];

/** The jobs that are with installers on an ISO date, by their places on the board. */
export const selectBooked = createSelector(
  [selectJobs, (_state: Jobs, day: string) => day],
  (jobs, day): ReadonlyMap<string, Job> => {
    const booked = new Map<string, Job>();
    for (const job of jobs) {
      const visit = visitToCome(job);
      if (visit?.on === day) booked.set(placeKey(visit.installerId, visit.slot), job);
    }
    return booked;
  },
);

const byVisit = ({ visit: one }: Job, { visit: other }: Job) =>
  (one?.on ?? '').localeCompare(other?.on ?? '') ||
  SLOTS.indexOf(one?.slot ?? 'evening') - SLOTS.indexOf(other?.slot ?? 'evening');

/** The jobs that an installer, by identity, is to close, in the order of their days and times. */
export const selectJobsWith = createSelector(
  [selectNewestJobs, (_state: Jobs, installerId: string) => installerId],
  (jobs, installerId) => jobs.filter((job) => visitToCome(job)?.installerId === installerId).toSorted(byVisit),
);
