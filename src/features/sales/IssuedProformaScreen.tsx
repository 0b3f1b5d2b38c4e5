import { useAppSelector } from '@/parts/hooks';
import { proformaPaper } from '@/store/documents/proformaPaper';
import { selectLedger } from '@/store/documents/ledger';
import { DocumentPage } from './DocumentPage';

/** Proforma invoices as they were issued, on A4. */
export default function IssuedProformaScreen() {
  const ledger = useAppSelector(selectLedger);
  return <DocumentPage title="Proforma Invoice" table={ledger.proformas} paperOf={(row) => proformaPaper(ledger, row)} />;
}
