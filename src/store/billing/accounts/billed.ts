import type { CountedBill } from '@/store/billing/bills/bill';
import type { BillChange } from '@/store/clients/accounts/billChange';

/** What the Billed button of a list says. */
export interface AccountsBilled {
  ids: readonly string[];
  /** Their vehicles. */
  vehicleIds: readonly string[];
  /** The bill that each account gets. */
  bills: readonly { id: string; accountId: string }[];
  /** ISO date. */
  on: string;
  /** Those bills, as they are counted where the fact is said. */
  issued?: readonly CountedBill[];
}

/** What Billed in the bill editor says. */
export type EditorBilled = BillChange & {
  vehicleIds: readonly string[];
  billId: string;
  /** That bill, as it is counted where the fact is said. */
  issued?: readonly CountedBill[];
};
