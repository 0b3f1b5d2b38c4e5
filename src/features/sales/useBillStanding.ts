import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { billStanding } from '@/store/billing/receivables/billRows';
import { openAmount } from '@/store/billing/receivables/openBills';

/** Where a bill stands today, and what of it is open, in rupees. */
export function useBillStanding(bill: IssuedBill) {
  const today = useToday();
  return {
    standing: useAppSelector((state) => billStanding(state, bill, today)),
    open: useAppSelector((state) => openAmount(state, bill)),
  };
}
