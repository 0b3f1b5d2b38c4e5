/** Marks, as a route's handle, the addresses that are no screen's. */
export const UNKNOWN_ADDRESS = 'unknown address';
