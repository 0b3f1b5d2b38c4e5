import { telling } from '@/store/kit/words';
import { simActivated, simDeactivated, simSuspended } from './simsSlice';

/** The facts of the SIMs in words. */
export const simWords = [
  telling(simActivated, ({ id }) => `activated SIM ${id}`),
  telling(simSuspended, ({ id }) => `suspended SIM ${id}`),
  telling(simDeactivated, ({ id }) => `deactivated SIM ${id}`),
];
