import { useShownLedger } from '@/parts/useShownLedger';
import { debitNotePaper } from '@/store/billing/papers/debitNotePaper';
import { DocumentPage } from './DocumentPage';
import { CancelIrn } from './eInvoices/CancelIrn';
import { SendButton } from './letters/SendButton';
import { Sendings } from './letters/Sendings';

/** Debit notes, on A4. */
export default function DebitNoteScreen() {
  const ledger = useShownLedger();
  return (
    <DocumentPage
      title="Debit Note"
      table={ledger.debitNotes}
      paperOf={(row) => debitNotePaper(ledger, row)}
      actions={({ id, status }) => (
        <>
          <SendButton kind="Debit Note" ids={[id]} disabled={status !== 'Issued'}>
            Send
          </SendButton>
          <CancelIrn id={id} />
        </>
      )}
      below={({ id }) => <Sendings of={id} />}
    />
  );
}
