import type { Job } from './job';
import { openServiceOf } from './jobsSlice';
import { isRealDate } from '@/store/kit/dates';
import { noneTicked, overWarning } from '@/store/kit/schema/careRules';
import { vehicleNoWarning } from '@/store/kit/typed/numberWarnings';

/** What looks odd in a service request: a vehicle that has one already, days on the wrong side of `today` (ISO date). */
export function serviceWarnings(jobs: readonly Job[], today: string) {
  return {
    vehicle: (vehicleNo: string) => {
      const open = openServiceOf(jobs, vehicleNo);
      return open ? `This vehicle has an open service job already: ${open.status}.` : vehicleNoWarning(vehicleNo);
    },
    issues: noneTicked('issue'),
    past: (date: string) => overWarning(date, today),
    toTime: (to: string, { fromTime }: { fromTime?: unknown }) =>
      isRealDate(to) && typeof fromTime === 'string' && isRealDate(fromTime) && to < fromTime
        ? 'To Time is before From Time.'
        : undefined,
    future: (date: string) =>
      isRealDate(date) && date.slice(0, 10) > today ? 'This date is in the future.' : undefined,
  };
}
