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
}

/** What Billed in the bill editor says. */
export type EditorBilled = BillChange & {
  vehicleIds: readonly string[];
  billId: string;
};
