// Moving a business from browser to browser, or into an office, by its backup.
import { memoryShelf } from '@/journal/adapters/memory';
import type { Journal } from '@/journal/port/port';
import { readNewest } from '@/store/business/activityReading';
import { readingBackup, takeBackup } from '@/store/backups/exchange';
import { provingHistory } from '@/store/backups/historyProving';
import { movingIn, movingRefusal } from '@/store/backups/moving';
import { nouns, type Business } from '@/store/business/business';
import type { BackupTask } from '@/store/backups/backupFormat';
import type { RootState } from '@/store/business/store';
import type { OfficeState } from '@/store/browser/officeSlice';
import { task, fileOf } from './backups';
import { openTab, type Tab } from './tabs';

/** A browser of its own, or, given a door, one more tab of a journal. */
export const browser = (door: () => Journal = memoryShelf(), options: Parameters<typeof openTab>[1] = {}) =>
  openTab(() => Promise.resolve(door()), options);

/** A backup of all that a tab shows, as a file. */
export const backupOf = ({ store }: Tab) => fileOf(store.dispatch(takeBackup('Asha', task())));

export const readBy = ({ store }: Tab, file: File) => store.dispatch(readingBackup(file, task()));

/** What a thunk is given in a tab that works in that office, or in none. */
const given = ({ store, replica }: Tab, office: OfficeState | undefined) =>
  [store.dispatch, () => ({ ...store.getState(), office }) as RootState, replica] as const;

/** A backup that is read, proven and moved in, as the Data screen does, by the identity of its history or by that one. */
export async function moveIn(tab: Tab, file: File, running: BackupTask = task(), office?: OfficeState, id?: string) {
  const { history, ...backup } = await readBy(tab, file);
  const known = history && { history: { ...history, ...(id !== undefined && { id }) } };
  const proven = await tab.store.dispatch(provingHistory({ ...backup, ...known }, task()));
  return movingIn(proven, running)(...given(tab, office));
}

/** Why a backup's history cannot move in there. */
export async function refusalFor(tab: Tab, file: File, office?: OfficeState) {
  const { history } = await readBy(tab, file);
  if (!history) throw new Error('It has no history.');
  return movingRefusal(history)(...given(tab, office));
}

/** The records alone. */
export const recordsOf = (business: Business) => nouns.map(({ reducerPath }) => business[reducerPath]);

/** Who did what and when, oldest first, and why it came to nothing. */
export async function describedBy({ store }: Tab, limit = 1_000) {
  const activities = await store.dispatch(readNewest(Infinity, limit));
  // Whether a beginning can be taken back goes by what came before it.
  return activities.toReversed().map(({ seq: _place, takesBack: _undo, ...told }) => told);
}
