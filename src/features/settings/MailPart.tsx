import { formatCountOf } from '@/format';
import { askMail, stopMail } from '@/office/mail/mailClient';
import type { OfficeLink } from '@/office/officeLink';
import { MailForm } from './MailForm';
import { OfficeLoading } from './OfficeLoading';
import { SendingStanding } from './SendingStanding';
import { TestMailForm } from './TestMailForm';
import { useOfficeResult } from '@/parts/useOfficeResult';

const WORDS = {
  what: 'mail',
  waits: (waiting: number) =>
    waiting === 0 ? 'No mail waits.' : `${formatCountOf(waiting, 'mail')} ${waiting === 1 ? 'waits' : 'wait'}.`,
  anHour: (most: number) => formatCountOf(most, 'mail'),
  notSetUp:
    'No mail is sent yet: reminders, bills and receipts begin a message in your own mail program. Fill in the mail server, and the office sends them.',
  taker: 'The mail server',
  stop: 'Stop Sending',
  goOn: 'Send Again',
};

/** How the office sends mail, for its admins: whether it goes, by which server, and a mail to try it. */
export function MailPart({ office }: { office: OfficeLink }) {
  const { told, trouble, reload, again } = useOfficeResult(office, askMail);
  if (!told) return <OfficeLoading what="settings" trouble={trouble} onTryAgain={again} />;
  return (
    <>
      <SendingStanding
        told={told}
        words={WORDS}
        trouble={trouble}
        turn={(isStopped) => stopMail(office, isStopped)}
        onChange={reload}
      />
      <MailForm key={JSON.stringify(told.settings)} office={office} told={told} onSaved={reload} />
      {told.settings && <TestMailForm office={office} onTried={reload} />}
    </>
  );
}
