import { useMemo } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { AGES, countedUpTo, type Age } from '@/store/billing/receivables/ageing';
import { selectAgeingRows } from '@/store/billing/receivables/balances';
import { sumOf } from '@/store/kit/money';
import { DataTable } from '@/ui/DataTable';
import { clientAgeingColumns } from './ageingColumns';
import { AgeingFacts } from './AgeingFacts';
import { DayChoice } from '@/ui/DayChoice';
import { useDayWord } from '@/ui/useDayWord';

/** What all clients owed on a day, at first on `today` (ISO date), by how long it had been due. */
export function AgeingTable({ today }: { today: string }) {
  const [day, setDay] = useDayWord('on', today);
  const rows = useAppSelector((state) => selectAgeingRows(state, day, countedUpTo(day, today)));
  const sums = useMemo(
    () => ({
      byAge: Object.fromEntries(AGES.map((age) => [age, sumOf(rows.map(({ byAge }) => byAge[age]))])) as Record<
        Age,
        number
      >,
      onAccount: sumOf(rows.map(({ onAccount }) => onAccount)),
      balance: sumOf(rows.map(({ balance }) => balance)),
    }),
    [rows],
  );
  return (
    <>
      <DayChoice label="As of" day={day} onDay={setDay} />
      <AgeingFacts {...sums} />
      <DataTable
        label="Ageing of all clients"
        rows={rows}
        columns={clientAgeingColumns}
        alsoKept={['tab', 'on']}
        searchHint="Company"
        empty="Nobody owes anything."
        nothingFound="No records found"
      />
    </>
  );
}
