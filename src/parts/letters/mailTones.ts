import type { MailStatus } from '@/machines/outgoingMail';
import type { Tone } from '@/ui/Badge';

/** The badge's colour of what became of a mail. */
export const MAIL_TONES: Record<MailStatus, Tone> = {
  Waiting: 'blue',
  Accepted: 'green',
  Delivered: 'green',
  'Not Delivered': 'red',
  Failed: 'red',
  'No Such Receiver': 'red',
  'Not Known': 'orange',
};

/** The badge's colour of what a person opened. */
export const OPENED_TONE: Tone = 'grey';
