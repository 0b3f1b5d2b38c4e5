import { useEffect, useState } from 'react';
import { selectJournal } from '@/journal/sync/journalSlice';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { readAuthors, type FactAuthor } from '@/store/business/ledgerAuthors';
import type { LedgerLine } from '@/store/stock/devices/deviceLedger';

type FactAuthors = readonly (FactAuthor | undefined)[];
const NOBODY: FactAuthors = [];

/** Who told the lines of a device's ledger, where the journal knows it; `request` is the identity of that which brought it. */
export function useAuthors(lines: readonly LedgerLine[], imei: string, request: string | undefined): FactAuthors {
  const dispatch = useAppDispatch();
  const { seq } = useAppSelector(selectJournal);
  const [read, setRead] = useState<{ lines: readonly LedgerLine[]; authors: FactAuthors }>({ lines, authors: NOBODY });
  useEffect(() => {
    let wanted = true;
    const readAgain = async () => {
      try {
        const authors = await dispatch(readAuthors(seq, lines, imei, request));
        if (wanted) setRead({ lines, authors });
      } catch {
        // Without the journal the ledger says what happened, and not who said it.
      }
    };
    void readAgain();
    return () => {
      wanted = false;
    };
  }, [dispatch, imei, lines, request, seq]);
  return read.lines === lines ? read.authors : NOBODY;
}
