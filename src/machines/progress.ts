/** What work is given that tells how far it is. */
export interface Progress {
  /** Told how much is done, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** What tells a machine how far the work is that it runs. */
export const progressTo =
  (self: { send: (event: { type: 'progressed'; share: number }) => void }): Progress['onProgress'] =>
  (share) =>
    self.send({ type: 'progressed', share });

/** Why work came to nothing, as whoever did it says. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Takes what is told of the progress of work. */
export const PROGRESS = { type: 'progress', params: ({ event }: { event: { share: number } }) => event } as const;

/** Keeps why work failed. */
export const FAILED = { type: 'keepReason', params: ({ event }: { event: { error: unknown } }) => event } as const;
