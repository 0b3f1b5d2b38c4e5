import { useMemo, useState } from 'react';
import { mailHref, smsHref, whatsAppHref } from '@/parts/contactLinks';
import { useAppSelector } from '@/parts/hooks';
import { Namesake } from '@/parts/Namesake';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { useSay } from '@/parts/useSay';
import { paths } from '@/paths';
import { REMINDER_CHANNELS, type ReminderChannel } from '@/store/billing/reminders/reminder';
import { reminderRows, type ReminderRow } from '@/store/billing/reminders/reminderRows';
import { clientReminded } from '@/store/facts/reminders';
import { LANGUAGE_NAMES, LANGUAGES } from '@/store/kit/language';
import { Badge } from '@/ui/Badge';
import { WordRadios } from '@/ui/Choices';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { DetailsDialog } from '@/ui/DetailsDialog';
import { LimitedButton } from '@/ui/LimitedButton';
import { Section } from '@/ui/Section';
import { MAIL_TONES } from '@/features/sales/mailTones';
import styles from './RemindDialog.module.css';
import { useBooks } from './useBooks';
import { useOfficeMails } from './useOfficeMails';

interface RemindDialogProps {
  /** The accounts of whoever is reminded. */
  ids: readonly string[];
  /** ISO date. */
  today: string;
  onClose: () => void;
}

const NAMES = LANGUAGES.map((language) => LANGUAGE_NAMES[language]);

const HREFS: Record<ReminderChannel, (to: string, subject: string, text: string) => string> = {
  Email: mailHref,
  WhatsApp: (to, _subject, text) => whatsAppHref(to, text),
  SMS: (to, _subject, text) => smsHref(to, text),
};

/** Begins the message to a client by one way, or has the office mail it, and writes it down. */
function Way({ row, channel, mails }: { row: ReminderRow; channel: ReminderChannel; mails: boolean | undefined }) {
  const say = useSay();
  const to = row.to[channel];
  const draft = row.draftBy(channel);
  if (to === '' || row.waitsFor !== undefined) return null;
  // Until it is known who sends, nothing is begun that the office would do.
  const isMail = channel === 'Email' && mails !== false;
  if (isMail && row.isMailing) return <Badge tone={MAIL_TONES.Waiting}>Waiting</Badge>;
  const way = isMail
    ? {
        disabled: mails === undefined,
        'aria-label': `Mail to ${to}`,
        onClick: () =>
          void say(clientReminded({ ...draft, subject: row.subject }), `Reminder to ${row.company} will be mailed`),
      }
    : {
        href: HREFS[channel](to, row.subject, draft.text),
        ...(channel === 'WhatsApp' && { target: '_blank', rel: 'noopener noreferrer' }),
        onClick: () => void say(clientReminded(draft), `Reminder to ${row.company} saved`),
      };
  return (
    <LimitedButton does={clientReminded} type="link" size="small" className={styles.way ?? ''} {...way}>
      {to}
    </LimitedButton>
  );
}

const { date, shown, linkedText, money } = columnsOf<ReminderRow>();

const columnsBy = (mails: boolean | undefined) => [
  linkedText(
    'company',
    'Company',
    ({ company }) => company,
    ({ number }) => `${paths.sales.detailedClientOf(number)}&tab=ageing`,
    ({ id }) => <Namesake of={id} />,
  ),
  money('balance', 'Balance Due', ({ balance }) => balance),
  date('promised', 'Promised For', ({ waitsFor }) => waitsFor),
  ...REMINDER_CHANNELS.map((channel) =>
    shown(
      channel === 'Email' ? 'text' : 'identifier',
      channel.toLowerCase(),
      channel,
      ({ to }) => to[channel],
      (row) => <Way row={row} channel={channel} mails={mails} />,
    ),
  ),
];

/** Clients who owe something, with the ways to remind each: by mail of the office, where it sends any, else by a message that is begun and sent by the person. */
export default function RemindDialog({ ids, today, onClose }: RemindDialogProps) {
  const [name, setName] = useState<string>(LANGUAGE_NAMES.en);
  const language = LANGUAGES.find((one) => LANGUAGE_NAMES[one] === name) ?? 'en';
  const books = useBooks();
  const accounts = useAppSelector((state) => state.accounts);
  const company = useAppSelector((state) => state.company);
  const reminders = useAppSelector((state) => state.reminders);
  const mails = useOfficeMails();
  const unnumbered = useUnnumbered();
  const rows = useMemo(
    () => reminderRows({ ...books, accounts, company, reminders }, ids, today, language, unnumbered),
    [books, accounts, company, reminders, ids, today, language, unnumbered],
  );
  const columns = useMemo(() => columnsBy(mails), [mails]);
  const [first] = rows;
  return (
    <DetailsDialog title="Remind Clients" onClose={onClose}>
      <p>
        {mails
          ? 'The office mails a reminder with the statement and up to five open bills as PDF to the address that you choose. WhatsApp and SMS open a message that you send.'
          : 'Nothing is sent automatically: choose an address or a number, then send the message that opens.'}{' '}
        It is saved with the client. Clients who promised to pay by a day are reminded after that day.
      </p>
      <div className={styles.language}>
        <WordRadios label="Language" choices={NAMES} value={name} onChange={setName} />
      </div>
      <DataTable
        label="Clients to remind"
        name="remind"
        rows={rows}
        columns={columns}
        searchHint="Company"
        empty="None of them owes anything now."
      />
      {first && (
        <Section title={`Message to ${first.company}`}>
          <p lang={language} className={styles.message}>
            {first.draftBy('Email').text}
          </p>
        </Section>
      )}
    </DetailsDialog>
  );
}
