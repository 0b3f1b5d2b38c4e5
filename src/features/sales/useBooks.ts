import { useMemo } from 'react';
import { useAppSelector } from '@/parts/hooks';
import type { WithDebts } from '@/store/billing/receivables/openBills';

/** All that tells what is owed, the very same as long as none of it changes. */
export function useBooks(): WithDebts {
  const bills = useAppSelector((state) => state.bills);
  const creditNotes = useAppSelector((state) => state.creditNotes);
  const receipts = useAppSelector((state) => state.receipts);
  const openings = useAppSelector((state) => state.openings);
  const debitNotes = useAppSelector((state) => state.debitNotes);
  const writeOffs = useAppSelector((state) => state.writeOffs);
  return useMemo(
    () => ({ bills, creditNotes, receipts, openings, debitNotes, writeOffs }),
    [bills, creditNotes, receipts, openings, debitNotes, writeOffs],
  );
}
