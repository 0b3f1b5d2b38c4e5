const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 1_000;

/** Resolves after a pause that doubles with each time in a row: who was overtaken by others tries again then. */
export const pauseAfter = (times: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (times - 1))));
