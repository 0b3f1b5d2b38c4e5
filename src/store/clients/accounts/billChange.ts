import type { CountedBill } from '@/store/billing/bills/bill';
import { putEdit, type Edit } from '@/store/kit/edit';
import type { VehicleFields } from '@/store/vehicles/vehicles/vehicle';
import type { AccountRow, Bill } from './account';

/** What changes of a bill's vehicles: a new one has its identity already, a removed one says how it was. */
export interface VehicleChanges {
  added: readonly (VehicleFields & { id: string })[];
  edited: readonly { id: string; edit: Edit<VehicleFields> }[];
  removed: readonly { id: string; was: VehicleFields & { billed: boolean } }[];
}

/** What a save of the bill editor changes, and nothing else of the account. */
export interface BillChange {
  accountId: string;
  edit: Edit<Bill>;
  vehicles: VehicleChanges;
  /** ISO date. */
  on: string;
}

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

/** Puts a change of its bill into an account, in a reducer; the vehicles hear of theirs themselves. */
export const putBillEdit = (account: AccountRow, { edit }: Pick<BillChange, 'edit'>) => putEdit(account.bill, edit);

/** The month, `YYYY-MM`, of an account's bill after an edit of it. */
export const monthAfter = ({ bill }: Pick<AccountRow, 'bill'>, edit: Edit<Bill>): string =>
  edit.to.monthYear ?? bill.monthYear;

/** The identities of the vehicles that a change is about. */
export const changedVehicles = ({ vehicles: { added, edited, removed } }: Pick<BillChange, 'vehicles'>): string[] =>
  [added, edited, removed].flat().map(({ id }) => id);
