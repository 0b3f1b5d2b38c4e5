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
