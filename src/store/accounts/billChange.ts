import { putEdit, type Edit } from '@/store/edit';
import type { Account, Bill, Vehicle, VehicleFields } from './account';

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
}

/** Puts a change into its account, in a reducer; whether a vehicle is billed is not for it to say. */
export function putBillChange(account: Account, { edit, vehicles: { added, edited, removed } }: BillChange) {
  putEdit(account.bill, edit);
  const gone = new Set(removed.map(({ id }) => id));
  // A new list only where it differs: a save that changes nothing leaves the account the very same.
  if (account.vehicles.some(({ id }) => gone.has(id))) account.vehicles = account.vehicles.filter(({ id }) => !gone.has(id));
  // Looked up at once, as an import may edit thousands.
  const byId = new Map(edited.length > 0 ? account.vehicles.map((vehicle) => [vehicle.id, vehicle]) : []);
  for (const { id, edit: changed } of edited) {
    const vehicle = byId.get(id);
    if (vehicle) putEdit(vehicle, changed);
  }
  account.vehicles.push(...added.map((vehicle) => ({ ...vehicle, billed: false })));
}

/** The identities of the vehicles that a change is about. */
export const vehiclesOf = ({ vehicles: { added, edited, removed } }: BillChange): string[] =>
  [added, edited, removed].flat().map(({ id }) => id);

/** Those of the vehicles that can still be billed: new ones, and known ones that are not billed yet. */
export function stillToBill(known: readonly Vehicle[], vehicleIds: readonly string[]): string[] {
  const billed = new Set(known.filter((one) => one.billed).map(({ id }) => id));
  return vehicleIds.filter((id) => !billed.has(id));
}
