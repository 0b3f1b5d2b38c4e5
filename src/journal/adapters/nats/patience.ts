/** What is asked over a connection is given up after so long at the soonest, so nobody between makes it wait for longer. */
export const PATIENCE_MS = 5_000;
