import { createSelector } from '@reduxjs/toolkit';
import { accountMachine } from '@/machines/account';
import { advance } from '@/machines/advance';
import {
  ACTIVE,
  selectDeactivated,
  type Standing,
  type WithDeactivations,
} from '@/store/clients/deactivations/standing';
import { subscriptionStatus } from '@/store/clients/subscriptions/subscription';
import { runningOf, type WithSubscriptions } from '@/store/clients/subscriptions/subscriptionsSlice';
import { vehiclesOfAccount } from './accountVehicles';
import type { WithVehicles } from './vehicle';

type Billed = WithVehicles & WithSubscriptions;

/** Whether one of an account's vehicles is billed, and does not rest. */
const isBilled = ({ vehicles, subscriptions }: Billed, accountId: string) =>
  vehiclesOfAccount(vehicles, accountId).some(({ id }) => {
    const running = runningOf(subscriptions, id);
    return running !== undefined && subscriptionStatus(running) === 'Open';
  });

/** How each account that was ever deactivated stands, by its identity: a pause lasts, whatever its alert date, until one of its vehicles is billed again. */
export const selectStandings = createSelector(
  [selectDeactivated, ({ vehicles }: Billed) => vehicles, ({ subscriptions }: Billed) => subscriptions],
  (deactivated, vehicles, subscriptions): ReadonlyMap<string, Standing> =>
    new Map(
      [...deactivated].map(([id, standing]) => {
        const isOver = standing.is === 'Paused' && isBilled({ vehicles, subscriptions }, id);
        const next = isOver ? advance(accountMachine, standing.is, { type: 'resume' }) : undefined;
        return [id, next === ACTIVE.is ? ACTIVE : standing];
      }),
    ),
);

/** How one account stands. */
export const selectStanding = (state: WithDeactivations & Billed, accountId: string): Standing =>
  selectStandings(state).get(accountId) ?? ACTIVE;
