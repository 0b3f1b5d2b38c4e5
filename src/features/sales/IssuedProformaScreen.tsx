import { useShownLedger } from '@/parts/useShownLedger';
import { proformaPaper } from '@/store/billing/papers/proformaPaper';
import { DocumentPage } from './DocumentPage';

/** Proforma invoices as they were issued, on A4. */
export default function IssuedProformaScreen() {
  const ledger = useShownLedger();
  return (
    <DocumentPage title="Proforma Invoice" table={ledger.proformas} paperOf={(row) => proformaPaper(ledger, row)} />
  );
}
