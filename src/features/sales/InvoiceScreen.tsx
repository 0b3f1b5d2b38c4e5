import { useShownLedger } from '@/parts/useShownLedger';
import { billPaper } from '@/store/billing/papers/billPaper';
import { isLive } from '@/store/billing/bills/bill';
import { CancelBill } from './CancelBill';
import { DocumentPage } from './DocumentPage';
import { SendButton } from './letters/SendButton';
import { Sendings } from './letters/Sendings';

/** Bills as tax invoices, on A4. */
export default function InvoiceScreen() {
  const ledger = useShownLedger();
  return (
    <DocumentPage
      title="Tax Invoice"
      table={ledger.bills}
      paperOf={(row) => billPaper(ledger, row)}
      actions={(row) => (
        <>
          <SendButton kind="Bill" ids={[row.id]} disabled={!isLive(row)}>
            Send
          </SendButton>
          <CancelBill bill={row} />
        </>
      )}
      below={({ id }) => <Sendings of={id} />}
    />
  );
}
