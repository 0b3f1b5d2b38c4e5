import type { IssuedBill } from './bill';

/** What somebody should give or charge for a vehicle on a bill. */
export interface VehicleProposal {
  id: string;
  bill: IssuedBill;
  accountNumber: number;
  company: string;
  vehicleId: string;
  vehicleNo: string;
  /** In rupees, without GST. */
  amount: number;
  /** In words: `billed for 4 of 30 days; now 25 of 30 days`. */
  reason: string;
}
