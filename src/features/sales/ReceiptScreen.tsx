import { useShownLedger } from '@/parts/useShownLedger';
import { receiptPaper } from '@/store/billing/papers/receiptPaper';
import { RefundVoucherLinks } from './RefundVoucherLinks';
import { DocumentPage } from './DocumentPage';
import { SendButton } from './letters/SendButton';
import { Sendings } from './letters/Sendings';
import { hasCome } from '@/store/billing/receipts/receipt';

/** Receipts for money that came in, on A4. */
export default function ReceiptScreen() {
  const ledger = useShownLedger();
  return (
    <DocumentPage
      title="Receipt"
      table={ledger.receipts}
      paperOf={(row) => receiptPaper(ledger, row)}
      actions={({ id, status }) => (
        <>
          <RefundVoucherLinks receiptId={id} />
          <SendButton kind="Receipt" ids={[id]} disabled={!hasCome({ status })}>
            Send
          </SendButton>
        </>
      )}
      below={({ id }) => <Sendings of={id} />}
    />
  );
}
