import { createSelector } from '@reduxjs/toolkit';
import { formatDate } from '@/format';
import type { Deactivation } from './deactivation';
import { selectDeactivations } from './deactivationsSlice';

/** How an account stands by its deactivations (D31); `until` is an ISO date. */
export type Standing = { is: 'Active' | 'Ended' | 'Deleted From Debtors' } | { is: 'Paused'; until: string };

const ACTIVE: Standing = { is: 'Active' };

/** What outlasts what: an account that is ended is not paused by a temporary deactivation after that. */
const RANKS = { Active: 0, Paused: 0, Ended: 1, 'Deleted From Debtors': 2 } as const;

/** What a deactivation makes of an account on `today` (ISO date); a pause is over on its alert date. */
function madeBy({ deactivate, alertDate }: Deactivation, today: string): Standing {
  if (deactivate === 'Delete From Debtors') return { is: 'Deleted From Debtors' };
  if (deactivate === 'Permanent') return { is: 'Ended' };
  return alertDate !== undefined && today < alertDate ? { is: 'Paused', until: alertDate } : ACTIVE;
}

const selectToday = (_state: unknown, today: string) => today;

/** How each account that was ever deactivated stands on `today` (ISO date), by its identity: as its last deactivation says. */
export const selectStandings = createSelector([selectDeactivations, selectToday], (all, today) => {
  const standings = new Map<string, Standing>();
  for (const deactivation of all) {
    const { accountId } = deactivation;
    if (accountId === undefined) continue;
    const before = standings.get(accountId) ?? ACTIVE;
    const made = madeBy(deactivation, today);
    if (RANKS[made.is] >= RANKS[before.is]) standings.set(accountId, made);
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
