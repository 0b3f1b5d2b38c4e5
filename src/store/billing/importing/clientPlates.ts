import { weakMapMemoize } from '@reduxjs/toolkit';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import type { Account } from '@/store/billing/accounts/account';
import { isUnassigned } from '@/store/clients/accounts/newAccount';

/** A plate as plates are compared; blank for a slot. */
export const comparedPlate = (vehicleNo: string) => (isUnassigned(vehicleNo) ? '' : plateKey(vehicleNo));

/** The vehicles of an account by their plates; of one that does not change any more, so that they are looked up once. */
export const platesOf = weakMapMemoize(
  (account: Account): ReadonlyMap<string, Vehicle> =>
    new Map(account.vehicles.map((vehicle) => [comparedPlate(vehicle.vehicleNo), vehicle])),
);
