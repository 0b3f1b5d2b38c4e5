import type { IssuedBill } from '@/store/billing/bills/bill';
import type { CreditReason } from './creditNote';

/** Credit that somebody should give for a vehicle on a bill. */
export interface CreditProposed {
  id: string;
  bill: IssuedBill;
  accountNumber: number;
  company: string;
  vehicleId: string;
  vehicleNo: string;
  /** In rupees, without GST. */
  amount: number;
  why: CreditReason;
  /** In words: `silent 09 Nov 2026 to 15 Nov 2026, Device: 5 of 30 days`. */
  reason: string;
}
