import { useMemo } from 'react';
import { selectLedger, type DocumentLedger } from '@/store/billing/papers/ledger';
import { shownLedger } from '@/store/billing/papers/shownNumber';
import { useAppSelector } from './hooks';
import { useUnnumbered } from './useUnnumbered';

/** What documents are made of, without the numbers that are not given for good. */
export function useShownLedger(): DocumentLedger {
  const ledger = useAppSelector(selectLedger);
  const unnumbered = useUnnumbered();
  return useMemo(() => shownLedger(ledger, unnumbered), [ledger, unnumbered]);
}
