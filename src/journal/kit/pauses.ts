const FIRST_PAUSE_MS = 200;
/** Short, so that what waits is kept soon after there is room again. */
const LONGEST_PAUSE_MS = 2_000;

/**
 * How many milliseconds to wait before the next try, after so many that failed.
 * @param longest where it is worth while to try sooner
 */
export const pauseBefore = (failures: number, longest = LONGEST_PAUSE_MS): number =>
  Math.min(longest, FIRST_PAUSE_MS * 2 ** (failures - 1));

/**
 * What some work gives, tried again after growing pauses where it fails with what may pass by itself. Rejects with what else it fails
 * with, or with what the last try did.
 * @param most how often it is tried
 */
export async function triedAgain<Result>(
  work: () => Promise<Result>,
  mayPass: (error: unknown) => boolean,
  most = Number.POSITIVE_INFINITY,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= most || !mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseBefore(tries)));
    }
  }
}
