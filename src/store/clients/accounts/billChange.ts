import type { Edit } from '@/store/kit/edit';
import type { AccountRow, Bill, VehicleFields } from './account';
import type { NewVehicle } from './newAccount';

/** What changes of a vehicle on a bill, and from which ISO date on its price and duration do; without one they never were others. */
export interface VehicleEdit {
  id: string;
  edit: Edit<VehicleFields>;
  from?: string | undefined;
}

/** What changes of a bill's vehicles: a new one has its identity already, a removed one says how it was. */
export interface VehicleChanges {
  added: readonly (NewVehicle & { id: string })[];
  edited: readonly VehicleEdit[];
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

/** The month, `YYYY-MM`, of an account's bill after an edit of it. */
export const monthAfter = ({ bill }: Pick<AccountRow, 'bill'>, edit: Edit<Bill>): string =>
  edit.to.monthYear ?? bill.monthYear;

/** The identities of the vehicles that a change is about. */
export const changedVehicles = ({ vehicles: { added, edited, removed } }: Pick<BillChange, 'vehicles'>): string[] =>
  [added, edited, removed].flat().map(({ id }) => id);
