import { setTimeout as pause } from 'node:timers/promises';

/** How long an end waits for what is being done. */
const PATIENCE_MS = 5_000;

/**
 * Does a round of work again and again, until it is closed. Each one says after how many milliseconds the next one comes, and rejects
 * with nothing.
 */
export function rounds(round: () => Promise<number>) {
  let isOver = false;
  let isRunning = false;
  let isWoken = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    isRunning = true;
    const next = await round();
    isRunning = false;
    if (!isOver) timer = setTimeout(begin, isWoken ? 0 : next);
    isWoken = false;
  };
  const begin = () => {
    running = run();
  };
  timer = setTimeout(begin);
  return {
    isOver: () => isOver,
    /** Has the next round come now, or as soon as the one that runs is over. */
    wake() {
      if (isRunning) isWoken = true;
      else if (!isOver) {
        clearTimeout(timer);
        begin();
      }
    },
    close: async (): Promise<void> => {
      isOver = true;
      clearTimeout(timer);
      await Promise.race([running, pause(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
