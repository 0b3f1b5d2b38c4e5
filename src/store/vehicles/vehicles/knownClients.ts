import { createSelector } from '@reduxjs/toolkit';
import { companyOf, userOf } from '@/store/clients/accounts/account';
import { selectAccountRows } from '@/store/clients/accounts/accountsSlice';
import { selectAdditions } from '@/store/vehicles/additions/additionsSlice';
import { selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import { selectVehicleRows } from './vehicleRows';

const inOrder = (names: readonly string[]) => [...new Set(names)].toSorted((a, b) => a.localeCompare(b));

/** The clients and the companies that the product has heard of, each once, in the order of the alphabet. */
export const selectKnownClients = createSelector(
  [selectAccountRows, selectVehicleRows, selectAdditions, selectDeletions],
  (accounts, vehicles, additions, deletions) => ({
    clients: inOrder([
      ...accounts.map(userOf),
      ...vehicles.map(({ client }) => client),
      ...additions.map(({ clientName }) => clientName),
      ...deletions.map(({ username }) => username),
    ]),
    companies: inOrder([
      ...accounts.map(companyOf),
      ...[...vehicles, ...additions, ...deletions].map(({ company }) => company),
    ]),
  }),
);
