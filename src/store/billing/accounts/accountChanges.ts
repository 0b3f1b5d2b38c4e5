import type { WithBills } from '@/store/billing/bills/withBills';
import { valueChanges, type ValueChange } from '@/store/kit/edit';
import type { Table } from '@/store/kit/table';
import type { WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import {
  companyOf,
  type AccountRow,
  type Bill,
  type ClientFields,
  type VehicleFields,
} from '@/store/clients/accounts/account';
import type { BillChange } from '@/store/clients/accounts/billChange';
import { BILL_AMOUNTS, BILL_LABELS, billLabelsOf } from '@/store/clients/accounts/billLabels';
import { CLIENT_AMOUNTS, CLIENT_TITLES, type ClientEdit } from '@/store/clients/accounts/clientChange';

/** A state that tells what accounts and vehicles are called. */
export interface Clients extends WithVehicles {
  accounts: Table<AccountRow>;
}

/** The same, with the bills that they have. */
export type Billed = Clients & Pick<WithBills, 'bills'>;

/** What an account is called where it is told of. */
export function nameOf({ accounts }: Clients, id: string): string {
  const account = accounts.entities[id];
  return account ? companyOf(account) : 'an account that is gone';
}

const NONE = 'none';

function vehicleChanges({ vehicles }: Pick<BillChange, 'vehicles'>, state: Clients): ValueChange[] {
  return [
    ...vehicles.edited.flatMap(({ id, edit: changed, from }) =>
      valueChanges<VehicleFields>(
        changed,
        billLabelsOf({ vehicleNo: state.vehicles.entities[id]?.vehicleNo ?? 'a vehicle' }, from),
        ['price'],
      ),
    ),
    ...vehicles.added.map(({ vehicleNo }) => ({ label: 'Vehicle', was: NONE, is: vehicleNo })),
    ...vehicles.removed.map(({ was: { vehicleNo } }) => ({ label: 'Vehicle', was: vehicleNo, is: NONE })),
  ];
}

/** What a save of the bill editor changed, value by value. */
export const billChanges = (change: BillChange, state: Clients): ValueChange[] => [
  ...valueChanges<Bill>(change.edit, BILL_LABELS, BILL_AMOUNTS),
  ...vehicleChanges(change, state),
];

/** What an import changed of a client, value by value: of several clients each value says whose it is. */
export function clientChanges({ accountId, edit, vehicles }: ClientEdit, state: Clients): ValueChange[] {
  const changed = [
    ...valueChanges<ClientFields>(edit, CLIENT_TITLES, CLIENT_AMOUNTS),
    ...vehicleChanges({ vehicles: { ...vehicles, removed: [] } }, state),
  ];
  return changed.map((one) => ({ ...one, records: [accountId], label: `${one.label} of ${nameOf(state, accountId)}` }));
}
