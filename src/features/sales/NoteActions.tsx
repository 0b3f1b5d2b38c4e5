import { isLive } from '@/store/billing/bills/bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import { CancelIrn } from '@/parts/eInvoices/CancelIrn';
import { SendButton } from './letters/SendButton';

interface NoteActionsProps {
  kind: 'Credit Note' | 'Debit Note';
  note: CreditNote | DebitNote;
}

/** What can be done with a credit or debit note on its page: sent, and its IRN cancelled. */
export const NoteActions = ({ kind, note }: NoteActionsProps) => (
  <>
    <SendButton kind={kind} ids={[note.id]} disabled={!isLive(note)}>
      Send
    </SendButton>
    <CancelIrn id={note.id} />
  </>
);
