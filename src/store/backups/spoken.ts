import { inPlainWords, SpokenError } from '@/journal/kit/plainWords';
import type { BackupTask } from './backupFormat';

/** Does the work; whatever goes wrong, but that it was given up, is told in words. */
export async function spoken<Result>(
  { signal }: BackupTask,
  otherwise: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted) throw error;
    throw new SpokenError(inPlainWords(error, otherwise), { cause: error });
  }
}
