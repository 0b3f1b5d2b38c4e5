import type { Draft, Entry } from '@/journal/port/port';

/** So many are remembered: no tab of a browser is further behind the others. */
const AT_MOST = 100;

/** The entries that were read last, in case their journal is deleted. */
export function createRecentEntries(version: number) {
  let recent: readonly Entry[] = [];
  return {
    begin: (entries: readonly Entry[]) => void (recent = entries.slice(-AT_MOST)),
    add: (entries: readonly Entry[]) => void (recent = [...recent, ...entries].slice(-AT_MOST)),
    /** Those after a place, as drafts that can be appended again: they were read, and so they were checked. */
    after: (place: number): Draft[] =>
      recent.flatMap(({ seq, ...draft }) => (seq > place ? [{ ...draft, version, checked: true }] : [])),
  };
}
