import { PrinterOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { formatMoney } from '@/format';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { paths } from '@/paths';
import { selectBooks } from '@/store/billing/receivables/selectBooks';
import type { Account } from '@/store/billing/accounts/account';
import { yearBegin } from '@/store/kit/calendar';
import { statementOf } from '@/store/billing/receivables/statement';
import { sumOf } from '@/store/kit/money';
import { DataTable } from '@/ui/DataTable';
import { Facts } from '@/ui/Facts';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/links';
import { Section } from '@/ui/Section';
import { PeriodChoice } from '@/ui/PeriodChoice';
import { OpeningBalance } from './OpeningBalance';
import styles from './Receipts.module.css';
import { statementColumns } from './statementColumns';
import { useDayWord } from '@/parts/useDayWord';

/** A client's statement over a period, at first from the beginning of the financial year to `today` (ISO date). */
export function ClientStatement({ account, today }: { account: Account; today: string }) {
  const books = useAppSelector(selectBooks);
  const [from, setFrom] = useDayWord('from', yearBegin(today));
  const [to, setTo] = useDayWord('to', today);
  const statement = useMemo(() => statementOf(books, account.id, from, to), [books, account.id, from, to]);
  // A document may have several rows: a receipt that bounced or was paid back, a bill that was written off in parts.
  const rows = useMemo(
    () => statement.rows.map((row, place) => ({ ...row, of: row, id: `${row.what} ${row.id} ${place}` })),
    [statement],
  );
  const columns = statementColumns(useUnnumbered());
  return (
    <Section
      title="Statement"
      actions={
        <>
          <OpeningBalance account={account} books={books} today={today} />
          <PeriodChoice from={from} to={to} onFrom={setFrom} onTo={setTo} />
          <LinkButton icon={<Icon of={PrinterOutlined} />} to={paths.sales.statementOf(account.number, from, to)}>
            Print
          </LinkButton>
        </>
      }
    >
      <div className={styles.facts}>
        <Facts
          facts={[
            { label: 'Opening balance', value: formatMoney(statement.opening) },
            { label: 'Debits', value: formatMoney(sumOf(rows.map(({ debit }) => debit))) },
            { label: 'Credits', value: formatMoney(sumOf(rows.map(({ credit }) => credit))) },
            { label: 'Closing balance', value: formatMoney(statement.closing) },
          ]}
        />
      </div>
      <DataTable
        label="Statement"
        rows={rows}
        columns={columns}
        alsoKept={['account', 'tab', 'from', 'to']}
        dense
        searchHint="Document or details"
        empty={
          from > to
            ? 'The first day is after the last one: choose others.'
            : 'Nothing was billed or received in this period.'
        }
      />
    </Section>
  );
}
