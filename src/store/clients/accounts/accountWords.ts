import { formatCount } from '@/format';
import { valueChanges, type ValueChange } from '@/store/kit/edit';
import { oneOrMany, telling } from '@/store/kit/words';
import type { VehicleFields } from '@/store/vehicles/vehicles/vehicle';
import type { WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import { companyOf, type Bill, type Proration } from './account';
import {
  accountOpened,
  accountsBilled,
  accountsDeleted,
  billSaved,
  clientsImported,
  prorationChosen,
  vehiclesBilled,
  type WithAccounts,
} from './accountsSlice';
import type { BillChange } from './billChange';
import { CLIENT_AMOUNTS, CLIENT_TITLES, type ClientEdit, type ClientFields } from './clientChange';
import { BILL_AMOUNTS, BILL_LABELS, labelsOf } from './billLabels';

type Clients = WithAccounts & WithVehicles;

function nameOf({ accounts }: WithAccounts, id: string): string {
  const account = accounts.entities[id];
  return account ? companyOf(account) : 'an account that is gone';
}

const countOf = (vehicles: number) => (vehicles === 1 ? '1 vehicle' : `${vehicles} vehicles`);

/** The facts of the accounts in words. */
export const accountWords = [
  telling(accountOpened, ({ draft }) => `opened an account for ${draft.client.companyName}`),
  telling(
    clientsImported,
    ({ added, edits }) => `imported clients: ${formatCount(added.length)} new, ${formatCount(edits.length)} changed`,
  ),
  telling(accountsBilled, ({ ids }, state: WithAccounts) => {
    const names = ids.map((id) => nameOf(state, id));
    return `billed ${oneOrMany(names, 'accounts')}`;
  }),
  telling(billSaved, ({ accountId }, state: WithAccounts) => `edited the bill of ${nameOf(state, accountId)}`),
  telling(
    vehiclesBilled,
    ({ accountId, vehicleIds }, state: WithAccounts) =>
      `billed ${countOf(vehicleIds.length)} of ${nameOf(state, accountId)}`,
  ),
  telling(
    prorationChosen,
    ({ accountId }, state: WithAccounts) => `chose how a part of a month is charged to ${nameOf(state, accountId)}`,
  ),
  telling(accountsDeleted, ({ accounts }) => {
    const names = accounts.map(({ company }) => company);
    return `deleted ${oneOrMany(names, 'accounts')}`;
  }),
];

const NONE = 'none';

function vehicleChanges({ vehicles }: Pick<BillChange, 'vehicles'>, state: Clients): ValueChange[] {
  return [
    ...vehicles.edited.flatMap(({ id, edit: changed }) =>
      valueChanges<VehicleFields>(
        changed,
        labelsOf({ vehicleNo: state.vehicles.entities[id]?.vehicleNo ?? 'a vehicle' }),
        ['price'],
      ),
    ),
    ...vehicles.added.map(({ vehicleNo }) => ({ label: 'Vehicle', was: NONE, is: vehicleNo })),
    ...vehicles.removed.map(({ was: { vehicleNo } }) => ({ label: 'Vehicle', was: vehicleNo, is: NONE })),
  ];
}

const billChanges = (change: BillChange, state: Clients): ValueChange[] => [
  ...valueChanges<Bill>(change.edit, BILL_LABELS, BILL_AMOUNTS),
  ...vehicleChanges(change, state),
];

/** Of several clients each value says whose it is. */
function clientChanges({ accountId, edit, vehicles }: ClientEdit, state: Clients): ValueChange[] {
  const changed = [
    ...valueChanges<ClientFields>(edit, CLIENT_TITLES, CLIENT_AMOUNTS),
    ...vehicleChanges({ vehicles: { ...vehicles, removed: [] } }, state),
  ];
  return changed.map((one) => ({ ...one, records: [accountId], label: `${one.label} of ${nameOf(state, accountId)}` }));
}

/** What the facts of the accounts changed, value by value. */
export const accountChanges = [
  telling(billSaved, billChanges),
  telling(prorationChosen, ({ edit }) =>
    valueChanges<{ proration?: Proration }>(edit, { proration: 'Part of a Month' }),
  ),
  telling(vehiclesBilled, billChanges),
  telling(clientsImported, ({ edits }, state: Clients) => edits.flatMap((edit) => clientChanges(edit, state))),
];
