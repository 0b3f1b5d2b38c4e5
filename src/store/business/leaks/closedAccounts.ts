import type { Business } from '@/store/business/business';
import { createSelector } from '@reduxjs/toolkit';
import { isListed } from '@/store/clients/accounts/account';
import { selectDeactivated } from '@/store/clients/deactivations/standing';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { isNobodys } from '@/store/vehicles/vehicles/vehicleChecks';
import { businessTable } from './leakInputs';

/** The identities of the accounts that are closed: for good, by a deactivation. */
export const selectClosedAccounts = createSelector(
  [businessTable('accounts'), selectDeactivated],
  ({ entities }, standings) => {
    const ended = [...standings]
      .filter(([, { is }]) => is === 'Ended' || is === 'Deleted From Debtors')
      .map(([id]) => id);
    return new Set([
      ...ended,
      ...Object.values(entities)
        .filter((account) => !isListed(account))
        .map(({ id }) => id),
    ]);
  },
);

/** Whether a vehicle is closed, or its account is. */
export const isClosed = (accounts: Business['accounts'], closed: ReadonlySet<string>, vehicle: Vehicle) =>
  !isOpenVehicle(vehicle) || isNobodys({ accounts }, vehicle) || closed.has(vehicle.accountId ?? '');
