export const VENDORS_SEED = 1;

/** How many vendors the address asks for, such as `/vendors#10000`; 1,000 when it asks for none. */
export const wantedCount = (): number => Number(location.hash.slice(1)) || 1000;
