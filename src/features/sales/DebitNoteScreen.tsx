import { useShownLedger } from '@/parts/useShownLedger';
import { debitNotePaper } from '@/store/billing/papers/debitNotePaper';
import { DocumentPage } from './DocumentPage';
import { CancelIrn } from './eInvoices/CancelIrn';

/** Debit notes, on A4. */
export default function DebitNoteScreen() {
  const ledger = useShownLedger();
  return (
    <DocumentPage
      title="Debit Note"
      table={ledger.debitNotes}
      paperOf={(row) => debitNotePaper(ledger, row)}
      actions={({ id }) => <CancelIrn id={id} />}
    />
  );
}
