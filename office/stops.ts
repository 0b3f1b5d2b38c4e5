const STOPPED = 'The office is being stopped.';

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
      throw new Error(STOPPED);
    },
    /** What comes of some work, unless all is being ended before that: then an Error. */
    unlessStopped: <Result>(work: Promise<Result>): Promise<Result> => {
      const stopped = new Promise<never>((_resolve, reject) => {
        const stop = () => reject(new Error(STOPPED));
        if (stopping.signal.aborted) stop();
        else stopping.signal.addEventListener('abort', stop);
      });
      return Promise.race([work, stopped]);
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
