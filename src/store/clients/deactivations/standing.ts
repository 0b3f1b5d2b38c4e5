import { createSelector } from '@reduxjs/toolkit';
import { formatDate } from '@/format';
import type { Refusal } from '@/journal/port/model';
import type { AccountRow } from '@/store/clients/accounts/account';
import { accountMachine, type AccountStatus } from '@/machines/account';
import { advance } from '@/machines/advance';
import type { Deactivation } from './deactivation';
import { selectDeactivations } from './deactivationsSlice';

/** How an account stands; somebody is reminded of a pause on `alert`, an ISO date. */
export type Standing = { is: Exclude<AccountStatus, 'Paused'> } | { is: 'Paused'; alert: string };

export const ACTIVE: Standing = { is: 'Active' };

const EVENTS = { Temporary: 'pause', Permanent: 'end', 'Delete From Debtors': 'strikeOff' } as const;

/** What a deactivation makes of an account. */
function madeBy(before: Standing, { deactivate, alertDate = '' }: Deactivation): Standing {
  const next = advance(accountMachine, before.is, { type: EVENTS[deactivate] });
  if (next === undefined) return before;
  return next === 'Paused' ? { is: next, alert: alertDate } : { is: next };
}

/** A state that tells who was deactivated. */
export type WithDeactivations = Parameters<typeof selectDeactivations>[0];

/** How each account that was ever deactivated stands by its deactivations alone, by its identity. */
export const selectDeactivated = createSelector([selectDeactivations], (all) => {
  const standings = new Map<string, Standing>();
  for (const deactivation of all) {
    const { accountId } = deactivation;
    if (accountId === undefined) continue;
    standings.set(accountId, madeBy(standings.get(accountId) ?? ACTIVE, deactivation));
  }
  return standings;
});

/** Whether an account has ended, or is off the list: neither is paused or resumed any more. */
export function hasEnded(state: WithDeactivations, { id, closedOn }: Pick<AccountRow, 'id' | 'closedOn'>): boolean {
  const is = selectDeactivated(state).get(id)?.is;
  return closedOn !== undefined || is === 'Ended' || is === 'Deleted From Debtors';
}

/** The day on which each account that was deactivated for good ended, by its identity. */
const selectEndings = createSelector([selectDeactivations], (all) => {
  const endings = new Map<string, string>();
  for (const { accountId, deactivate, recordedOn } of all)
    if (accountId !== undefined && deactivate !== 'Temporary' && !endings.has(accountId))
      endings.set(accountId, recordedOn);
  return endings;
});

/** The ISO date on which an account ended, by whichever came first; undefined while it goes on. */
export const endedOn = (
  state: WithDeactivations,
  { id, closedOn }: Pick<AccountRow, 'id' | 'closedOn'>,
): string | undefined => {
  const ended = selectEndings(state).get(id);
  return ended === undefined || (closedOn !== undefined && closedOn < ended) ? closedOn : ended;
};

/** Why an account gets no vehicle: it has ended, or is off the list. */
export const endedRefusal = (
  state: WithDeactivations,
  account: (Pick<AccountRow, 'id' | 'closedOn'> & { bill: { companyName: string } }) | undefined,
): Refusal | undefined =>
  account && hasEnded(state, account)
    ? { reason: `${account.bill.companyName} has ended: undo its deactivation first, or choose another client.` }
    : undefined;

/** A standing as it is read: `Paused, alert 05 Jan 2027`. */
export const standingText = (standing: Standing): string =>
  standing.is === 'Paused' ? `Paused, alert ${formatDate(standing.alert)}` : standing.is;
