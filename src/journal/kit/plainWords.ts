/** An Error whose message is written for the person: what is wrong, and what to do instead. */
export class SpokenError extends Error {
  override readonly name = 'SpokenError';
}

/** Thrown while nobody hears what is asked, which may be over at any moment. */
export class UnheardError extends SpokenError {}

/** What a person can do about the failures of a browser's storage, by the names that browsers give them. */
const CURES: Readonly<Record<string, string>> = {
  QuotaExceededError: 'The storage of this browser is full. Free some space on this device.',
  SecurityError:
    'This browser does not allow this page to keep anything. Allow it in its settings, or use another browser.',
  NotFoundError: 'The storage of this browser is damaged. Reload the page; if that does not help, use another browser.',
};

const BY_ITSELF = 'The storage of this browser does not answer. Trackyard tries again by itself.';
/** What is said where nothing is tried again by itself. */
export const TRY_AGAIN = 'The storage of this browser does not answer. Try again in a moment.';

/** Why something could not be kept or read, in plain words with the cure; never an exception's own. */
export function inPlainWords(error: unknown, otherwise = BY_ITSELF): string {
  if (error instanceof SpokenError) return error.message;
  const name = error instanceof Error ? error.name : '';
  return CURES[name] ?? otherwise;
}
