import { createSelector } from '@reduxjs/toolkit';
import { formatDate } from '@/format';
import type { AccountRow } from '@/store/clients/accounts/account';
import { accountMachine, type AccountStatus } from '@/machines/account';
import { advance } from '@/machines/advance';
import type { Deactivation } from './deactivation';
import { selectDeactivations } from './deactivationsSlice';

/** How an account stands by its deactivations; `until` is an ISO date. */
export type Standing = { is: Exclude<AccountStatus, 'Paused'> } | { is: 'Paused'; until: string };

const ACTIVE: Standing = { is: 'Active' };

const EVENTS = { Temporary: 'pause', Permanent: 'end', 'Delete From Debtors': 'strikeOff' } as const;

/** What a deactivation makes of an account on `today` (ISO date); a pause is over on its alert date. */
function madeBy(before: Standing, { deactivate, alertDate = '' }: Deactivation, today: string): Standing {
  const next = advance(accountMachine, before.is, { type: EVENTS[deactivate] });
  if (next === undefined) return before;
  if (next !== 'Paused') return { is: next };
  return today < alertDate || advance(accountMachine, next, { type: 'resume' }) === undefined
    ? { is: next, until: alertDate }
    : ACTIVE;
}

/** A state that tells who was deactivated. */
export type WithDeactivations = Parameters<typeof selectDeactivations>[0];

const selectToday = (_state: unknown, today: string) => today;

/** How each account that was ever deactivated stands on `today` (ISO date), by its identity: as its last deactivation says. */
export const selectStandings = createSelector([selectDeactivations, selectToday], (all, today) => {
  const standings = new Map<string, Standing>();
  for (const deactivation of all) {
    const { accountId } = deactivation;
    if (accountId === undefined) continue;
    standings.set(accountId, madeBy(standings.get(accountId) ?? ACTIVE, deactivation, today));
  }
  return standings;
});

/** How one account stands on `today` (ISO date). */
export const selectStanding = (
  state: Parameters<typeof selectStandings>[0],
  accountId: string,
  today: string,
): Standing => selectStandings(state, today).get(accountId) ?? ACTIVE;

/** Whether an account has ended, or is off the list: neither is paused or resumed any more, so it is so on whatever day is asked. */
export function hasEnded(state: WithDeactivations, { id, closedOn }: Pick<AccountRow, 'id' | 'closedOn'>): boolean {
  const { is } = selectStanding(state, id, '');
  return closedOn !== undefined || is === 'Ended' || is === 'Deleted From Debtors';
}

/** A standing as it is read: `Paused until 05 Jan 2027`. */
export const standingText = (standing: Standing): string =>
  standing.is === 'Paused' ? `Paused until ${formatDate(standing.until)}` : standing.is;
