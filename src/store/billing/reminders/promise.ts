import { formatDate } from '@/format';
import type { AccountRow } from '@/store/clients/accounts/account';

type Promised = Pick<AccountRow, 'promisedFor'>;

/** Until when reminders of a client wait on a day, as it promised to pay by then (ISO dates); undefined where they do not. */
export const waitsFor = ({ promisedFor }: Promised, on: string): string | undefined =>
  promisedFor !== undefined && promisedFor >= on ? promisedFor : undefined;

/** The ISO date by which a client promised to pay that is past on a day; undefined where there is none. */
export const missedPromise = ({ promisedFor }: Promised, on: string): string | undefined =>
  promisedFor !== undefined && promisedFor < on ? promisedFor : undefined;

/** How a promise is told. */
export const promiseText = (promisedFor: string): string => `Promised to pay by ${formatDate(promisedFor)}`;
