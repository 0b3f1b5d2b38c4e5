import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { BillDraft } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { WithCompany } from '@/store/billing/company/company';
import type { WithDeactivations } from '@/store/clients/deactivations/standing';
import type { WithUse } from './runContext';
import type { SkipKind } from './skipKinds';

/** All that a bill run is made of. */
export type WithBilling = WithAccounts & WithUse & WithBills & WithCompany & WithDeactivations;

/** A bill that a run proposes; it gets its identity when it is approved. */
export type RunBill = Omit<BillDraft, 'id'>;

/** A vehicle that a run leaves out, and why, in a sentence. */
export interface SkippedVehicle {
  accountId: string;
  vehicleId: string;
  vehicleNo: string;
  kind: SkipKind;
  reason: string;
}

/** What a run proposes for one account. */
export interface RunAccount {
  accountId: string;
  bills: readonly RunBill[];
  /** Why somebody should look before it is approved, in sentences; none where all is well. */
  look: readonly string[];
  skipped: readonly SkippedVehicle[];
}
