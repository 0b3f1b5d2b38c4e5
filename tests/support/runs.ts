// How much of what takes long is tested in the quick check, and in the whole.

/** Whether this is the quick check, which leaves tests that take seconds to the whole. */
export const isQuick = process.env.RANDOM_RUNS === 'few';

/** Of so many random runs a tenth in the quick check, and all of them everywhere else. */
export const runs = (all: number): number => (isQuick ? Math.ceil(all / 10) : all);
