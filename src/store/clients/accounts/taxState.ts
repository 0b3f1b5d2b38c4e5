import { STATE_CODES } from '@/store/kit/typed/taxIds';

/** The states and union territories of a client, and the city Mumbai, which counts as Maharashtra's for tax. */
export const STATES: readonly string[] = ['Mumbai', ...STATE_CODES.map(([, name]) => name)].toSorted();

/** The state by which tax knows a client's: the city Mumbai is Maharashtra's. */
export const taxState = (state: string): string => (state === 'Mumbai' ? 'Maharashtra' : state);
