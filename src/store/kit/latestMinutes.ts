const LATEST = { maxSize: 2 };

/** For a selector that is given the minute: the results of the latest minutes alone are kept, as most others are never asked for again. */
export const LATEST_MINUTES = { memoizeOptions: LATEST, argsMemoizeOptions: LATEST };
