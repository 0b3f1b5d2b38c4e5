import { formatMoney } from '@/format';
import { balanceText } from '@/store/billing/receivables/balances';
import type { ReceiptLook } from '@/store/billing/receipts/receiptForm';
import type { SettledByReceipt } from '@/store/billing/receipts/settledByReceipt';
import { FormGrid } from '@/ui/FormGrid';
import { Output } from '@/ui/Output';

interface ReceiptSumsProps {
  look: Pick<ReceiptLook, 'allocated' | 'onAccount'>;
  /** What it does to what its client owes, once that is known. */
  settled: SettledByReceipt | undefined;
}

/** What a receipt comes to: what of it is allocated, what stays on account, and what its client owes before and after it. */
export const ReceiptSums = ({ look: { allocated, onAccount }, settled }: ReceiptSumsProps) => (
  <FormGrid>
    <Output label="Allocated">{formatMoney(allocated)}</Output>
    <Output label="On Account">{onAccount < 0 ? '—' : formatMoney(onAccount)}</Output>
    {settled && (
      <>
        <Output label="Balance Due">{balanceText(settled.balance)}</Output>
        <Output label="Balance After">{balanceText(settled.balanceAfter)}</Output>
      </>
    )}
  </FormGrid>
);
