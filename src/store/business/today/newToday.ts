import { checksum } from '@/journal/adapters/checksum';
import { selectOffice } from '@/store/browser/selectOffice';
import { selectUserName } from '@/store/browser/sessionSlice';
import type { RootState } from '@/store/business/store';
import type { TodayPart } from './today';
import type { TodayItem } from './todayItem';

/** The person as this browser remembers who saw something: others who share it have other lists. */
export const selectPersonMark = (state: RootState): number =>
  checksum(selectOffice(state)?.user?.name ?? selectUserName(state));

/** A line of today's list as this browser remembers that somebody saw it: a number that tells nothing of whom it is about. */
const markOf = ({ id }: TodayItem): number => checksum(id);

/** The marks of all lines. */
export const marksOf = (parts: readonly TodayPart[]): number[] => parts.flatMap(({ items }) => items.map(markOf));

/** The lines that were not there when somebody looked last; of a list that nobody has looked at yet nothing is new. */
export function newIn(parts: readonly TodayPart[], noticed: readonly number[] | undefined): readonly TodayItem[] {
  if (noticed === undefined) return [];
  const known = new Set(noticed);
  return parts.flatMap(({ items }) => items.filter((item) => !known.has(markOf(item))));
}
