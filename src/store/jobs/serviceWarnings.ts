import type { Job } from './job';
import { openServiceOf } from './jobsSlice';
import { vehicleNoWarning } from '@/store/typedNumbers';

/** What looks odd in a service request: a vehicle that has one already, days on the wrong side of `today` (ISO date). */
export function serviceWarnings(jobs: readonly Job[], today: string) {
  return {
    vehicle: (vehicleNo: string) => {
      const open = openServiceOf(jobs, vehicleNo);
      return open ? `This vehicle has an open service job already: ${open.status}.` : vehicleNoWarning(vehicleNo);
    },
    past: (date: string) => (date && date < today ? 'This day is over already.' : undefined),
    future: (date: string) => (date.slice(0, 10) > today ? 'This day is still to come.' : undefined),
  };
}
