import type { ChildProcess } from 'node:child_process';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** What ran for so long did not die of its start. */
const SOUND_AFTER_MS = 60_000;
const GRACE_MS = 20_000;

export interface KeepRunningOptions {
  start: () => ChildProcess;
  /** The signal that ends it well. */
  signal: NodeJS.Signals;
  /** Told each time that it has ended by itself, how, and how often in a row. */
  died: (how: string, times: number) => void;
  /** Told once it has ended for good. */
  stopped?: () => void;
}

/** Resolves when a process has ended, or could not be started; before that tells how. */
const endOf = (child: ChildProcess, tell: (how: string) => void) =>
  new Promise<void>((done) => {
    let over = false;
    const ended = (how: string) => {
      if (!over) tell(how);
      over = true;
      done();
    };
    // One that could not be started tells of both.
    child.once('error', ({ message }) => ended(message));
    // Not before all that it told was read.
    child.once('close', (code: number | null, signal: NodeJS.Signals | null) => ended(signal ?? `exit code ${code}`));
  });

/** A process that is started again whenever it ends by itself, after a pause that grows. */
export function keepRunning({ start, signal, died, stopped }: KeepRunningOptions) {
  let stopping = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess;
  let end: Promise<void>;

  const run = () => {
    const startedAt = performance.now();
    child = start();
    end = endOf(child, (how) => {
      if (stopping) return;
      failures = performance.now() - startedAt > SOUND_AFTER_MS ? 1 : failures + 1;
      timer = setTimeout(run, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)));
      died(how, failures);
    });
  };
  run();

  return {
    signal: (other: NodeJS.Signals) => child.kill(other),
    /** Ends it for good; resolves once it has ended. */
    async stop() {
      stopping = true;
      clearTimeout(timer);
      child.kill(signal);
      const lastResort = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      await end;
      clearTimeout(lastResort);
      stopped?.();
    },
  };
}
