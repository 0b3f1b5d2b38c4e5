import { useShownLedger } from '@/parts/useShownLedger';
import { creditNotePaper } from '@/store/billing/papers/creditNotePaper';
import { DocumentPage } from './DocumentPage';
import { Sendings } from './letters/Sendings';
import { NoteActions } from './NoteActions';

/** Credit notes, on A4. */
export default function CreditNoteScreen() {
  const ledger = useShownLedger();
  return (
    <DocumentPage
      title="Credit Note"
      table={ledger.creditNotes}
      paperOf={(row) => creditNotePaper(ledger, row)}
      actions={(note) => <NoteActions kind="Credit Note" note={note} />}
      below={({ id }) => <Sendings of={id} />}
    />
  );
}
