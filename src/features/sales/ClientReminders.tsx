import { useAppSelector } from '@/parts/hooks';
import type { Account } from '@/store/billing/accounts/account';
import { remindersOfAccount, type Reminder } from '@/store/billing/reminders/reminder';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { Section } from '@/ui/Section';

const { date, text, identifier, money } = columnsOf<Reminder>();

const COLUMNS = [
  date('on', 'Date', ({ on }) => on),
  text('by', 'By', ({ channel }) => channel),
  identifier('to', 'To', ({ to }) => to),
  money('amount', 'Amount', ({ amount }) => amount),
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
