import { Button } from 'antd';
import { useState } from 'react';
import { formatCountOf, formatMinute, officeMinute } from '@/format';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble } from '@/office/people/asking';
import { turnReports } from '@/office/sms/asking';
import type { ReportCounts, ReportsTold } from '@/office/sms/smsReports';
import { CopyButton } from '@/ui/CopyButton';
import { Section } from '@/ui/Section';
import { useToast } from '@/ui/toast';

const wordsOf = ({ since, taken, refused, unknown, unreadable }: ReportCounts) =>
  `Since ${formatMinute(officeMinute(new Date(since)))}: ${formatCountOf(taken, 'report')} taken, ${formatCountOf(refused, 'call')} refused for a wrong secret or signature, ${formatCountOf(unknown, 'report')} of no SMS to a client (such as OTPs), ${formatCountOf(unreadable, 'call')} that cannot be read.`;

interface SmsReportsProps {
  office: OfficeLink;
  reports: ReportsTold;
  onChange: () => Promise<void>;
}

/** Where the provider reports what became of SMS: the address to give to it, and what came there. */
export function SmsReports({ office, reports: { path, counts }, onChange }: SmsReportsProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const isOn = path !== undefined;
  const turn = async () => {
    setBusy(true);
    try {
      await turnReports(office, !isOn);
      toast({ text: isOn ? 'Delivery reports are off' : 'Delivery reports are on' });
    } catch (error) {
      toast({ text: officeTrouble(error) });
    }
    await onChange();
    setBusy(false);
  };
  return (
    <Section
      title="Delivery Reports"
      actions={
        <Button loading={busy} danger={isOn} onClick={() => void turn()}>
          {isOn ? 'Turn Off' : 'Turn On'}
        </Button>
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
    </Section>
  );
}
