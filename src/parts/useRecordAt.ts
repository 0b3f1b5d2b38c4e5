import { useEffect, useEffectEvent, useState } from 'react';
import { MEANT_NONE, meantBy, recordsAt } from '@/store/kit/recordsAt';
import type { Numbered, Table } from '@/store/kit/table';
import { useUnnumbered } from './useUnnumbered';

/**
 * The records with the numbers of an address. One whose number is not given for good stays the same when it gets another one,
 * and `onNumbered` is told the numbers of all then, so that the address names them.
 */
export function useRecordsAt<Row extends Numbered>(
  table: Table<Row>,
  named: readonly string[],
  onNumbered: (numbers: readonly string[]) => void,
) {
  const unnumbered = useUnnumbered();
  const [kept, setKept] = useState(MEANT_NONE);
  const meant = meantBy(kept, table, named, unnumbered);
  if (meant !== kept) setKept(meant);
  const known = recordsAt(meant, table);
  const before = named.join();
  const now = known.map(({ number, row }) => (row ? String(row.number) : number)).join();
  const tell = useEffectEvent((numbers: string) => onNumbered(numbers.split(',')));
  useEffect(() => {
    if (now !== before) tell(now);
  }, [now, before]);
  return known;
}

/** The same of an address that names one record. */
export function useRecordAt<Row extends Numbered>(
  table: Table<Row>,
  named: string,
  onNumbered: (number: number) => void,
): Row | undefined {
  const [known] = useRecordsAt(table, [named], ([number]) => onNumbered(Number(number)));
  return known?.row;
}
