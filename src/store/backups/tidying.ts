import { DAY_MS } from '@/journal/kit/durations';
import type { ReplicaThunk } from '@/journal/replica';
import { attachmentsIn } from './backupFormat';
import { recall } from '@/store/business/browserMemory';
import { keptBackups } from './keptBackups';
import type { RootState } from '@/store/business/store';

/**
 * Removes the bytes of attachments and of whole businesses that nothing names any more and that nobody put for a day,
 * such as a file that was chosen in a form and then left. A wizard that another tab kept, and kept backups, count as well.
 */
export const tidying =
  (now = Date.now()): ReplicaThunk<Promise<void>, RootState> =>
  async (_dispatch, getState, replica) => {
    const state = getState();
    const texts = [attachmentsIn(state), state.onboarding, recall().onboarding, keptBackups()].map((named) =>
      JSON.stringify(named),
    );
    await replica?.tidy(texts, new Date(now - DAY_MS).toISOString());
  };
