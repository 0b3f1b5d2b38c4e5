import { useAppSelector } from '@/parts/hooks';
import type { Account } from '@/store/billing/accounts/account';
import { remindersOfAccount, type Reminder } from '@/store/billing/reminders/reminder';
import { Badge } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { Section } from '@/ui/Section';
import { SmallLine } from '@/ui/SmallLine';
import { MAIL_TONES } from './mailTones';

const { date, text, identifier, money, onCard, shown } = columnsOf<Reminder>();

/** What became of it, with the words of the mail server; nothing of what a person sent. */
const Mailed = ({ status, answer }: Reminder) =>
  status && (
    <>
      <Badge tone={MAIL_TONES[status]}>{status}</Badge>
      {answer && <SmallLine>{answer}</SmallLine>}
    </>
  );

const COLUMNS = [
  date('on', 'Date', ({ on }) => on),
  text('by', 'By', ({ channel }) => channel),
  identifier('to', 'To', ({ to }) => to),
  money('amount', 'Amount', ({ amount }) => amount),
  onCard(
    'fact',
    shown(
      'text',
      'mail',
      'Mail Server',
      ({ status, answer }) => [status, answer].filter(Boolean).join(': '),
      (reminder) => <Mailed {...reminder} />,
    ),
  ),
  text('message', 'Message', (reminder) => reminder.text),
];

/** What a client was reminded of, newest first; nothing where it never was. */
export function ClientReminders({ account }: { account: Account }) {
  const table = useAppSelector((state) => state.reminders);
  const rows = remindersOfAccount(table, account.id).toReversed();
  if (rows.length === 0) return null;
  return (
    <Section title="Reminders">
      <DataTable
        label="Reminders"
        name="reminders"
        rows={rows}
        columns={COLUMNS}
        alsoKept={['account', 'tab']}
        searchHint="Message"
        empty="No reminders yet."
      />
    </Section>
  );
}
