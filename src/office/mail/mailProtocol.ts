import type { MailRest, MailSettings, MailValues } from './mailSettings';

/** What the office's post room is asked for, by the name of the request; only admins may ask more than how it is. */
export interface MailRequests {
  /** Whether the office sends mail. */
  'mail.state': object;
  /** How it does, and what waits. */
  'mail.settings': object;
  /** Sends by these from now on; what waits is sent. */
  'mail.save': MailValues;
  /** Sends a mail by what is kept, to see whether it goes. */
  'mail.test': { to: string };
  /** Stops all sending, or lets it go on. */
  'mail.stop': { isStopped: boolean };
}

/** What it tells, by the name of the request. */
export interface MailTells {
  'mail.state': { isSetUp: boolean };
  'mail.settings': {
    /** Absent as long as nobody saved any. */
    settings?: MailSettings;
    hasPassword: boolean;
    isStopped: boolean;
    /** Why nothing goes until settings are saved anew, in the server's words. */
    trouble?: string;
    /** Why the last mail that was tried is tried again, in the server's words. */
    delay?: string;
    /** How many mails wait. */
    waiting: number;
    rests?: MailRest;
  };
  /** What the mail server answered, which it has accepted the test mail with. */
  'mail.test': { answer: string };
}
