import { useShownLedger } from '@/parts/useShownLedger';
import { billPaper } from '@/store/billing/papers/billPaper';
import { BillActions } from './BillActions';
import { BillLife } from './BillLife';
import { DocumentPage } from './DocumentPage';

/** Bills as tax invoices, on A4. */
export default function InvoiceScreen() {
  const ledger = useShownLedger();
  return (
    <DocumentPage
      title="Tax Invoice"
      table={ledger.bills}
      paperOf={(row) => billPaper(ledger, row)}
      actions={(row) => <BillActions bill={row} bills={ledger.bills} />}
      below={(row) => <BillLife bill={row} ledger={ledger} />}
    />
  );
}
