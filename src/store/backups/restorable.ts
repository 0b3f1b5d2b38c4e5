import type { Movable } from '@/machines/moveHistory';
import type { BackupTask } from './backupFormat';

/** A backup that was read and checked, and how to put it in place: whole, or, when it is cancelled, not at all. */
export interface Restorable {
  /** ISO instant. */
  at: string;
  by: string;
  contents: readonly { table: string; rows: number }[];
  /** Why something of it is left out, a sentence each. */
  leftOut: readonly string[];
  restore: (task: BackupTask) => Promise<void>;
  history?: Movable;
}
