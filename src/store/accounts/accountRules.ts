import type { Refusal } from '@/journal/model';
import { rules } from '@/journal/rules';
import { changedMeanwhile } from '@/store/edit';
import { firstOf, gone, known } from '@/store/refusals';
import { leftOutRefusals, noneFits } from '@/store/sheets/fitting';
import { isUnassigned } from './newAccount';
import { vehiclesOfAccount } from '@/store/vehicles/accountVehicles';
import { openElsewhere, stillInside, type WithFleet } from '@/store/vehicles/vehicleChecks';
import { companyOf } from './account';
import { accountOpened, accountsBilled, accountsDeleted, billSaved, clientsImported, vehiclesBilled, type WithAccounts } from './accountsSlice';
import { stillToBill, vehiclesOf, type BillChange } from './billChange';
import { BILL_AMOUNTS, BILL_LABELS } from './billLabels';
import { clientFitting } from './clientFitting';
import { VEHICLE_GONE, vehiclesRefusal } from './vehicleRefusals';

type Fleet = WithFleet & WithAccounts;

/** Why the bill's vehicles cannot be so: a plate is open elsewhere, or a device is in one that goes. Of facts from before vehicles were kept neither is asked. */
function fleetRefusal(state: Fleet, { vehicles: { added, edited, removed }, on }: BillChange): Refusal | undefined {
  if (on === undefined) return undefined;
  const plates = [...added, ...edited.map(({ id, edit: { to } }) => ({ id, vehicleNo: to.vehicleNo ?? '' }))].filter(({ vehicleNo }) => !isUnassigned(vehicleNo));
  return firstOf(openElsewhere(state, plates, new Set(removed.map(({ id }) => id))), stillInside(state, removed.map(({ id }) => id)));
}

function changeRefusal(state: Fleet, change: BillChange): Refusal | undefined {
  const { accounts, vehicles: all } = state;
  const { accountId, edit, vehicles } = change;
  const account = accounts.entities[accountId];
  if (!account) return gone(accounts, accountId, 'This account');
  return firstOf(
    changedMeanwhile({ ...account.bill, id: accountId }, edit, BILL_LABELS, BILL_AMOUNTS),
    vehiclesRefusal(vehiclesOfAccount(all, accountId), vehicles),
    fleetRefusal(state, change),
  );
}

/** Why vehicles cannot be billed: none is named, one is gone, or all are billed; some of them billed is no hindrance. */
function tickedRefusal(
  { vehicles: table }: Fleet,
  { accountId, vehicleIds, vehicles }: BillChange & { vehicleIds: readonly string[] },
): Refusal | undefined {
  const all = vehiclesOfAccount(table, accountId);
  const there = new Set([...all, ...vehicles.added].map(({ id }) => id));
  if (vehicleIds.length === 0) return { reason: 'Tick at least one vehicle to bill.' };
  if (!vehicleIds.every((id) => there.has(id))) return VEHICLE_GONE;
  if (stillToBill(all, vehicleIds).length > 0) return undefined;
  return { reason: vehicleIds.length === 1 ? 'This vehicle is billed already.' : 'These vehicles are billed already.' };
}

const present = ({ accounts }: Fleet, ids: readonly string[]) => ids.flatMap((id) => accounts.entities[id] ?? []);

/** Why none of the accounts can be billed; those that have nothing left to bill, or are gone, are passed over. */
function billingRefusal(state: Fleet, ids: readonly string[]): Refusal | undefined {
  const there = present(state, ids);
  const [one, ...others] = there;
  if (!one) return gone(state.accounts, ids, ids.length === 1 ? 'This account' : 'One of these accounts');
  const vehicles = there.flatMap(({ id }) => vehiclesOfAccount(state.vehicles, id));
  if (vehicles.some(({ billed }) => !billed)) return undefined;
  if (others.length > 0) return { reason: 'These accounts have nothing left to bill.' };
  return { reason: `${companyOf(one)} ${vehicles.length > 0 ? 'is billed already.' : 'has no vehicle to bill.'}` };
}

/** What the facts of the accounts are about, and when they cannot be. */
export const accountRules = rules<Fleet>()
  .about(accountOpened, ({ id, slotId }) => [id, slotId], ({ accounts }, account) => known(accounts, account, 'This account'))
  .about(
    clientsImported,
    ({ added, edits }) => [
      ...added.flatMap(({ id, vehicles }) => [id, ...vehicles.map((one) => one.id)]),
      ...edits.flatMap(({ accountId, vehicles }) => [accountId, ...vehiclesOf({ vehicles: { ...vehicles, removed: [] } })]),
    ],
    (state, imported) => noneFits(clientFitting(state, imported)),
    (state, imported) => leftOutRefusals(clientFitting(state, imported)),
  )
  .about(accountsBilled, ({ ids, vehicleIds = [] }) => [...ids, ...vehicleIds], (state, { ids }) => billingRefusal(state, ids))
  .about(billSaved, (change) => [change.accountId, ...vehiclesOf(change)], changeRefusal)
  .about(
    vehiclesBilled,
    (change) => [...new Set([change.accountId, ...vehiclesOf(change), ...change.vehicleIds])],
    (state, change) => firstOf(changeRefusal(state, change), tickedRefusal(state, change)),
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
