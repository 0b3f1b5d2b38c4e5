/** A line in which works wait for each other: each begins when the one before it is over, failed or not. */
export function createLine() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    inLine: <Result>(work: () => Promise<Result>): Promise<Result> => {
      const done = last.then(work);
      last = done.catch(() => undefined);
      return done;
    },
    /** Resolves once all are over that stand in it now. */
    over: (): Promise<unknown> => last,
  };
}
