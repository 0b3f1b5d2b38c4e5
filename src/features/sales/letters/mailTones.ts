import type { MailStatus } from '@/machines/outgoingMail';
import type { Tone } from '@/ui/Badge';

/** The badge's colour of what became of a mail. */
export const MAIL_TONES: Record<MailStatus, Tone> = {
  Waiting: 'blue',
  Accepted: 'green',
  Failed: 'red',
  'Not Known': 'orange',
};

/** What became of a mail in words: nobody tells whether it was delivered. */
export const MAIL_WORDS: Record<MailStatus, string> = {
  Waiting: 'Waiting',
  Accepted: 'Accepted by the mail server',
  Failed: 'Failed',
  'Not Known': 'Not Known',
};
