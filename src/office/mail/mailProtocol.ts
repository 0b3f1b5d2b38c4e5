import type { SendingStatus } from '@/office/sending';
import type { MailSettings, MailValues } from './mailSettings';

/** What the office's post room is asked for, by the name of the request; only admins may ask more than how it is. */
export interface MailRequests {
  /** Whether the office sends mail, and has it stopped. */
  'mail.state': object;
  /** How it does, and what waits. */
  'mail.settings': object;
  /** Sends by these from now on; what waits is sent. */
  'mail.save': MailValues;
  /** Sends none any more. */
  'mail.remove': object;
  /** Sends a mail by what is kept, to see whether it goes. */
  'mail.test': { to: string };
  /** Stops all mail, or lets it go on. */
  'mail.stop': { isStopped: boolean };
}

/** What it tells, by the name of the request. */
export interface MailResults {
  'mail.state': { isSetUp: boolean; isStopped: boolean };
  'mail.settings': SendingStatus & {
    /** Absent as long as nobody saved any. */
    settings?: MailSettings;
    hasPassword: boolean;
  };
  /** What the mail server answered, which it has accepted the test mail with. */
  'mail.test': { answer: string };
}
