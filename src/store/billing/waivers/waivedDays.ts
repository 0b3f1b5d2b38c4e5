import { createSelector } from '@reduxjs/toolkit';
import { companyOf } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import { isOfFreeDays, type FreeDaysWaiver, type WithWaivers } from './waiver';

/** Waived days of a month that were made free, with whose they were. */
export interface WaivedDays extends FreeDaysWaiver {
  accountNumber: number;
  company: string;
  vehicleNo: string;
}

/** All days that were made free and waived, the newest first. */
export const selectWaivedDays = createSelector(
  [
    ({ waivers }: WithWaivers) => waivers,
    ({ accounts }: WithAccounts) => accounts,
    ({ vehicles }: WithVehicles) => vehicles,
  ],
  (waivers, accounts, vehicles): readonly WaivedDays[] =>
    Object.values(waivers.entities)
      .filter(isOfFreeDays)
      .flatMap((waiver) => {
        const account = accounts.entities[waiver.accountId];
        const vehicle = vehicles.entities[waiver.vehicleId];
        if (!account || !vehicle) return [];
        const { vehicleNo } = vehicle;
        return [{ ...waiver, accountNumber: account.number, company: companyOf(account), vehicleNo }];
      })
      .toSorted((one, other) => other.number - one.number),
);
