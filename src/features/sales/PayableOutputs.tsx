import { formatMoney } from '@/format';
import { payableOf } from '@/store/accounts/amounts';
import { currentTotal, type SavedTerms } from '@/store/accounts/billSchema';
import { Output } from '@/ui/Output';
import { useTypedBill } from './useTypedBill';

/** What comes to a bill's total as it stands: its GST in two halves, the round off, and what is paid (D28). */
export function PayableOutputs({ saved }: { saved: SavedTerms }) {
  const bill = useTypedBill();
  const total = currentTotal(bill, saved);
  const paid = total === undefined ? undefined : payableOf(total);
  return (
    <>
      <Output label="GST">{paid ? `${formatMoney(paid.halfGst)} + ${formatMoney(paid.halfGst)}` : '—'}</Output>
      <Output label="Round off">{paid ? formatMoney(paid.roundOff) : '—'}</Output>
      <Output label="Payable">{paid ? formatMoney(paid.payable) : '—'}</Output>
    </>
  );
}
