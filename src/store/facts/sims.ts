import { todaysDate } from '@/store/kit/dates';
import { fact, facts } from './fact';

interface SimStep {
  /** The SIM's identity. */
  id: string;
  /** ISO date. */
  on: string;
  msisdn?: string | undefined;
}

/** Declares a step of one SIM. */
const stepping = (done: string) =>
  fact((id: string, msisdn?: string, on: string = todaysDate()): SimStep => ({ id, on, ...(msisdn && { msisdn }) }), {
    about: ({ id }) => [id],
    words: ({ id }) => `${done} SIM ${id}`,
  });

/** What may be said of SIMs. */
export const simFacts = facts(
  'sims',
  {
    by: ['stock'],
    schemas: async () => (await import('@/store/stock/sims/simFactSchemas')).simFactSchemas,
  },
  {
    simActivated: stepping('activated'),
    simSuspended: stepping('suspended'),
    simDeactivated: stepping('deactivated'),
  },
);

export const { simActivated, simSuspended, simDeactivated } = simFacts.creators;
