import { comparedDays, daysBetween } from '@/store/kit/dates';
import type { Role } from '@/store/kit/roles';

/** What there may be to do, in the order of the list. */
export const TODAY_KINDS = [
  'visits',
  'jobs',
  'careRequests',
  'challans',
  'requests',
  'deletions',
  'run',
  'closings',
  'promises',
  'reminders',
  'credit',
  'owing',
  'alerts',
  'silent',
  'leaks',
] as const;

export type TodayKind = (typeof TODAY_KINDS)[number];

/** What each kind is called, and which roles do it besides the admins, who do all. */
export const TODAY_WORDS: Record<TodayKind, { title: string; by: readonly Role[] }> = {
  visits: { title: 'Visits', by: ['care', 'installer'] },
  jobs: { title: 'Jobs to process', by: ['care'] },
  careRequests: { title: 'Stock that customer care needs', by: ['stock'] },
  challans: { title: 'Challans to answer', by: ['stock', 'installer'] },
  requests: { title: 'Stock requests', by: ['stock'] },
  deletions: { title: 'Vehicles to delete', by: ['care'] },
  run: { title: 'Bill run', by: ['sales'] },
  closings: { title: 'Month to close', by: [] },
  promises: { title: 'Promised date passed', by: ['sales'] },
  reminders: { title: 'Reminders due', by: ['sales'] },
  credit: { title: 'Beyond credit', by: ['sales'] },
  owing: { title: 'Due for more than 60 days', by: ['sales'] },
  alerts: { title: 'Alert date passed', by: ['sales', 'care'] },
  silent: { title: 'Silent for more than 7 days', by: ['care'] },
  leaks: { title: 'Problems', by: ['stock', 'care'] },
};

/** One thing that is to be done. */
export interface TodayItem {
  /** Of this very thing at this very step: what is put off comes back once it is about something else, or about more of what has a size. */
  id: string;
  what: string;
  /** How much there is of it, where only more is news, and brings it back before its day. */
  size?: number;
  /** Whom or which place it is about; blank where that is said already. */
  who: string;
  /** The account that it is about, to tell it from others whose companies are called alike. */
  accountId?: string;
  /** The ISO date since when it waits; undefined where nobody knows. */
  since?: string | undefined;
  /** What is done about it, and where. */
  step: { label: string; to: string };
}

/** For how many days something waits on `today`; both are ISO dates, and one that is still to come waits for none. */
export const waitingDays = (since: string, today: string): number => Math.max(0, daysBetween(since, today));

/** Items, the one that waits longest first. */
export const oldestFirst = (items: readonly TodayItem[]): readonly TodayItem[] =>
  items.toSorted((one, other) => comparedDays(one.since ?? '', other.since ?? ''));
