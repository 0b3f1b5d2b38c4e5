import { createSelector } from '@reduxjs/toolkit';
import { contentsAt, selectContents } from '@/store/stock/onHand/contents';
import type { Installer } from '@/store/places/installers/installer';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import type { Holder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { jobType, leftOf, TIME_SLOTS, type Job, type TimeSlot } from '@/store/care/jobs/job';
import { isFittable } from '@/store/stock/sims/sim';

/** What an installer's bag has for a job. */
export interface OfferedBag {
  installer: Installer;
  /** How many devices are in it, and how many Active SIMs that are in none. */
  devices: number;
  sims: number;
}

/** The installers, each with what his bag has, in the order of the alphabet. */
export const selectInstallerBags = createSelector(
  [selectInstallers, selectContents],
  (installers, contents): OfferedBag[] =>
    installers
      .map((installer) => {
        const bag: Holder = { at: 'installer', id: installer.id };
        const { devices, sims } = contentsAt(contents, bag);
        return {
          installer,
          devices: devices.length,
          sims: sims.filter((sim) => holderOf(sim).at === 'installer' && isFittable(sim)).length,
        };
      })
      .toSorted((one, other) => one.installer.name.localeCompare(other.installer.name)),
);

/** How many devices a job needs out of the bag: one for each vehicle that is still to be fitted, and none for other work. */
export const neededOf = (job: Job): number => (jobType(job) === 'Installation' ? leftOf(job) : 0);

/** The times of a day in which a job's client can be visited: those that were named, or all. */
export function slotsOf({ request }: Pick<Job, 'request'>): TimeSlot[] {
  const named = request.kind === 'job' ? request.availableTimeSlots : [];
  const all = Object.keys(TIME_SLOTS) as TimeSlot[];
  return named.length > 0 ? all.filter((slot) => named.includes(slot)) : all;
}
