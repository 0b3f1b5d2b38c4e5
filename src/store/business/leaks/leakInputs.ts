import { partOf } from '@/store/kit/partOf';
import { createSelector } from '@reduxjs/toolkit';
import type { WithUse } from '@/store/billing/billRun/runContext';
import type { Subscription } from '@/store/clients/subscriptions/subscription';
import { selectSubscriptionOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import type { Business } from '@/store/business/business';

/** The table of a noun. */
export const businessTable = partOf<Business>();

/** The subscription of each vehicle that has not ended, by the vehicle's identity. */
export const selectRunning = createSelector(
  [selectSubscriptionOf],
  (last): ReadonlyMap<string, Subscription> => new Map([...last].filter(([, { to }]) => to === undefined)),
);

/** When vehicles were in use: by their devices and subscriptions. */
export const selectUse = createSelector(
  [businessTable('vehicles'), businessTable('devices'), businessTable('subscriptions')],
  (vehicles, devices, subscriptions): WithUse => ({ vehicles, devices, subscriptions }),
);
