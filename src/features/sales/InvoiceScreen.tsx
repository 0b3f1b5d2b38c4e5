import { useState } from 'react';
import { useShownLedger } from '@/parts/useShownLedger';
import { billPaper } from '@/store/billing/papers/billPaper';
import { copiesOf } from '@/store/billing/papers/copies';
import { CopyChoice } from '@/parts/paper/CopyChoice';
import { BesideBill } from './BesideBill';
import { BillActions } from './BillActions';
import { BillLife } from './BillLife';
import { DocumentPage } from './DocumentPage';

/** Bills as tax invoices, on A4; of a single one any of its copies. */
export default function InvoiceScreen() {
  const ledger = useShownLedger();
  const [copy, setCopy] = useState<string>();
  return (
    <DocumentPage
      title="Tax Invoice"
      table={ledger.bills}
      paperOf={(row) => billPaper(ledger, row, copy)}
      beside={(row) => <BesideBill bill={row} bills={ledger.bills} />}
      actions={(row) => <BillActions bill={row} />}
      copies={(row) => <CopyChoice copies={copiesOf(row)} copy={copy} onChange={setCopy} />}
      below={(row) => <BillLife bill={row} ledger={ledger} />}
    />
  );
}
