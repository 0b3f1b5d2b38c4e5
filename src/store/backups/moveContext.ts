import type { Entry } from '@/journal/port/port';
import type { Replica } from '@/journal/replica';
import { businessReplaced } from '@/store/business/business';

/** Why nothing moves into an office in which something was entered. */
export const NOT_EMPTY =
  'This office has data already. A business can move in with its history only while the office is empty.';

const ENTRIES_AT_ONCE = 500;

/** What a journal holds already of a backup's history that moves in. */
export interface MoveContext {
  /** Whether anything else was ever said in it. */
  isTaken: boolean;
  /** How often the history began to move in; 0 for never. */
  runs: number;
  /** Which entries of it are there, since it began last. */
  moved: ReadonlySet<number>;
  /** Whether nothing else was said since. */
  isNewest: boolean;
  /** The place of the newest entry of all. */
  last: number;
}

/** The identity of a history's entry in the journal that it moves into, and of none else there, in whichever run. */
export const movedId = (history: string, run: number, number: number) =>
  run > 1 ? `${history}_${run}-${number}` : `${history}-${number}`;

function placeOf(history: string, { id }: Entry): { run: number; number: number } | undefined {
  const [, of, run = '1', number] = /^([0-9a-f]{16})(?:_(\d{1,6}))?-(\d{1,9})$/.exec(id) ?? [];
  return of === history ? { run: Number(run), number: Number(number) } : undefined;
}

/** Whether a journal's first entry says no more than that nothing has happened yet. */
const isEmptyBeginning = ({ seq, action }: Entry) =>
  seq === 1 && businessReplaced.match(action) && (action as Partial<typeof action>).meta?.by === 'emptying';

/** Looks through a journal for what it holds of a history; `untilTaken` only as far as it takes to see that it holds something else. */
export async function contextFor(history: string, replica: Replica, untilTaken = false): Promise<MoveContext> {
  let isTaken = false;
  let runs = 0;
  let moved = new Set<number>();
  let isNewest = false;
  let last = 0;
  for (;;) {
    const entries = await replica.entries(last, ENTRIES_AT_ONCE);
    for (const entry of entries) {
      const place = placeOf(history, entry);
      isTaken ||= !place && !isEmptyBeginning(entry);
      if (place && place.run > runs) [runs, moved] = [place.run, new Set()];
      if (place?.run === runs) moved.add(place.number);
      isNewest = place?.run === runs;
      last = entry.seq;
    }
    if (entries.length === 0 || (untilTaken && isTaken)) return { isTaken, runs, moved, isNewest, last };
  }
}
