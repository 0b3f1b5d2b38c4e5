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

/** What an admin can write the text of: all that, and the OTP of a challan, which goes to its receiver by SMS alone. */
export const TEXT_KINDS = [...LETTER_KINDS, 'OTP'] as const;

export type TextKind = (typeof TEXT_KINDS)[number];
