import { useAppSelector } from '@/parts/hooks';
import type { Account } from '@/store/billing/accounts/account';
import { remindersOfAccount, type Reminder } from '@/store/billing/reminders/reminder';
import { columnsOf } from '@/ui/columns';
import { letterColumns } from '@/parts/letters/letterColumns';
import { LetterTable } from '@/parts/letters/LetterTable';

const COLUMNS = letterColumns([columnsOf<Reminder>().money('amount', 'Amount', ({ amount }) => amount)]);
const KEPT = ['account', 'tab'];

/** What a client was reminded of. */
export function ClientReminders({ account }: { account: Account }) {
  const table = useAppSelector((state) => state.reminders);
  const rows = remindersOfAccount(table, account.id);
  return <LetterTable title="Reminders" name="reminders" rows={rows} columns={COLUMNS} alsoKept={KEPT} />;
}
