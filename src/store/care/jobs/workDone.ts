import type { WorkDone } from './outcome';

const GOES_IN: readonly WorkDone[] = ['Fitted', 'Swapped'];

const COMES_OUT: readonly WorkDone[] = ['Swapped', 'Removed'];

/** Whether a device goes into the vehicle by that. */
export const goesIn = (workDone: WorkDone): boolean => GOES_IN.includes(workDone);

/** Whether the device that is in the vehicle comes out of it by that. */
export const comesOut = (workDone: WorkDone): boolean => COMES_OUT.includes(workDone);
