import type { FactOutcome } from '@/journal/port/model';

/** The facts whose outcome is not known yet, and who waits for each. */
export function createConfirmations() {
  const open = new Map<string, (outcome: FactOutcome) => void>();
  /** What is to be told once the store shows it. */
  let untold: (() => void)[] = [];
  let showing = 0;

  const tell = () => {
    if (showing > 0) return;
    const all = untold;
    untold = [];
    for (const one of all) one();
  };

  /** Puts what was read into the store; whoever waits is told after it, so that the number that he reads is the one that stays. */
  const whileShowing = async (work: () => Promise<void>) => {
    showing += 1;
    try {
      await work();
    } finally {
      showing -= 1;
    }
    tell();
  };

  return {
    whileShowing,
    /** Opens one, and gives what to wait for it with. */
    open(id: string): () => Promise<FactOutcome> {
      const promise = new Promise<FactOutcome>((resolve) => {
        open.set(id, resolve);
      });
      return () => promise;
    },
    settle(id: string, outcome: FactOutcome) {
      const resolve = open.get(id);
      open.delete(id);
      if (resolve) untold.push(() => resolve(outcome));
      tell();
    },
  };
}
