import { Suspense, useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { isLive } from '@/store/billing/bills/bill';
import { creditedDocument } from '@/store/billing/creditNotes/creditedDocument';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';

const CreditNoteDialog = lazyWhenIdle(() => import('@/parts/creditNote/CreditNoteDialog'));

/** Begins a credit note against a debit note; one that is cancelled has nothing to click. */
export function CreditDebitNote({ note }: { note: DebitNote }) {
  const [isBegun, setIsBegun] = useState(false);
  const credited = useAppSelector((state) => creditedDocument(state, note.id));
  if (!credited || !isLive(note)) return null;
  return (
    <>
      <LimitedButton does={creditNoteIssued} onClick={() => setIsBegun(true)}>
        Credit
      </LimitedButton>
      <Suspense>{isBegun && <CreditNoteDialog bill={credited} onClose={() => setIsBegun(false)} />}</Suspense>
    </>
  );
}
