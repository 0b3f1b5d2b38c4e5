import { useSay } from '@/parts/useSay';
import type { businessReplaced } from '@/store/business/business';
import { BackupFirstDialog, type BackupFirstDialogProps } from './BackupFirstDialog';

export interface ReplaceDialogProps extends Omit<BackupFirstDialogProps, 'onKept'> {
  /** The fact that puts something else in the place of all data. */
  fact: () => Promise<ReturnType<typeof businessReplaced>>;
  /** What is said when it is done. */
  done: string;
}

/** Replaces all data, once a word is typed and a backup is kept, and nobody wants to leave. */
export function ReplaceDialog({ fact, done, ...dialog }: ReplaceDialogProps) {
  const say = useSay();
  const replace = async (signal: AbortSignal) => {
    const replacing = await fact();
    return !signal.aborted && say(replacing, done);
  };
  return <BackupFirstDialog {...dialog} onKept={replace} />;
}
