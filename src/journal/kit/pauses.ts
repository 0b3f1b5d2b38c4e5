const FIRST_PAUSE_MS = 200;
/** Short, so that what waits is kept soon after there is room again. */
const LONGEST_PAUSE_MS = 2_000;

/** How many milliseconds to wait before the next try, after so many that failed. */
export const pauseBefore = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
