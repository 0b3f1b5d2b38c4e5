import { useEffect, useState } from 'react';
import { selectJournal } from '@/journal/journalSlice';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { readSayers, type Sayer } from '@/store/business/ledgerSayers';
import type { LedgerLine } from '@/store/stock/devices/deviceLedger';

type Sayers = readonly (Sayer | undefined)[];
const NOBODY: Sayers = [];

/** Who told the lines of a device's ledger, where the journal knows it; `request` is the identity of that which brought it. */
export function useSayers(lines: readonly LedgerLine[], imei: string, request: string | undefined): Sayers {
  const dispatch = useAppDispatch();
  const { seq } = useAppSelector(selectJournal);
  const [read, setRead] = useState<{ lines: readonly LedgerLine[]; sayers: Sayers }>({ lines, sayers: NOBODY });
  useEffect(() => {
    let wanted = true;
    const readAgain = async () => {
      try {
        const sayers = await dispatch(readSayers(seq, lines, imei, request));
        if (wanted) setRead({ lines, sayers });
      } catch {
        // Without the journal the ledger says what happened, and not who said it.
      }
    };
    void readAgain();
    return () => {
      wanted = false;
    };
  }, [dispatch, imei, lines, request, seq]);
  return read.lines === lines ? read.sayers : NOBODY;
}
