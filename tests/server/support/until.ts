// Waiting until something holds.
const LONGEST_MS = 60_000;
const PAUSE_MS = 25;

/** Waits until something holds, and tells what did not hold if it never does. What fails meanwhile does not hold. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  longest = LONGEST_MS,
): Promise<void> {
  const end = performance.now() + longest;
  let why: unknown;
  for (;;) {
    try {
      if (await holds()) return;
      why = undefined;
    } catch (error) {
      why = error;
    }
    if (performance.now() > end)
      throw new Error(`Never came true: ${what}${why instanceof Error ? ` (${why.message})` : ''}`, { cause: why });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
