import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { comparedName } from '@/store/kit/typed/cleanText';
import { companyOf, userOf, type AccountRow } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { Device } from '@/store/stock/devices/device';
import { selectHeard, type WithHeard } from '@/store/browser/selectHeard';
import { selectDevices } from '@/store/stock/devices/devicesSlice';
import { holderOf } from '@/store/kit/movements/move';
import type { Table } from '@/store/kit/table';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { lastContactOf, type LastContact } from './lastContact';
import { isNobodys } from './vehicleChecks';
import { selectBearers } from './bearers';
import { isOpenVehicle, type ServiceReason, type Vehicle } from './vehicle';
import type { WithVehicles } from './vehicle';
import { selectVehicles } from './vehiclesSlice';

/** An open vehicle as customer care lists it: whose it is, what is in it, and what that told last. */
export interface VehicleRow {
  id: string;
  number: number;
  vehicleNo: string;
  accountId?: string | undefined;
  /** The IMEI of the device in it; blank without one. */
  imei: string;
  /** The person at the client, and the client's company. */
  client: string;
  company: string;
  /** ISO date. */
  lastServiceDate?: string | undefined;
  lastServiceReason?: ServiceReason | undefined;
  /** ISO minute such as `2026-11-19T14:05`, in India's time. */
  lastContactTime?: string | undefined;
  latLong: string;
  temp?: number | undefined;
}

const accountOf = (accounts: Table<AccountRow>, { accountId }: Pick<Vehicle, 'accountId'>) =>
  accountId === undefined ? undefined : accounts.entities[accountId];

type Told = Pick<Vehicle, 'client' | 'company'>;

const namesOf = (account: AccountRow | undefined, { client = '', company = '' }: Told) =>
  account ? { client: userOf(account), company: companyOf(account) } : { client, company };

/** Whose a vehicle is: the names of its account, else those that customer care was told. */
export const ownerOf = (accounts: Table<AccountRow>, vehicle: Told & Pick<Vehicle, 'accountId'>) =>
  namesOf(accountOf(accounts, vehicle), vehicle);

/** The device that is in each vehicle, by the vehicle's identity. */
export const selectDeviceInVehicle = createSelector([selectDevices], (devices): ReadonlyMap<string, Device> => {
  const inside = new Map<string, Device>();
  for (const device of devices) {
    const { at, id } = holderOf(device);
    if (at === 'vehicle' && id !== undefined) inside.set(id, device);
  }
  return inside;
});

/** What the device in a vehicle told last, by an import or as the office heard it. */
export const selectLastContact = (
  state: Parameters<typeof selectDeviceInVehicle>[0] & WithHeard,
  vehicle: Vehicle,
): LastContact | undefined => lastContactOf(vehicle, selectDeviceInVehicle(state).get(vehicle.id), selectHeard(state));

/** A vehicle as customer care lists it: the very same row as long as the vehicle, its account, its device and its contact are. */
const vehicleRowOf = weakMapMemoize(
  (vehicle: Vehicle, account: AccountRow | undefined, imei: string, contact: LastContact | undefined): VehicleRow => {
    const { id, number, vehicleNo, accountId, serviced } = vehicle;
    return {
      id,
      number,
      vehicleNo,
      ...(accountId !== undefined && { accountId }),
      imei,
      ...namesOf(account, vehicle),
      lastServiceDate: serviced?.on,
      lastServiceReason: serviced?.reason,
      lastContactTime: contact?.at,
      latLong: contact?.latLong ?? '',
      temp: contact?.temp,
    };
  },
);

/** The open vehicles, but for slots to which none is assigned, in the order of their numbers. */
export const selectVehicleRows = createSelector(
  [selectVehicles, ({ accounts }: WithAccounts) => accounts, selectDeviceInVehicle, selectHeard],
  (vehicles, accounts, devices, heard): VehicleRow[] =>
    vehicles
      .filter(
        (vehicle) => isOpenVehicle(vehicle) && !isUnassigned(vehicle.vehicleNo) && !isNobodys({ accounts }, vehicle),
      )
      .map((vehicle) => {
        const device = devices.get(vehicle.id);
        const contact = lastContactOf(vehicle, device, heard);
        return vehicleRowOf(vehicle, accountOf(accounts, vehicle), device?.id ?? '', contact);
      }),
);

/** The plates of the vehicles, as they are listed. */
export const selectVehiclePlates = createSelector([selectVehicleRows], (vehicleRows) =>
  vehicleRows.map(({ vehicleNo }) => vehicleNo),
);

/** The clients of the vehicles by company, each once, in the order of the alphabet. */
export const selectVehicleCompanies = createSelector([selectVehicleRows], (vehicleRows) =>
  [...new Set(vehicleRows.map(({ company }) => company))].toSorted((a, b) => a.localeCompare(b)),
);

/** So many vehicles are named at once at most: more would make an address that nothing takes. */
export const MOST_NAMED = 100;

/** The vehicles whose plates stand in a text with commas between them, each once; what is none is passed over. */
export function vehiclesListed(vehicleRows: readonly VehicleRow[], listed: string): VehicleRow[] {
  const wanted = new Set(listed.split(',', MOST_NAMED).map(plateKey));
  wanted.delete('');
  return wanted.size === 0 ? [] : vehicleRows.filter(({ vehicleNo }) => wanted.has(plateKey(vehicleNo)));
}

/** Whether vehicles are all of one client, who may have several accounts. */
export const isOneClients = (vehicles: readonly Pick<VehicleRow, 'company'>[]): boolean =>
  new Set(vehicles.map(({ company }) => comparedName(company))).size === 1;

/** The accounts that vehicles are on, each once. */
export const accountsOf = (
  { entities }: Table<AccountRow>,
  vehicles: readonly Pick<VehicleRow, 'accountId'>[],
): AccountRow[] => [...new Set(vehicles.map(({ accountId = '' }) => accountId))].flatMap((id) => entities[id] ?? []);

/** The vehicles with a plate, however it is spaced: an open one first, then those that were closed, newest first, then those that had it before. */
export function vehiclesNumbered(state: WithVehicles, vehicleNo: string): readonly Vehicle[] {
  const key = plateKey(vehicleNo);
  const bearers = selectBearers(state).get(key) ?? [];
  const found = [...new Set(bearers.map(({ vehicleId }) => vehicleId))].flatMap(
    (id) => state.vehicles.entities[id] ?? [],
  );
  const rank = (vehicle: Vehicle) => (plateKey(vehicle.vehicleNo) === key ? Number(!isOpenVehicle(vehicle)) : 2);
  return found.toSorted((one, other) => rank(one) - rank(other) || other.number - one.number);
}
