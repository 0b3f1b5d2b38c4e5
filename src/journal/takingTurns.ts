/** How long work goes on before the page gets its turn, in ms: not noticed by whoever types. */
const AT_A_TIME_MS = 40;

const itsTurn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Does work bit by bit, which tells how much of it is done, from 0 to 1; in between, and before what comes of it is told, the page
 * gets its turn. Given up, it ends with an Error. `atATime` is how long it goes on before
 * that, in ms.
 */
export async function takingTurns<Made>(
  work: Generator<number, Made>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  atATime = AT_A_TIME_MS,
): Promise<Made> {
  for (;;) {
    const began = performance.now();
    let bit = work.next();
    while (!bit.done && performance.now() - began < atATime) bit = work.next();
    onProgress(bit.done ? 1 : bit.value);
    await itsTurn();
    signal.throwIfAborted();
    if (bit.done) return bit.value;
  }
}

/**
 * Does many works one after another, of which most take no time: the page gets its turn when they have gone on for so long
 * together. `atATime` is how long that is, in ms.
 */
export function oneByOne(atATime = AT_A_TIME_MS) {
  let began = performance.now();
  return async <Made>(work: Generator<number, Made>): Promise<Made> => {
    for (;;) {
      if (performance.now() - began >= atATime) {
        await itsTurn();
        began = performance.now();
      }
      const bit = work.next();
      if (bit.done) return bit.value;
    }
  };
}
