import { createSelector } from '@reduxjs/toolkit';
import { isOpenAddress } from '@/store/browser/permission';
import { selectOffice, type WithOffice } from '@/store/browser/selectOffice';
import { selectSnoozed } from '@/store/browser/snoozedSlice';
import type { Role } from '@/store/kit/roles';
import type { RootState } from '@/store/business/store';
import { selectDeletionsToDo, selectJobsToMove, selectOwnVisits, selectVisitsToClose } from './careToday';
import { selectAlerts, selectOldDebts, selectProblems } from './moneyToday';
import { selectMissedPromises } from './promisesToday';
import { selectRunToDo } from './runToday';
import { selectSilentClients } from './silentToday';
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
  promises: selectMissedPromises,
  owing: selectOldDebts,
  alerts: selectAlerts,
  silent: selectSilentClients,
  leaks: selectProblems,
};

/** An installer goes to his visits in his own app. */
const sourceOf = (kind: TodayKind, role: Role): Source =>
  kind === 'visits' && role === 'installer' ? selectOwnVisits : SOURCES[kind];

/** As what the person works here: in the embedded mode everybody does all. */
const roleOf = (state: WithOffice): Role => selectOffice(state)?.user?.role ?? 'admin';

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

const listFor = (role: Role) => {
  const kinds = TODAY_KINDS.filter((kind) => role === 'admin' || TODAY_WORDS[kind].by.includes(role));
  return createSelector(
    kinds.map((kind) => sourceOf(kind, role)),
    (...lists): readonly TodayPart[] =>
      kinds.map((kind, place) => ({ kind, title: TODAY_WORDS[kind].title, items: lists[place] ?? [] })),
  );
};

/** One list of each role that somebody had here: sources that nobody of a role reads are never counted for it. */
const lists = new Map<Role, ReturnType<typeof listFor>>();

function listOf(role: Role) {
  const list = lists.get(role) ?? listFor(role);
  lists.set(role, list);
  return list;
}

/** All that there is to do on `today` (ISO date) for the person's role, by kind, whatever they put off. */
const selectTodayParts = (state: RootState, today: string): readonly TodayPart[] => listOf(roleOf(state))(state, today);

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
