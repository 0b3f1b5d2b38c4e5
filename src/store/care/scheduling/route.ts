import { createSelector } from '@reduxjs/toolkit';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { doneAt, type Job } from '@/store/care/jobs/job';
import { servicePlate } from '@/store/care/jobs/jobSubject';
import type { Table } from '@/store/kit/table';
import type { WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import { selectJobsWith } from './board';

/** What an installer has to do: today in the order of its times, what is left of days before, and what is to come. */
export interface Route {
  today: readonly Job[];
  late: readonly Job[];
  coming: readonly Job[];
}

/** The plates that a job's request names, of the vehicles at which nothing is done yet. */
export function platesLeft({ vehicles }: WithVehicles, job: Job): string[] {
  const { request } = job;
  const done = doneAt(job);
  const named = (request.vehicleIds ?? []).flatMap((id) => {
    const plate = done.has(id) ? undefined : vehicles.entities[id]?.vehicleNo;
    return plate === undefined || isUnassigned(plate) ? [] : [plate];
  });
  const isKnown = named.length > 0 || (request.vehicleIds ?? []).length > 0;
  const plate = servicePlate(job);
  return plate !== undefined && !isKnown ? [plate] : named;
}

/** The way of an installer, by identity, on an ISO date. */
export const selectRoute = createSelector(
  [
    (state: { jobs: Table<Job> }, installerId: string) => selectJobsWith(state, installerId),
    (_state: unknown, _installerId: string, today: string) => today,
  ],
  (jobs, today): Route => {
    const when = (isThen: (on: string) => boolean) => jobs.filter(({ visit }) => isThen(visit?.on ?? today));
    return {
      today: when((on) => on === today),
      late: when((on) => on < today),
      coming: when((on) => on > today),
    };
  },
);
