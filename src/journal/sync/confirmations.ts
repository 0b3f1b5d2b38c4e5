import type { FactOutcome } from '@/journal/port/model';

/** The facts whose outcome is not known yet, and who waits for each. */
export function createConfirmations() {
  const open = new Map<string, (outcome: FactOutcome) => void>();
  return {
    /** Opens one, and gives what to wait for it with. */
    open(id: string): () => Promise<FactOutcome> {
      const promise = new Promise<FactOutcome>((resolve) => {
        open.set(id, resolve);
      });
      return () => promise;
    },
    settle(id: string, outcome: FactOutcome) {
      open.get(id)?.(outcome);
      open.delete(id);
    },
  };
}
