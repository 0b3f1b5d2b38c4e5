import { Button, Skeleton } from 'antd';
import type { OfficeLink } from '@/office/officeLink';
import { Notice } from '@/ui/Notice';
import { MailForm } from './MailForm';
import { MailStanding } from './MailStanding';
import { TestMailForm } from './TestMailForm';
import { useMail } from './useMail';

/** How the office sends mail, for its admins: whether it goes, by which server, and a mail to try it. */
export function MailPart({ office }: { office: OfficeLink }) {
  const { told, trouble, reload } = useMail(office);
  if (trouble !== undefined)
    return (
      <Notice role="alert" text={`Error loading the settings. ${trouble}`}>
        <Button type="primary" onClick={() => void reload()}>
          Try Again
        </Button>
      </Notice>
    );
  if (!told)
    return (
      <div role="status">
        Loading settings...
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      </div>
    );
  return (
    <>
      <MailStanding office={office} told={told} onChange={reload} />
      <MailForm key={JSON.stringify(told.settings)} office={office} told={told} onSaved={reload} />
      {told.settings && <TestMailForm office={office} />}
    </>
  );
}
