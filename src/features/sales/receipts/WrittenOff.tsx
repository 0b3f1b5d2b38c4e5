import { useMemo } from 'react';
import { formatCount, formatMoney } from '@/format';
import { useSay } from '@/parts/useSay';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { shownNumber, withShownNumber } from '@/store/billing/papers/shownNumber';
import { debtName, debtOfId, debtPage, type Debt } from '@/store/billing/receivables/debts';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { isWrittenOff, writeOffsOfAccount, type WriteOff } from '@/store/billing/writeOffs/writeOff';
import { writeOffTakenBack } from '@/store/facts/writeOffs';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { LimitedButton } from '@/ui/LimitedButton';
import { Section } from '@/ui/Section';

type Row = WriteOff & { bill: Debt };

const { date, linkedIdentifier, longText, money, workDone } = columnsOf<Row>();

const columnsFor = (say: ReturnType<typeof useSay>, unnumbered: ReadonlySet<string>) => [
  linkedIdentifier(
    'bill',
    'Bill',
    ({ bill }) => shownNumber(bill, unnumbered),
    ({ bill }) => debtPage(bill),
  ),
  date('on', 'Date', ({ on }) => on),
  money('amount', 'Amount', ({ amount }) => amount),
  longText('why', 'Reason', ({ why }) => why),
  workDone('back', 'Take Back', (row) => {
    const what = `${formatMoney(row.amount)} of ${debtName(withShownNumber(row.bill, unnumbered))}`;
    return (
      <LimitedButton
        does={writeOffTakenBack}
        size="small"
        aria-label={`Take back the write-off of ${what}`}
        onClick={() => say(writeOffTakenBack(row), `${what} is open again`)}
      >
        Take Back
      </LimitedButton>
    );
  }),
];

/** What was written off of a client, each with the way to take that back; nothing where nothing was. */
export function WrittenOff({ accountId, books }: { accountId: string; books: WithDebts }) {
  const say = useSay();
  const unnumbered = useUnnumbered();
  const rows = useMemo(
    () =>
      writeOffsOfAccount(books.writeOffs, accountId)
        .filter(isWrittenOff)
        .flatMap((one): Row[] => {
          const bill = debtOfId(books, one.billId);
          return bill ? [{ ...one, bill }] : [];
        }),
    [books, accountId],
  );
  const columns = useMemo(() => columnsFor(say, unnumbered), [say, unnumbered]);
  if (rows.length === 0) return null;
  return (
    <Section title={`Written off (${formatCount(rows.length)})`}>
      <DataTable label="Written off" name="written-off" rows={rows} columns={columns} dense totals empty="None." />
    </Section>
  );
}
