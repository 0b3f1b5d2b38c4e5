import { useAppSelector } from '@/parts/hooks';
import { useShownLedger } from '@/parts/useShownLedger';
import { refundVoucherPaper } from '@/store/billing/papers/refundVoucherPaper';
import { DocumentPage } from './DocumentPage';

/** Refund vouchers for money that was paid back, on A4. */
export default function RefundVoucherScreen() {
  const ledger = useShownLedger();
  const vouchers = useAppSelector((state) => state.refundVouchers);
  return <DocumentPage title="Refund Voucher" table={vouchers} paperOf={(row) => refundVoucherPaper(ledger, row)} />;
}
