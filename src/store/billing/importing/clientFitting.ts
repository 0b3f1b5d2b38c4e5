import type { Refusal } from '@/journal/port/model';
import { comparedName } from '@/store/kit/typed/cleanText';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf, gone } from '@/store/kit/refusals';
import { fittingOf } from '@/store/kit/sheets/fitting';
import type { Brought, Fitted, Mark } from '@/store/kit/sheets/importable';
import { plain, plateKey } from '@/store/kit/typed/typedNumbers';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import { openElsewhere, type WithVehicleTables } from '@/store/vehicles/vehicles/vehicleChecks';
import { companyOf, isListed, type ClientFields } from '@/store/clients/accounts/account';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import {
  CLIENT_AMOUNTS,
  CLIENT_TITLES,
  clientFieldsOf,
  type ClientEdit,
  type NewClient,
} from '@/store/clients/accounts/clientChange';
import { startsRefusal } from '@/store/billing/terms/startRefusal';
import type { WithBills } from '@/store/billing/bills/withBills';
import { vehiclesRefusal } from '@/store/billing/accounts/vehicleRefusals';

/**
 * What an import knows a client by: the GST number where the row has one, else the company; of several accounts with that
 * number the company tells, and then the mobile number.
 */
export const clientMarks: readonly Mark<ClientFields>[] = [
  { column: 'gstNo', compared: plain },
  { column: 'companyName', compared: comparedName },
  { column: 'mobileNumber', compared: plain },
];

type Clients = WithAccounts & WithVehicleTables & WithBills;

/** Why a client's edit, said on an ISO date, cannot be: it is closed, a field or a vehicle was changed meanwhile, a vehicle added that it would add, or billed from whose day on a price would change. */
function editRefusal(state: Clients, { accountId, edit, vehicles }: ClientEdit, on: string) {
  const { accounts, vehicles: all } = state;
  const account = accounts.entities[accountId];
  if (!account) return gone(accounts, accountId, 'This account');
  if (!isListed(account))
    return { reason: `${companyOf(account)} is not on the list any more: it was deleted from the debtors.` };
  const known = vehiclesOfAccount(all, accountId);
  const plates = new Set(known.map(({ vehicleNo }) => plateKey(vehicleNo)));
  const double = vehicles.added.find(({ vehicleNo }) => plates.has(plateKey(vehicleNo)));
  const changed = changedMeanwhile({ ...clientFieldsOf(account), id: accountId }, edit, CLIENT_TITLES, CLIENT_AMOUNTS);
  return firstOf(
    changed && { ...changed, reason: `${companyOf(account)}: ${changed.reason}` },
    double && { reason: `${companyOf(account)} has ${double.vehicleNo} already.` },
    vehiclesRefusal(all, known, { ...vehicles, removed: [] }),
    startsRefusal(state, vehicles.edited, on),
  );
}

/** A vehicle that an import brings, or to which it gives a plate. */
interface Plated {
  id: string;
  vehicleNo: string;
}

const platedBy = ({ vehicles: { added, edited } }: ClientEdit): Plated[] => [
  ...added,
  ...edited.flatMap(({ id, edit: { to } }) => (to.vehicleNo ? [{ id, vehicleNo: to.vehicleNo }] : [])),
];

/** Tells why vehicles cannot have their plates, one client's after the other's: one is open elsewhere, or a client before has it. */
function platesRefusing(state: Clients) {
  const given = new Set<string>();
  return (vehicles: readonly Plated[]): Refusal | undefined => {
    const plated = vehicles.filter(({ vehicleNo }) => !isUnassigned(vehicleNo));
    const twice = plated.find(({ vehicleNo }) => given.has(plateKey(vehicleNo)));
    const refusal = twice ? { reason: `${twice.vehicleNo} is there twice.` } : openElsewhere(state, plated);
    if (!refusal) for (const { vehicleNo } of plated) given.add(plateKey(vehicleNo));
    return refusal;
  };
}

/** What of an import, said on an ISO date, fits the accounts that are there now, and why the rest of it does not: somebody was faster. */
export function clientFitting<Added extends NewClient, Edited extends ClientEdit>(
  state: Clients,
  brought: Brought<Added, Edited>,
  on: string,
): Fitted<Added, Edited> {
  const { accounts } = state;
  const listed = accounts.ids.flatMap((id) => accounts.entities[id] ?? []).filter(isListed);
  const numbers = new Set(listed.map(({ billing }) => plain(billing.gstNo)));
  const platesRefusal = platesRefusing(state);
  return fittingOf(
    brought,
    (edit) => editRefusal(state, edit, on) ?? platesRefusal(platedBy(edit)),
    ({ draft: { client, billing }, vehicles }) => {
      const gstNo = plain(billing.gstNo);
      // Those who are not registered have none.
      const isThere = gstNo !== '' && numbers.has(gstNo);
      numbers.add(gstNo);
      return isThere
        ? { reason: `${client.companyName}: its GST number is there already.` }
        : platesRefusal(vehicles.map(({ vehicleNo }) => ({ id: '', vehicleNo })));
    },
  );
}
