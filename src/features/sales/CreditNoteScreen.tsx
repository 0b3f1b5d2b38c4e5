import { useAppSelector } from '@/parts/hooks';
import { creditNotePaper } from '@/store/documents/creditNotePaper';
import { selectLedger } from '@/store/documents/ledger';
import { DocumentPage } from './DocumentPage';

/** Credit notes, on A4. */
export default function CreditNoteScreen() {
  const ledger = useAppSelector(selectLedger);
  return <DocumentPage title="Credit Note" table={ledger.creditNotes} paperOf={(row) => creditNotePaper(ledger, row)} />;
}
