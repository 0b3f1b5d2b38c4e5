import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { ownerOf, type VehicleRow } from '@/store/vehicles/vehicles/vehicleRows';
import { knownServiceJob } from './serviceDraft';
import type { AccountRow } from '@/store/clients/accounts/account';

/**
 * What the request begins with for the removal of the device from a vehicle; `asked` is its number, and `alone` the vehicle
 * where its form cannot choose it: one that was closed is none of its account's choices any more.
 */
export function begunRemoval({ accounts }: WithAccounts, vehicle: Vehicle) {
  const { id, vehicleNo, accountId = '' } = vehicle;
  const account = accounts.entities[accountId];
  const { client, company } = ownerOf(accounts, vehicle);
  return {
    values: {
      jobType: 'Removal' as const,
      noOfInstallation: 1,
      companyName: company,
      clientName: client,
      ...(account && { contactNo: account.client.mobileNumber, location: account.client.address }),
      vehicleIds: [id],
      remarks: `Remove the device from ${vehicleNo}`,
    },
    asked: [vehicleNo],
    alone: account && isOpenVehicle(vehicle) ? [] : [{ id, vehicleNo, company }],
  };
}

/** The same for a Service job at vehicles of one client, which can be chosen where all are on one account of theirs; nothing without any. */
export function begunService(vehicles: readonly VehicleRow[], accounts: readonly AccountRow[]) {
  if (vehicles.length === 0) return { values: undefined, asked: [], alone: [] };
  const isChosen = accounts.length === 1 && vehicles.every(({ accountId }) => accountId !== undefined);
  return {
    values: {
      ...knownServiceJob(vehicles, accounts),
      ...(isChosen && { vehicleIds: vehicles.map(({ id }) => id) }),
    },
    asked: vehicles.map(({ vehicleNo }) => vehicleNo),
    alone: isChosen ? [] : vehicles,
  };
}
