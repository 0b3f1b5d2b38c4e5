import type { VehicleProposal } from '@/store/billing/bills/vehicleProposal';
import type { CreditReason } from './creditNote';

/** Credit that somebody should give for a vehicle on a bill. */
export interface CreditProposed extends VehicleProposal {
  why: CreditReason;
}
