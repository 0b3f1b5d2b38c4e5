import { useMachine } from '@xstate/react';
import { importMachine } from '@/machines/import';
import { moveMachine } from '@/machines/moveHistory';
import type { Restorable } from '@/store/backups/restorable';
import { whyNothing, whyNotWhole } from './useMove';
import { useRestoreActors } from './useRestoreActors';

/** What is told of the work on a backup that is shown, by what the machines do. */
const LABELS = { importing: 'Restoring the backup…', proving: 'Checking the history…', moving: 'Moving in…' } as const;

/** The way of a backup file to the restored business, which is that of an import: where it stands, and what may come next. */
export function useRestore() {
  const actors = useRestoreActors();
  const [state, send] = useMachine(importMachine.provide({ actors }));
  const [move, sendMove] = useMachine(
    moveMachine.provide({ actions: { leaveBackup: () => send({ type: 'cancelled' }) } }),
  );
  const isShown = state.matches('preview') || state.matches('importing');
  const backup = isShown ? (state.context.table as Restorable) : undefined;
  const moving = (['proving', 'moving'] as const).find((one) => move.matches(one));
  const stage = state.matches('importing') ? 'importing' : moving;
  const isAsking = move.matches('asking');
  const running = moving ? move : state;
  const cancel = () => (isAsking || moving ? sendMove({ type: 'cancelled' }) : send({ type: 'cancelled' }));
  const notWhole = whyNotWhole(move);
  const isStopped = move.matches({ waiting: 'stopped' });
  const isFailed = state.matches('failed') || state.matches('preview');
  return {
    /** The backup that is shown, before or while it is put in place. */
    backup,
    /** Why it came to nothing. */
    failure: (isFailed ? state.context.reason : undefined) ?? whyNothing(move),
    /** Why a move stopped before its end. */
    stopped: isStopped ? `${notWhole} Move in again to go on.` : notWhole,
    /** Whether it is being asked if the history shall move in. */
    isAsking,
    checking: state.matches('reading')
      ? { label: 'Checking the backup…', share: state.context.share, onCancel: cancel }
      : undefined,
    /** What is being done with the backup. */
    restoring: stage && { label: LABELS[stage], share: running.context.share, onCancel: cancel },
    choose: (file: File) => {
      // Of a move that runs some may be in: another file waits.
      if (moving) return;
      sendMove({ type: 'left' });
      send({ type: 'fileChosen', file });
    },
    confirm: () => (isAsking ? sendMove({ type: 'confirmed' }) : send({ type: 'confirmed' })),
    askToMove: () => backup?.history && sendMove({ type: 'asked', history: backup.history }),
    cancel,
  };
}
