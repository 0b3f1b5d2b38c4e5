import type { SendingLimits } from '@/office/sending';

/** How the connection to a mail server is secured: asked for after the greeting, and refused without; or from the start. */
export const MAIL_SECURITIES = ['STARTTLS', 'TLS'] as const;
type MailSecurity = (typeof MAIL_SECURITIES)[number];

/** So many an hour most hosts take from one sender. */
export const MAILS_AN_HOUR = 200;

/** Reminders that are due by the plan wait for a person to send them, or are mailed by the office each morning. */
export const DUE_REMINDERS = ['Proposed', 'Mailed'] as const;
type DueReminders = (typeof DUE_REMINDERS)[number];

/** How the office sends mail, as far as anybody may read it: the password its own programs alone know. */
export interface MailSettings extends SendingLimits {
  host: string;
  port: number;
  security: MailSecurity;
  /** Under which it signs in; without one the server takes mail from whoever may reach it. */
  user?: string | undefined;
  /** Who sends: what it is called, and its address. */
  senderName: string;
  senderAddress: string;
  /** Where answers go; to the sender where nothing is said. */
  replyTo?: string | undefined;
  /** How many mails go in a day and in an hour at most, as many a host takes no more; in a day as many as there are where nothing is said. */
  mostADay?: number | undefined;
  mostAnHour: number;
  dueReminders: DueReminders;
}

/** What an admin saves. Without a password the one that is kept stays. */
export interface MailValues extends MailSettings {
  password?: string | undefined;
}

/** Whether the kept password may stay: it goes to no other server than it was given for, and for no other user. */
export const keepsPassword = (kept: MailSettings | undefined, next: MailSettings): boolean =>
  kept !== undefined && (['host', 'port', 'security', 'user'] as const).every((field) => kept[field] === next[field]);
