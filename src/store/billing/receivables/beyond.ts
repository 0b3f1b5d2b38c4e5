import type { Allocation, Receipt, Settling } from '@/store/billing/receipts/receipt';
import { paise } from '@/store/kit/money';
import { onAccountOf } from './openBills';

const total = (some: readonly { amount: number }[]) => some.reduce((sum, { amount }) => sum + paise(amount), 0);
const sumFor = (billId: string, some: readonly Allocation[]) => total(some.filter((one) => one.billId === billId));

/** Whether credit notes gave back more of money than was allocated to their bills. */
export const releasedBeyond = ({ allocations, released = [] }: Settling): boolean =>
  released.some(({ billId }) => sumFor(billId, allocations) < sumFor(billId, released));

/** Whether more of a receipt settles bills, or was paid back, than came. */
export const paidBackBeyond = (receipt: Receipt): boolean => {
  const back = total(receipt.refunds ?? []);
  return receipt.status === 'Recorded'
    ? onAccountOf(receipt) < 0 || back > paise(receipt.cash)
    : receipt.status === 'Cancelled' && back > 0;
};
