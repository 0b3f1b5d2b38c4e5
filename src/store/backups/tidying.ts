import { DAY_MS } from '@/journal/kit/durations';
import type { Replica } from '@/journal/replica';
import { attachmentsIn } from './backupFormat';
import { recall } from '@/store/business/browserMemory';
import { keptBackups } from './keptBackups';
import type { RootState } from '@/store/business/store';

/**
 * Removes the bytes of attachments and of whole businesses that nothing names any more and that nobody put for a day,
 * such as a file that was chosen in a form and then left. A wizard that another tab kept, and kept backups, count as well.
 */
export const tidying =
  (now = Date.now()) =>
  async (_dispatch: unknown, getState: () => RootState, replica: Replica | undefined): Promise<void> => {
    const state = getState();
    const texts = [attachmentsIn(state), state.onboarding, recall().onboarding, keptBackups()].map((named) =>
      JSON.stringify(named),
    );
    await replica?.tidy(texts, new Date(now - DAY_MS).toISOString());
  };
