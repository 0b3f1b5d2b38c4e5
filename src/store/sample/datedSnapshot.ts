import { daysAfter, daysBetween } from '@/store/kit/dates';

/** The day that a snapshot is of. */
export const SNAPSHOT_DAY = '2026-01-01';

/** What begins each identity in a snapshot. */
export const SNAPSHOT_MARK = '<mark>';

/** What a snapshot (JSON) holds, all its dates moved so that they lie about `today` as they lay about its day; identities begin with `mark`. */
export function asOf(snapshot: string, today: string, mark: string): unknown {
  const later = daysBetween(SNAPSHOT_DAY, today);
  const dated = snapshot.replaceAll(/(?<=")\d{4}-\d\d-\d\d(?=")/g, (date) => daysAfter(date, later));
  return JSON.parse(dated.replaceAll(SNAPSHOT_MARK, mark));
}
