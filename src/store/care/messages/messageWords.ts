import { describing } from '@/store/kit/words';
import { mailSent, smsSent } from './messagesSlice';

const numbers = (count: number) => (count === 1 ? '1 number' : `${count} numbers`);

/** The facts of the messages in words; the text of a message is in none of them. */
export const messageWords = [
  describing(smsSent, ({ mobileNumbers }) => `sent an SMS to ${numbers(mobileNumbers.length)}`),
  describing(mailSent, ({ subject, to }) => `sent the mail “${subject}” to ${to.join(', ')}`),
];
