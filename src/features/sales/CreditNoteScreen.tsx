import { useShownLedger } from '@/parts/useShownLedger';
import { creditNotePaper } from '@/store/billing/papers/creditNotePaper';
import { DocumentPage } from './DocumentPage';
import { CancelIrn } from './eInvoices/CancelIrn';
import { SendButton } from './letters/SendButton';
import { Sendings } from './letters/Sendings';

/** Credit notes, on A4. */
export default function CreditNoteScreen() {
  const ledger = useShownLedger();
  return (
    <DocumentPage
      title="Credit Note"
      table={ledger.creditNotes}
      paperOf={(row) => creditNotePaper(ledger, row)}
      actions={({ id, status }) => (
        <>
          <SendButton kind="Credit Note" ids={[id]} disabled={status !== 'Issued'}>
            Send
          </SendButton>
          <CancelIrn id={id} />
        </>
      )}
      below={({ id }) => <Sendings of={id} />}
    />
  );
}
