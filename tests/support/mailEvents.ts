// All that may become of what the office sends.
import type { MailEvent } from '@/machines/outgoingMail';

export const MAIL_EVENTS = [
  'accept',
  'fail',
  'missReceiver',
  'lose',
  'deliver',
  'missDelivery',
] as const satisfies readonly MailEvent['type'][];
