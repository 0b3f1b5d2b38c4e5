/** What is to be ended when the office ends: the last that was begun first. */
export function createStops() {
  const closers: (() => unknown)[] = [];
  const stopping = new AbortController();

  const end = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };

  return {
    signal: stopping.signal,
    /** Adds what ends something. While all is being ended it is ended at once, and an Error thrown. */
    async add(close: () => unknown): Promise<void> {
      if (!stopping.signal.aborted) {
        closers.push(close);
        return;
      }
      await close();
      throw new Error('The office is being stopped.');
    },
    /** Ends what was begun so far; more may be begun. */
    end,
    /** Ends all there is, for good. */
    async stop(): Promise<void> {
      stopping.abort();
      await end();
    },
  };
}

export type Stops = ReturnType<typeof createStops>;
