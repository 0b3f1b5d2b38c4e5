import type { HeldText } from './smsProtocol';

/** Says that SMS of a registered text wait, and why. */
export const heldWords = ({ templateId, words }: HeldText): string =>
  `No SMS of the text ${templateId} is sent: ${words}`;

/** What is to be done so that they go. */
export const HELD_CURE =
  'They wait, and other SMS go. Have the provider know this text, then add it again under Registered Texts with its id there, or send a test SMS of it.';
