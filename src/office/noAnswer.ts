/** What a person is told while nothing comes back from the office. */
export const NO_ANSWER = 'The office does not answer. Try again in a moment.';
