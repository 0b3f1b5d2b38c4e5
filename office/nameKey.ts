/** A name however it is written, under which the office keeps what it knows of somebody. */
export const nameKey = (name: string): string => name.toLowerCase();
