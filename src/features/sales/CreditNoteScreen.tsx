import { useShownLedger } from '@/parts/useShownLedger';
import { creditNotePaper } from '@/store/billing/papers/creditNotePaper';
import { DocumentPage } from './DocumentPage';
import { CancelIrn } from './eInvoices/CancelIrn';

/** Credit notes, on A4. */
export default function CreditNoteScreen() {
  const ledger = useShownLedger();
  return (
    <DocumentPage
      title="Credit Note"
      table={ledger.creditNotes}
      paperOf={(row) => creditNotePaper(ledger, row)}
      actions={({ id }) => <CancelIrn id={id} />}
    />
  );
}
