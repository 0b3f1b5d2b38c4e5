import { useAppSelector } from '@/parts/hooks';
import { billPaper } from '@/store/documents/billPaper';
import { selectLedger } from '@/store/documents/ledger';
import { DocumentPage } from './DocumentPage';

/** Bills as tax invoices, on A4. */
export default function InvoiceScreen() {
  const ledger = useAppSelector(selectLedger);
  return <DocumentPage title="Tax Invoice" table={ledger.bills} paperOf={(row) => billPaper(ledger, row)} />;
}
