import { createSelector } from '@reduxjs/toolkit';
import { isOpenAddress } from '@/store/browser/permission';
import { selectOffice, type WithOffice } from '@/store/browser/selectOffice';
import { selectSnoozed } from '@/store/browser/snoozedSlice';
import type { Role } from '@/store/kit/roles';
import type { RootState } from '@/store/business/store';
import { selectDeletionsToDo, selectJobsToMove, selectOwnVisits, selectVisitsToClose } from './careToday';
import { selectCreditsByVehicle } from '@/store/business/leaks/billedTooMuch';
import { selectClosedWithDevice } from '@/store/business/leaks/closedLive';
import { selectClosedOwing } from '@/store/business/leaks/closedOwing';
import { selectPausesToEnd } from '@/store/business/leaks/passedAlerts';
import { selectMadeFreeByVehicle } from '@/store/business/leaks/madeFree';
import { selectUnbilledVehicles } from '@/store/business/leaks/unbilled';
import { selectUnlive } from '@/store/business/leaks/unlive';
import { beyondCreditSteps } from '@/store/billing/receivables/credit';
import { selectMonthToClose } from './closingsToday';
import { selectCreditToday } from './creditToday';
import { selectAlerts, selectOldDebts, selectProblems, selectRemindersDue } from './moneyToday';
import { owedSteps } from './owedToday';
import { selectMissedPromises } from './promisesToday';
import { selectRunToDo, selectToBill } from './runToday';
import { selectSilentAccounts, selectSilentClients } from './silentToday';
import { selectCareRequestsToApprove, selectChallansToAnswer, selectRequestsToMove } from './stockToday';
import { TODAY_KINDS, TODAY_WORDS, type TodayItem, type TodayKind } from './todayItem';

type Source = (state: RootState, today: string) => readonly TodayItem[];

const SOURCES: Record<TodayKind, Source> = {
  visits: selectVisitsToClose,
  jobs: selectJobsToMove,
  careRequests: selectCareRequestsToApprove,
  challans: selectChallansToAnswer,
  requests: selectRequestsToMove,
  deletions: selectDeletionsToDo,
  run: selectRunToDo,
  closings: selectMonthToClose,
  promises: selectMissedPromises,
  reminders: selectRemindersDue,
  credit: selectCreditToday,
  owing: selectOldDebts,
  alerts: selectAlerts,
  silent: selectSilentClients,
  leaks: selectProblems,
};

/** An installer goes to his visits in his own app. */
const sourceOf = (kind: TodayKind, role: Role): Source =>
  kind === 'visits' && role === 'installer' ? selectOwnVisits : SOURCES[kind];

/** What of each kind is asked row by row, and then kept up by what changes. */
const KEPT_UP: Partial<
  Record<TodayKind, readonly { steps: (state: RootState, today: string) => Generator<number> }[]>
> = {
  run: [selectToBill],
  credit: [{ steps: beyondCreditSteps }],
  owing: [{ steps: owedSteps }],
  alerts: [selectPausesToEnd],
  silent: [selectSilentAccounts],
  leaks: [
    selectUnbilledVehicles,
    selectMadeFreeByVehicle,
    selectUnlive,
    selectCreditsByVehicle,
    selectClosedWithDevice,
    selectClosedOwing,
    selectPausesToEnd,
  ],
};

/** As what the person works here: in the embedded mode everybody does all. */
export const selectRole = (state: WithOffice): Role => selectOffice(state)?.user?.role ?? 'admin';

/** The addresses that the person has; all where that is undefined. */
const selectOpen = (state: WithOffice) => selectOffice(state)?.open;

export interface TodayPart {
  kind: TodayKind;
  title: string;
  items: readonly TodayItem[];
}

export interface TodayList {
  parts: readonly TodayPart[];
  /** The same with what was put off. */
  own: readonly TodayPart[];
  /** How much was put off. */
  putOff: number;
}

/** What a role does, in the order of the list. */
const kindsOf = (role: Role): readonly TodayKind[] =>
  TODAY_KINDS.filter((kind) => role === 'admin' || TODAY_WORDS[kind].by.includes(role));

const listFor = (role: Role) => {
  const kinds = kindsOf(role);
  return createSelector(
    kinds.map((kind) => sourceOf(kind, role)),
    (...lists): readonly TodayPart[] =>
      kinds.map((kind, place) => ({ kind, title: TODAY_WORDS[kind].title, items: lists[place] ?? [] })),
  );
};

/** Asks bit by bit what the list of the person's role, and the leaks, are made of, telling how much of it is done, from 0 to 1. */
export function* todaySteps(state: RootState, today: string): Generator<number, void> {
  const counts = [...new Set(kindsOf(selectRole(state)).flatMap((kind) => KEPT_UP[kind] ?? []))];
  for (const [place, { steps }] of counts.entries())
    for (const share of steps(state, today)) yield (place + share) / counts.length;
}

/** One list of each role that somebody had here: sources that nobody of a role reads are never counted for it. */
const lists = new Map<Role, ReturnType<typeof listFor>>();

function listOf(role: Role) {
  const list = lists.get(role) ?? listFor(role);
  lists.set(role, list);
  return list;
}

/** All that there is to do on `today` (ISO date) for the person's role, by kind, whatever they put off. */
const selectTodayParts = (state: RootState, today: string): readonly TodayPart[] =>
  listOf(selectRole(state))(state, today);

const filtered = (some: readonly TodayPart[], isIn: (item: TodayItem) => boolean) =>
  some.map((part) => ({ ...part, items: part.items.filter(isIn) })).filter(({ items }) => items.length > 0);

const count = (some: readonly TodayPart[]) => some.reduce((sum, { items }) => sum + items.length, 0);

/** What is to be done on `today` (ISO date) for the person's role and was not put off, by kind; and how much was. */
export const selectTodayList = createSelector(
  [selectTodayParts, selectSnoozed, selectOpen, (_state: RootState, today: string) => today],
  (parts, snoozed, open, today): TodayList => {
    const isPutOff = ({ id, size = 0 }: TodayItem) => {
      const putOff = snoozed[id];
      return putOff !== undefined && putOff.until > today && size <= (putOff.size ?? size);
    };
    // What is done on a screen that the person has not is for others to do.
    const own = filtered(parts, ({ step }) => isOpenAddress(open, step.to));
    const left = filtered(own, (item) => !isPutOff(item));
    return { parts: left, own, putOff: count(own) - count(left) };
  },
);
