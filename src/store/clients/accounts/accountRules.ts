import type { Refusal } from '@/journal/model';
import { rules } from '@/journal/rules';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { leftOutRefusals, noneFits } from '@/store/kit/sheets/fitting';
import { isUnassigned } from './newAccount';
import { isBilledFor } from '@/store/billing/bills/billedLines';
import type { WithBills } from '@/store/billing/bills/withBills';
import { isOpen, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { openElsewhere, vehicleRefusal, type WithFleet } from '@/store/vehicles/vehicles/vehicleChecks';
import { billedVehicles, chargeOf, companyOf, leftToBill, type Account, type BillVehicle } from './account';
import { selectAccount } from './accounts';
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
import { monthAfter, vehiclesOf, type BillChange } from './billChange';
import { BILL_AMOUNTS, BILL_LABELS } from './billLabels';
import { clientFitting } from '@/store/clients/importing/clientFitting';
import { VEHICLE_GONE, vehiclesRefusal } from './vehicleRefusals';

type Fleet = WithFleet & WithAccounts & WithBills;

/** Why the bill's vehicles cannot be so: a plate is open elsewhere, or a device is in one that goes. */
function fleetRefusal(state: Fleet, { vehicles: { added, edited, removed } }: BillChange): Refusal | undefined {
  const plates = [...added, ...edited.map(({ id, edit: { to } }) => ({ id, vehicleNo: to.vehicleNo ?? '' }))].filter(
    ({ vehicleNo }) => !isUnassigned(vehicleNo),
  );
  return firstOf(
    openElsewhere(state, plates, new Set(removed.map(({ id }) => id))),
    // One that was removed meanwhile is removed.
    ...removed.map(({ id }) => {
      const vehicle = state.vehicles.entities[id];
      return vehicle && isOpen(vehicle) ? vehicleRefusal(state, id, 'close') : undefined;
    }),
  );
}

const billVehicles = (state: Fleet, accountId: string): readonly BillVehicle[] =>
  selectAccount(state, accountId)?.vehicles ?? [];

function changeRefusal(state: Fleet, change: BillChange): Refusal | undefined {
  const { accounts } = state;
  const { accountId, edit, vehicles } = change;
  const account = accounts.entities[accountId];
  if (!account) return gone(accounts, accountId, 'This account');
  return firstOf(
    changedMeanwhile({ ...account.bill, id: accountId }, edit, BILL_LABELS, BILL_AMOUNTS),
    vehiclesRefusal(billVehicles(state, accountId), vehicles),
    fleetRefusal(state, change),
  );
}

/** Why vehicles of an account that get no bill cannot be billed: named as the account where all of it is so (D41). */
function freeRefusal(account: Account, free: readonly Pick<Vehicle, 'vehicleNo' | 'charge'>[]): Refusal {
  const charges = [...new Set(free.map((vehicle) => chargeOf(vehicle, account)))].join(', ');
  const isWhole = account.vehicles.every((vehicle) => chargeOf(vehicle, account) !== 'Paid');
  const one = isWhole ? companyOf(account) : free.length === 1 ? free[0]?.vehicleNo : undefined;
  return {
    reason: `${one ?? 'These vehicles'} ${one === undefined ? 'are' : 'is'} free of charge (${charges}), so there is nothing to bill.`,
  };
}

/** Why vehicles cannot be billed: none is named, one is gone, all are billed for the month, or free of charge; some of them so is no hindrance. */
function tickedRefusal(
  state: Fleet,
  { accountId, vehicleIds, vehicles, edit }: BillChange & { vehicleIds: readonly string[] },
): Refusal | undefined {
  const account = selectAccount(state, accountId);
  if (!account) return undefined;
  const there = new Map(
    [...account.vehicles, ...vehicles.added].map((vehicle): [string, Pick<Vehicle, 'id' | 'vehicleNo' | 'charge'>] => [
      vehicle.id,
      vehicle,
    ]),
  );
  if (vehicleIds.length === 0) return { reason: 'Tick at least one vehicle to bill.' };
  if (!vehicleIds.every((id) => there.has(id))) return VEHICLE_GONE;
  const open = vehicleIds.flatMap((id) =>
    isBilledFor(state, accountId, id, monthAfter(account, edit)) ? [] : (there.get(id) ?? []),
  );
  if (open.some((vehicle) => chargeOf(vehicle, account) === 'Paid')) return undefined;
  if (open.length > 0) return freeRefusal(account, open);
  return { reason: vehicleIds.length === 1 ? 'This vehicle is billed already.' : 'These vehicles are billed already.' };
}

const present = ({ accounts }: Fleet, ids: readonly string[]) => ids.flatMap((id) => accounts.entities[id] ?? []);

/** Why none of the accounts can be billed; those that have nothing left to bill, are free of charge or gone, are passed over. */
function billingRefusal(state: Fleet, ids: readonly string[]): Refusal | undefined {
  const there = present(state, ids);
  const [one, ...others] = there;
  if (!one) return gone(state.accounts, ids, ids.length === 1 ? 'This account' : 'One of these accounts');
  if (there.some(({ id }) => leftToBill(selectAccount(state, id)) > 0)) return undefined;
  if (others.length > 0) return { reason: 'These accounts have nothing left to bill.' };
  const account = selectAccount(state, one.id);
  if (!account || account.vehicles.length === 0) return { reason: `${companyOf(one)} has no vehicle to bill.` };
  return billedVehicles(account) > 0
    ? { reason: `${companyOf(one)} is billed already.` }
    : freeRefusal(account, account.vehicles);
}

/** What the facts of the accounts are about, and when they cannot be. */
export const accountRules = rules<Fleet>()
  .about(
    accountOpened,
    ({ id, slotId }) => [id, slotId],
    ({ accounts }, account) => known(accounts, account, 'This account'),
  )
  .about(
    clientsImported,
    ({ added, edits }) => [
      ...added.flatMap(({ id, vehicles }) => [id, ...vehicles.map((one) => one.id)]),
      ...edits.flatMap(({ accountId, vehicles }) => [
        accountId,
        ...vehiclesOf({ vehicles: { ...vehicles, removed: [] } }),
      ]),
    ],
    (state, imported) => noneFits(clientFitting(state, imported)),
    (state, imported) => leftOutRefusals(clientFitting(state, imported)),
  )
  .about(
    accountsBilled,
    ({ ids, vehicleIds, bills }) => [...ids, ...vehicleIds, ...bills.map(({ id }) => id)],
    (state, { ids }) => billingRefusal(state, ids),
  )
  .about(billSaved, (change) => [change.accountId, ...vehiclesOf(change)], changeRefusal)
  .about(
    vehiclesBilled,
    (change) => [...new Set([change.accountId, ...vehiclesOf(change), ...change.vehicleIds, change.billId])],
    (state, change) => firstOf(changeRefusal(state, change), tickedRefusal(state, change)),
  )
  .about(
    prorationChosen,
    ({ accountId }) => [accountId],
    ({ accounts }, { accountId, edit }) => {
      const account = accounts.entities[accountId];
      return account
        ? changedMeanwhile({ id: accountId, ...(account.proration && { proration: account.proration }) }, edit, {
            proration: 'Part of a Month',
          })
        : gone(accounts, accountId, 'This account');
    },
  )
  .about(
    accountsDeleted,
    ({ accounts }) => accounts.map(({ id }) => id),
    // One that is gone already is what was wanted: the others go.
    (state, { accounts: [one, ...others] }) =>
      one && present(state, [one.id, ...others.map(({ id }) => id)]).length === 0
        ? { reason: others.length > 0 ? 'These accounts are deleted already.' : `${one.company} is deleted already.` }
        : undefined,
  );
