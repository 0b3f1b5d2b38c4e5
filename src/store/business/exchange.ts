import { allAttachments, restoreAttachments } from '@/store/attachments/attachments';
import { businessOf, businessReplaced, emptyBusiness, type Business } from './business';
import { todaysDate } from '@/store/dates';
import type { AppDispatch } from './store';
import { sayUndoable, type TakeBack } from '@/store/undo/sayUndoable';
import { writeBackup, type Backup } from './backup';

/** The whole business, its attachments included, as the text of a backup file. */
export const takeBackup =
  (by: string) =>
  async (_dispatch: unknown, getState: () => Business): Promise<string> =>
    writeBackup({
      at: new Date().toISOString(),
      by,
      business: businessOf(getState()),
      files: await allAttachments(),
    });

/** Puts a checked backup in the place of all there is. */
export const restoreBackup =
  ({ business, files }: Backup) =>
  async (dispatch: AppDispatch): Promise<TakeBack> => {
    await restoreAttachments(files);
    return dispatch(sayUndoable(businessReplaced({ business, by: 'backup' })));
  };

/** Puts the sample data in the place of all there is. */
export const resetToSample = () => async (dispatch: AppDispatch): Promise<TakeBack> => {
  const { sampleBusiness } = await import('@/store/sample/sampleBusiness');
  return dispatch(sayUndoable(businessReplaced({ business: sampleBusiness(todaysDate()), by: 'sample' })));
};

/** Leaves a business in which nothing has happened yet. */
export const startEmpty = () => (dispatch: AppDispatch): TakeBack =>
  dispatch(sayUndoable(businessReplaced({ business: emptyBusiness, by: 'emptying' })));
