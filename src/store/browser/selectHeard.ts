import type { Heard } from './heardSlice';

/** A state that knows what vehicles told in the shared mode only. */
export interface WithHeard {
  heard?: Heard;
}

const NOTHING: Heard = {};

/** What devices told last, as the office heard it, by their IMEIs. */
export const selectHeard = ({ heard }: WithHeard): Heard => heard ?? NOTHING;
