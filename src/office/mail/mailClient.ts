import { askOffice, done, type Asking } from '@/office/officeClient';
import type { MailResults } from './mailProtocol';
import type { MailValues } from './mailSettings';

/** Whether the office sends mail, and has it stopped. */
export const askMailState = (office: Asking): Promise<MailResults['mail.state']> => askOffice(office, 'mail.state', {});

/** How the office sends mail, and what waits. */
export const askMail = (office: Asking): Promise<MailResults['mail.settings']> =>
  askOffice(office, 'mail.settings', {});

/** Has mail sent by these from now on. */
export const saveMail = ({ ask }: Asking, values: MailValues): Promise<void> => done(ask('mail.save', values));

/** Has none sent any more. */
export const removeMail = ({ ask }: Asking): Promise<void> => done(ask('mail.remove', {}));

/** Sends a test mail; gives the answer of the mail server. */
export const testMail = async (office: Asking, to: string): Promise<string> =>
  (await askOffice(office, 'mail.test', { to })).answer;

/** Stops all sending, or lets it go on. */
export const stopMail = ({ ask }: Asking, isStopped: boolean): Promise<void> => done(ask('mail.stop', { isStopped }));
