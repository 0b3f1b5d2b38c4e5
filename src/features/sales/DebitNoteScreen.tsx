import { useShownLedger } from '@/parts/useShownLedger';
import { debitNotePaper } from '@/store/billing/papers/debitNotePaper';
import { CancelDebitNote } from './CancelDebitNote';
import { CreditDebitNote } from './CreditDebitNote';
import { DocumentPage } from './DocumentPage';
import { Sendings } from './letters/Sendings';
import { NoteActions } from './NoteActions';

/** Debit notes, on A4. */
export default function DebitNoteScreen() {
  const ledger = useShownLedger();
  return (
    <DocumentPage
      title="Debit Note"
      table={ledger.debitNotes}
      paperOf={(row) => debitNotePaper(ledger, row)}
      actions={(note) => (
        <>
          <CreditDebitNote note={note} />
          <CancelDebitNote note={note} />
          <NoteActions kind="Debit Note" note={note} />
        </>
      )}
      below={({ id }) => <Sendings of={id} />}
    />
  );
}
