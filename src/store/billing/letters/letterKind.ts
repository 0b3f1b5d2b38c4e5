/** What can be written to a client, each with a text for mail and one for SMS. */
export const LETTER_KINDS = [
  'Reminder',
  'Bill',
  'Receipt',
  'Credit Note',
  'Debit Note',
  'Repair Done',
  'Visit Planned',
  'Visit Done',
  'Vehicle Silent',
  'Subscription Ends',
] as const;

export type LetterKind = (typeof LETTER_KINDS)[number];
