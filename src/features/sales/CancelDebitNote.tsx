import { useSay } from '@/parts/useSay';
import { isLive } from '@/store/billing/bills/bill';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import { debitNoteCancelled } from '@/store/facts/debitNotes';
import { LimitedButton } from '@/ui/LimitedButton';

/** Cancels a debit note at once, with its Undo; one that is cancelled has nothing to click. */
export function CancelDebitNote({ note }: { note: DebitNote }) {
  const say = useSay();
  if (!isLive(note)) return null;
  return (
    <LimitedButton
      does={debitNoteCancelled}
      onClick={() => void say(debitNoteCancelled(note), 'The debit note is cancelled and keeps its number')}
    >
      Cancel Debit Note
    </LimitedButton>
  );
}
