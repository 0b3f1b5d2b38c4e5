import { Button } from 'antd';
import { useState } from 'react';
import { formatCountOf, formatMinute, officeMinute } from '@/format';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble } from '@/office/officeClient';
import { turnReports } from '@/office/sms/smsClient';
import type { ReportCounts, ReportsStatus } from '@/office/sms/smsReports';
import { CopyButton } from '@/ui/CopyButton';
import { Section } from '@/ui/Section';
import { useToast } from '@/ui/toast';
import { SureDialog } from './SureDialog';

const wordsOf = ({ since, taken, refused, unknown, unreadable }: ReportCounts) =>
  `Since ${formatMinute(officeMinute(new Date(since)))}: ${formatCountOf(taken, 'report')} taken, ${formatCountOf(refused, 'call')} refused for a wrong secret or signature or for too many such calls, ${formatCountOf(unknown, 'report')} of no SMS to a client (such as OTPs), ${formatCountOf(unreadable, 'call')} that cannot be read.`;

interface SmsReportsProps {
  office: OfficeLink;
  reports: ReportsStatus;
  onChange: () => Promise<void>;
}

/** Where the provider reports what became of SMS: the address to give to it, and what came there. */
export function SmsReports({ office, reports: { path, counts }, onChange }: SmsReportsProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [turningOff, setTurningOff] = useState(false);
  const isOn = path !== undefined;
  const turn = async (on: boolean) => {
    await turnReports(office, on);
    toast({ text: on ? 'Delivery reports are on' : 'Delivery reports are off' });
    await onChange();
  };
  const turnOn = async () => {
    setBusy(true);
    await turn(true).catch((error: unknown) => toast({ text: officeTrouble(error) }));
    setBusy(false);
  };
  return (
    <Section
      title="Delivery Reports"
      actions={
        isOn ? (
          <Button danger onClick={() => setTurningOff(true)}>
            Turn Off
          </Button>
        ) : (
          <Button loading={busy} onClick={() => void turnOn()}>
            Turn On
          </Button>
        )
      }
    >
      {isOn ? (
        <>
          <p>Give this address to the provider as its webhook for delivery reports. Whoever knows it can report.</p>
          <p>
            <code style={{ overflowWrap: 'anywhere' }}>{`${location.origin}${path}`}</code>{' '}
            <CopyButton text={`${location.origin}${path}`} what="Address" />
          </p>
          <p>
            The provider must reach it: where this office has no address in the internet, have your router or a proxy
            pass it on.
          </p>
          <p>{wordsOf(counts)}</p>
        </>
      ) : (
        <p>
          Off: an SMS is “Taken by the provider”, and no more is known. Turn it on to get an address at which the
          provider reports what was delivered.
        </p>
      )}
      {turningOff && (
        <SureDialog
          title="Turn delivery reports off?"
          text="This address is refused at once, and does not come back: whoever turns reports on again gets another one, which the provider has to be given. Until then nobody learns whether an SMS was delivered, or that nobody has a number."
          okText="Turn Off"
          onOk={() => turn(false)}
          onClose={() => setTurningOff(false)}
        />
      )}
    </Section>
  );
}
