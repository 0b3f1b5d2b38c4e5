import type { Outcome } from './saying';

/** The facts whose outcome is not known yet, and who waits for each. */
export function createConfirmations() {
  const open = new Map<string, (outcome: Outcome) => void>();
  return {
    /** Opens one, and gives what to wait for it with. */
    open(id: string): () => Promise<Outcome> {
      const promise = new Promise<Outcome>((resolve) => {
        open.set(id, resolve);
      });
      return () => promise;
    },
    settle(id: string, outcome: Outcome) {
      open.get(id)?.(outcome);
      open.delete(id);
    },
  };
}
