import { Suspense, useMemo, useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { selectBooks } from '@/store/billing/receivables/selectBooks';
import type { Account } from '@/store/billing/accounts/account';
import { agedRows, ageingOf, countedUpTo } from '@/store/billing/receivables/ageing';
import type { Debt } from '@/store/billing/receivables/debts';
import { openAmount } from '@/store/billing/receivables/openBills';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { WrittenOff } from './WrittenOff';
import { DataTable } from '@/ui/DataTable';
import { Section } from '@/ui/Section';
import { AgeingFacts } from './AgeingFacts';
import { agedBillColumns } from './ageingColumns';
import { PaymentPromise } from './PaymentPromise';
import { DayChoice } from '@/ui/DayChoice';
import { useDayWord } from '@/parts/useDayWord';

const WriteOffDialog = lazyWhenIdle(() => import('./WriteOffDialog'));

/** What a client owed on a day, at first on `today` (ISO date), by how long it had been due. */
export function ClientAgeing({ account, today }: { account: Account; today: string }) {
  const books = useAppSelector(selectBooks);
  const [day, setDay] = useDayWord('on', today);
  const upTo = countedUpTo(day, today);
  const ageing = useMemo(() => ageingOf(books, account.id, day, upTo), [books, account.id, day, upTo]);
  const rows = useMemo(() => agedRows(ageing), [ageing]);
  const [writingOff, setWritingOff] = useState<Debt>();
  const columns = agedBillColumns(useUnnumbered(), day === today ? setWritingOff : undefined);
  return (
    <>
      <Section
        title="Ageing"
        actions={
          <>
            <PaymentPromise account={account} today={today} />
            <DayChoice label="As of" day={day} onDay={setDay} />
          </>
        }
      >
        <AgeingFacts {...ageing} />
        <DataTable
          label="Open bills"
          rows={rows}
          columns={columns}
          alsoKept={['account', 'tab', 'on']}
          searchHint="Bill"
          empty="No bill is open."
        />
      </Section>
      <WrittenOff accountId={account.id} books={books} />
      <Suspense>
        {writingOff && (
          <WriteOffDialog
            bill={writingOff}
            open={openAmount(books, writingOff)}
            onClose={() => setWritingOff(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
