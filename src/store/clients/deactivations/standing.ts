import { createSelector } from '@reduxjs/toolkit';
import { formatDate } from '@/format';
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

/** A standing as it is read: `Paused until 05 Jan 2027`. */
export const standingText = (standing: Standing): string =>
  standing.is === 'Paused' ? `Paused until ${formatDate(standing.until)}` : standing.is;
