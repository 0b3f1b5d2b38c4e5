import { checksum } from '@/journal/adapters/checksum';
import type { Noticed } from '@/store/browser/seenSlice';
import { selectOffice } from '@/store/browser/selectOffice';
import { selectUserName } from '@/store/browser/sessionSlice';
import type { RootState } from '@/store/business/store';
import type { TodayList, TodayPart } from './today';
import type { TodayItem } from './todayItem';

/** The person as this browser remembers who saw something: others who share it have other lists. */
export const selectPersonMark = (state: RootState): number =>
  checksum(selectOffice(state)?.user?.name ?? selectUserName(state));

/** A line of today's list as this browser remembers that somebody saw it: a number that tells nothing of whom it is about. */
const markOf = ({ id }: TodayItem): number => checksum(id);

/** All lines as somebody sees them now; what was put off is not seen, but how much it was is known. */
export function noticedIn({ parts, own }: Pick<TodayList, 'parts' | 'own'>): Omit<Noticed, 'by'> {
  const sizes = own.flatMap(({ items }) =>
    items.flatMap((item) => (item.size === undefined ? [] : [[markOf(item), item.size] as const])),
  );
  return { marks: parts.flatMap(({ items }) => items.map(markOf)), sizes: Object.fromEntries(sizes) };
}

/** The lines that were not there when somebody looked last, or are about more by now; of a list that nobody has looked at yet nothing is new. */
export function newIn(parts: readonly TodayPart[], noticed: Omit<Noticed, 'by'> | undefined): readonly TodayItem[] {
  if (noticed === undefined) return [];
  const known = new Set(noticed.marks);
  const isKnown = (item: TodayItem) => {
    const mark = markOf(item);
    const before = noticed.sizes?.[mark];
    if (item.size === undefined || before === undefined) return known.has(mark);
    // As much as before, and not seen: it was put off, and is back.
    return before > item.size || (before === item.size && known.has(mark));
  };
  return parts.flatMap(({ items }) => items.filter((item) => !isKnown(item)));
}
