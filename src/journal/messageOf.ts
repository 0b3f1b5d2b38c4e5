/** What an error says; a full storage says so by its name alone. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'QuotaExceededError') return 'The storage of this browser is full. Make room and try again.';
  return error.message || error.name;
}
