import { paise, rupees, sumOf } from '@/store/kit/money';
import type { Debt } from '@/store/billing/receivables/debts';
import type { Allocation } from './receipt';

type Billed = Pick<Debt, 'id' | 'taxes' | 'total'>;

/** The value of a bill without GST, in whole paise. */
const taxableIn = ({ taxes }: Billed) => paise(sumOf(taxes.map(({ taxable }) => taxable)));

/** The value without GST of what is allocated, in rupees: what TDS counts from. */
export function taxableOf(bills: readonly Billed[], allocations: readonly Allocation[]): number {
  const byId = new Map(bills.map((bill) => [bill.id, bill]));
  const parts = allocations.map(({ billId, amount }) => {
    const bill = byId.get(billId);
    return !bill || bill.total === 0 ? 0 : Math.round((taxableIn(bill) * paise(amount)) / paise(bill.total));
  });
  return rupees(parts.reduce((sum, part) => sum + part, 0));
}

/** The most tax that can have been kept back of money that came, in rupees: the value without GST of what is allocated; of a mere advance all of it, as no bill tells its GST yet. */
export const mostTds = (bills: readonly Billed[], allocations: readonly Allocation[], brought: number): number =>
  allocations.length === 0 ? brought : taxableOf(bills, allocations);
