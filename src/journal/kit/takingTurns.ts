/** How long work goes on before the page gets its turn, in ms: not noticed by whoever types. */
const AT_A_TIME_MS = 40;
/** The same beside all else that the page does, where no frame is to be lost. */
export const WITHIN_A_FRAME_MS = 8;

/** Gives the page its turn. */
export const itsTurn = () => new Promise<unknown>((resolve) => setTimeout(resolve));

/**
 * Does work bit by bit, which tells how much of it is done, from 0 to 1; in between, and before what comes of it is told, the page
 * gets its turn. Given up, it ends with an Error. `atATime` is how long it goes on before
 * that, in ms.
 */
export async function takingTurns<Made>(
  work: Generator<number, Made>,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
  atATime = AT_A_TIME_MS,
): Promise<Made> {
  for (;;) {
    const began = performance.now();
    let bit = work.next();
    while (!bit.done && performance.now() - began < atATime) bit = work.next();
    onProgress(bit.done ? 1 : bit.value);
    await itsTurn();
    signal?.throwIfAborted();
    if (bit.done) return bit.value;
  }
}

/** How many steps are taken before the page gets its turn: facts, or a few rows each, so that it is some 25 ms. */
const STEPS_A_TURN = 100;

/**
 * Does many works one after another, of which most take one step: the page gets its turn after so many steps together. They
 * are counted and not timed, so that what is done in which turn is the same however busy the machine is.
 */
export function oneByOne(stepsATurn = STEPS_A_TURN) {
  let steps = 0;
  return async <Made>(work: Generator<number, Made>): Promise<Made> => {
    for (;;) {
      if (steps >= stepsATurn) {
        await itsTurn();
        steps = 0;
      }
      const bit = work.next();
      steps += 1;
      if (bit.done) return bit.value;
    }
  };
}
