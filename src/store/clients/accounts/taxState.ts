/** The state by which tax knows a client's: the city Mumbai is Maharashtra's. */
export const taxState = (state: string): string => (state === 'Mumbai' ? 'Maharashtra' : state);
