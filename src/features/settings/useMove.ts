import type { SnapshotFrom } from 'xstate';
import type { Movable, moveMachine, Running } from '@/machines/moveHistory';
import { useAppDispatch } from '@/parts/hooks';
import type { Backup } from '@/store/backups/backupReading';
import { provingHistory } from '@/store/backups/historyProving';
import { movedWords, movingIn, movingRefusal } from '@/store/backups/moving';
import { useToast } from '@/ui/toast';

/** Why a move did not go on to its end, of which some may be in; nothing where it was not begun, or did. */
export function whyNotWhole(move: SnapshotFrom<typeof moveMachine>): string | undefined {
  if (move.matches({ waiting: 'stopped' })) return 'Stopped. What is in so far stays.';
  return move.matches({ waiting: 'brokenOff' }) ? move.context.reason : undefined;
}

/** Why a move came to nothing. */
export const whyNothing = (move: SnapshotFrom<typeof moveMachine>): string | undefined =>
  move.matches('failed') ? move.context.reason : undefined;

/** Makes of a backup's history what can be proven and moved in, and tells what became of it; nothing of a backup without one. */
export function useMove() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  return async (backup: Backup): Promise<Movable | undefined> => {
    const { history } = backup;
    if (!history) return undefined;
    // What cannot be known now is asked again before anything is appended.
    const refused = await dispatch(movingRefusal(history)).catch(() => undefined);
    const prove = async (proving: Running) => {
      const proven = await dispatch(provingHistory(backup, proving));
      return async (moving: Running) => toast({ text: movedWords(await dispatch(movingIn(proven, moving))) });
    };
    const { entries, since, people } = history;
    return { entries, since, people, refused, prove };
  };
}
