// How many random runs a property makes, in the quick check and in the whole.

/** Of so many runs a tenth in the quick check, and all of them everywhere else. */
export const runs = (all: number): number => (process.env.RANDOM_RUNS === 'few' ? Math.ceil(all / 10) : all);
