import type { BillLine } from '@/store/billing/bills/bill';
import type { VehicleProposal } from '@/store/billing/bills/vehicleProposal';
import type { WaiverDraft } from '@/store/billing/waivers/waiver';
import type { CreditedDocument } from './creditedDocument';
import type { CreditReason } from './creditNote';

/** Credit that somebody should give for a vehicle on a bill. */
export interface CreditProposed extends VehicleProposal {
  why: CreditReason;
  /** Where it is to be given over a debit note that raises the bill: that note, and its line. */
  against?: { document: CreditedDocument; line: BillLine } | undefined;
}

/** What waives proposed credit, for a reason. */
export const creditWaiving = ({ bill, vehicleId, why: credit, amount }: CreditProposed, why: string): WaiverDraft => ({
  accountId: bill.accountId,
  billId: bill.id,
  vehicleId,
  credit,
  amount,
  why,
});
