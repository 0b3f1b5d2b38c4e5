import { createSelector } from '@reduxjs/toolkit';
import { accountMachine } from '@/machines/account';
import { advance } from '@/machines/advance';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
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

type Billed = WithAccounts & WithVehicles & WithSubscriptions;

/** Whether one of an account's vehicles is billed, and does not rest. */
const isBilled = ({ vehicles, subscriptions }: Omit<Billed, 'accounts'>, accountId: string) =>
  vehiclesOfAccount(vehicles, accountId).some(({ id }) => {
    const running = runningOf(subscriptions, id);
    return running !== undefined && subscriptionStatus(running) === 'Open';
  });

/** Each account that is off the list, by its identity; whoever never was billed is taken off it without a deactivation. */
const selectStruckOff = createSelector([({ accounts }: WithAccounts) => accounts], ({ ids, entities }) =>
  ids.filter((id) => entities[id]?.closedOn !== undefined),
);

/** How each account stands that was ever deactivated, or is off the list, by its identity: a pause lasts, whatever its alert date, until one of its vehicles is billed again. */
export const selectStandings = createSelector(
  [
    selectDeactivated,
    selectStruckOff,
    ({ vehicles }: Billed) => vehicles,
    ({ subscriptions }: Billed) => subscriptions,
  ],
  (deactivated, struckOff, vehicles, subscriptions): ReadonlyMap<string, Standing> =>
    new Map([
      ...[...deactivated].map(([id, standing]): [string, Standing] => {
        const isOver = standing.is === 'Paused' && isBilled({ vehicles, subscriptions }, id);
        const next = isOver ? advance(accountMachine, standing.is, { type: 'resume' }) : undefined;
        return [id, next === ACTIVE.is ? ACTIVE : standing];
      }),
      ...struckOff.map((id): [string, Standing] => [id, { is: 'Deleted From Debtors' }]),
    ]),
);

/** How one account stands. */
export const selectStanding = (state: WithDeactivations & Billed, accountId: string): Standing =>
  selectStandings(state).get(accountId) ?? ACTIVE;
