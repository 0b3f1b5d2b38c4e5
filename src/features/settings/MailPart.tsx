import { askMail } from '@/office/mail/asking';
import type { OfficeLink } from '@/office/officeLink';
import { MailForm } from './MailForm';
import { MailStanding } from './MailStanding';
import { OfficeLoading } from './OfficeLoading';
import { TestMailForm } from './TestMailForm';
import { useToldByOffice } from './useToldByOffice';

/** How the office sends mail, for its admins: whether it goes, by which server, and a mail to try it. */
export function MailPart({ office }: { office: OfficeLink }) {
  const { told, trouble, reload } = useToldByOffice(office, askMail);
  if (!told) return <OfficeLoading what="settings" trouble={trouble} onTryAgain={() => void reload()} />;
  return (
    <>
      <MailStanding office={office} told={told} trouble={trouble} onChange={reload} />
      <MailForm key={JSON.stringify(told.settings)} office={office} told={told} onSaved={reload} />
      {told.settings && <TestMailForm office={office} />}
    </>
  );
}
