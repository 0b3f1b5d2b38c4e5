import { hasCome, type Allocation, type Receipt, type Settling } from '@/store/billing/receipts/receipt';
import { refundedOf } from '@/store/billing/receipts/settled';
import { sumOf } from '@/store/kit/money';
import { onAccountOf } from './openBills';

const sumFor = (billId: string, some: readonly Allocation[]) =>
  sumOf(some.filter((one) => one.billId === billId).map(({ amount }) => amount));

/** Whether credit notes gave back more of money than was allocated to their bills. */
export const releasedBeyond = ({ allocations = [], later = [], released = [] }: Settling): boolean =>
  released.some(({ billId }) => sumFor(billId, [...allocations, ...later]) < sumFor(billId, released));

/** Whether more of a receipt settles bills, or was paid back, than came. */
export const paidBackBeyond = (receipt: Receipt): boolean =>
  hasCome(receipt)
    ? onAccountOf(receipt) < 0 || refundedOf(receipt) > receipt.cash
    : receipt.status === 'Cancelled' && refundedOf(receipt) > 0;
