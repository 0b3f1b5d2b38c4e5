import { useAppSelector } from '@/parts/hooks';
import { receiptPaper } from '@/store/documents/receiptPaper';
import { selectLedger } from '@/store/documents/ledger';
import { DocumentPage } from './DocumentPage';

/** Receipts for money that came in, on A4. */
export default function ReceiptScreen() {
  const ledger = useAppSelector(selectLedger);
  return <DocumentPage title="Receipt" table={ledger.receipts} paperOf={(row) => receiptPaper(ledger, row)} />;
}
