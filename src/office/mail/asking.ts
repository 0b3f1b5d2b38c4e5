import type { OfficeLink } from '@/office/officeLink';
import { done, toldBy } from '@/office/people/asking';
import type { MailTells } from './mailProtocol';
import type { MailValues } from './mailSettings';

type Asked = Pick<OfficeLink, 'ask'>;

/** Whether the office sends mail. */
export const askWhetherMailed = async ({ ask }: Asked): Promise<boolean> =>
  ((await toldBy(ask('mail.state', {}))) as MailTells['mail.state']).isSetUp;

/** How the office sends mail, and what waits. */
export const askMail = async ({ ask }: Asked): Promise<MailTells['mail.settings']> =>
  (await toldBy(ask('mail.settings', {}))) as MailTells['mail.settings'];

/** Has mail sent by these from now on. */
export const saveMail = ({ ask }: Asked, values: MailValues): Promise<void> => done(ask('mail.save', values));

/** Sends a test mail; gives the answer of the mail server. */
export const testMail = async ({ ask }: Asked, to: string): Promise<string> =>
  ((await toldBy(ask('mail.test', { to }))) as MailTells['mail.test']).answer;

/** Stops all sending, or lets it go on. */
export const stopMail = ({ ask }: Asked, isStopped: boolean): Promise<void> => done(ask('mail.stop', { isStopped }));
