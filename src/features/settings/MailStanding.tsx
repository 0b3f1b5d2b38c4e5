import { Alert, Button } from 'antd';
import { useState } from 'react';
import { formatCountOf } from '@/format';
import { stopMail } from '@/office/mail/asking';
import type { MailTells } from '@/office/mail/mailProtocol';
import type { MailRest } from '@/office/mail/mailSettings';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble } from '@/office/people/asking';
import { useToast } from '@/ui/toast';

const APART = { marginBottom: 24 };

const RESTS: Readonly<Record<MailRest, string>> = {
  limit: 'Today’s limit is reached: the rest goes tomorrow.',
  night: 'It is night: what is asked for goes from 9:00 on.',
};

interface MailStandingProps {
  office: OfficeLink;
  told: MailTells['mail.settings'];
  /** Why the office did not tell it now. */
  trouble: string | undefined;
  onChange: () => Promise<void>;
}

/** Whether mail goes, why not, what waits, and the switch that stops all of it. */
export function MailStanding({ office, told, trouble: untold, onChange }: MailStandingProps) {
  const { settings, trouble, delay, isStopped, waiting, rests } = told;
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const turn = async () => {
    setBusy(true);
    try {
      await stopMail(office, !isStopped);
      toast({ text: isStopped ? 'Sending goes on' : 'Sending is stopped' });
    } catch (error) {
      toast({ text: officeTrouble(error) });
    }
    await onChange();
    setBusy(false);
  };
  const waits =
    waiting === 0 ? 'No mail waits.' : `${formatCountOf(waiting, 'mail')} ${waiting === 1 ? 'waits' : 'wait'}.`;
  const stop = (
    <Button size="small" loading={busy} danger={!isStopped} onClick={() => void turn()}>
      {isStopped ? 'Send Again' : 'Stop Sending'}
    </Button>
  );
  if (untold !== undefined) return <Alert type="warning" showIcon style={APART} title={untold} />;
  if (!settings)
    return (
      <Alert
        type="info"
        showIcon
        style={APART}
        title="No mail is sent yet: reminders, bills and receipts begin a message in your own mail program. Fill in the mail server, and the office sends them."
      />
    );
  if (isStopped)
    return <Alert type="warning" showIcon style={APART} title={`Sending is stopped. ${waits}`} action={stop} />;
  if (trouble !== undefined)
    return (
      <Alert
        type="error"
        showIcon
        style={APART}
        title={`No mail is sent: ${trouble}`}
        description={`${waits} Correct the settings and save them; what waits is sent then.`}
      />
    );
  if (rests) return <Alert type="success" showIcon style={APART} title={`${RESTS[rests]} ${waits}`} action={stop} />;
  if (delay !== undefined)
    return (
      <Alert
        type="warning"
        showIcon
        style={APART}
        title={`${waits} The mail server did not take the last one, and it is tried again: ${delay}`}
        action={stop}
      />
    );
  return <Alert type="success" showIcon style={APART} title={`The office sends mail. ${waits}`} action={stop} />;
}
