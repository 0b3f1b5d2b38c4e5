import { useAppSelector } from '@/parts/hooks';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { paths } from '@/paths';
import { shownNumber } from '@/store/billing/papers/shownNumber';
import { vouchersOfReceipt } from '@/store/billing/refundVouchers/refundVoucher';
import { LinkButton } from '@/ui/links';

/** The ways from a receipt to the vouchers of what was paid back of it. */
export function RefundVoucherLinks({ receiptId }: { receiptId: string }) {
  const vouchers = useAppSelector((state) => vouchersOfReceipt(state.refundVouchers, receiptId));
  const unnumbered = useUnnumbered();
  return vouchers.map((voucher) => (
    <LinkButton key={voucher.id} to={paths.sales.refundVoucherOf(voucher.number)}>
      Refund {shownNumber(voucher, unnumbered)}
    </LinkButton>
  ));
}
