import { formatCount, formatCountOf } from '@/format';
import type { OfficeLink } from '@/office/officeLink';
import { askSms, stopSms } from '@/office/sms/smsClient';
import { HELD_CURE, heldWords } from '@/office/sms/heldWords';
import { Message } from '@/ui/Message';
import { OfficeLoading } from './OfficeLoading';
import { SendingStanding } from './SendingStanding';
import { SmsForm } from './SmsForm';
import { SmsReports } from './SmsReports';
import { SmsTemplates } from './SmsTemplates';
import { TestSmsForm } from './TestSmsForm';
import { useOfficeResult } from '@/parts/useOfficeResult';

const WORDS = {
  what: 'SMS',
  waits: (waiting: number) =>
    waiting === 0 ? 'No SMS waits.' : `${formatCount(waiting)} SMS ${waiting === 1 ? 'waits' : 'wait'}.`,
  anHour: (most: number) => formatCountOf(most, 'part'),
  notSetUp:
    'No SMS is sent yet: reminders, bills and receipts begin a message on your own phone. Fill in the provider, and the office sends them.',
  taker: 'The provider',
  stop: 'Stop SMS',
  goOn: 'Send SMS Again',
};

/** How the office sends SMS, for its admins: by which provider, which texts, and an SMS to try it. */
export function SmsPart({ office }: { office: OfficeLink }) {
  const { told, trouble, reload, again } = useOfficeResult(office, askSms);
  if (!told) return <OfficeLoading what="SMS settings" trouble={trouble} onTryAgain={again} />;
  return (
    <>
      <SendingStanding
        told={told}
        words={WORDS}
        trouble={trouble}
        turn={(isStopped) => stopSms(office, isStopped)}
        onChange={reload}
      />
      {told.held.map((held) => (
        <Message key={held.templateId} tone="error" apart="below" title={heldWords(held)} description={HELD_CURE} />
      ))}
      <SmsForm key={JSON.stringify(told.settings)} office={office} told={told} onSaved={reload} />
      <SmsTemplates office={office} told={told} onSaved={reload} />
      {told.settings && <SmsReports office={office} reports={told.reports} onChange={reload} />}
      {told.settings && <TestSmsForm office={office} onTried={reload} />}
    </>
  );
}
