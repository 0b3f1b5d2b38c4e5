import { createSelector } from '@reduxjs/toolkit';
import { partOf } from '@/store/kit/partOf';
import type { WithBilling } from './runAccount';

const tableIn = partOf<WithBilling>();

/** All that a bill is made of, the same as long as none of it changes. */
export const selectBilling = createSelector(
  [
    tableIn('accounts'),
    tableIn('vehicles'),
    tableIn('devices'),
    tableIn('subscriptions'),
    tableIn('bills'),
    tableIn('creditNotes'),
    tableIn('company'),
  ],
  (accounts, vehicles, devices, subscriptions, bills, creditNotes, company): WithBilling => ({
    accounts,
    vehicles,
    devices,
    subscriptions,
    bills,
    creditNotes,
    company,
  }),
);
