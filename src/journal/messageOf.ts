/** What an error says; a full storage says so by its name alone. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));
