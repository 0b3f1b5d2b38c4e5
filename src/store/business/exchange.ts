import type { Replica } from '@/journal/replica';
import { filesOf, keepFiles, writeBackup, type Backup } from './backup';
import { businessOf, businessReplaced, emptyBusiness, type Business } from './business';

/** The whole business, its attachments included, as the text of a backup file. */
export const takeBackup =
  (by: string) =>
  async (_dispatch: unknown, getState: () => Business, replica: Replica | undefined): Promise<string> => {
    const business = businessOf(getState());
    const files = replica ? await filesOf(business, replica.contents()) : [];
    return writeBackup({ at: new Date().toISOString(), by, business, files });
  };

/** The fact that puts a checked backup in the place of all there is, once its files are kept. */
export const restoring =
  ({ business, files }: Backup) =>
  async (_dispatch: unknown, _getState: unknown, replica: Replica | undefined) => {
    if (replica) await keepFiles(files, replica.contents());
    return businessReplaced(business, 'backup');
  };

/** The fact that leaves a business in which nothing has happened yet. */
export const emptying = () => businessReplaced(emptyBusiness, 'emptying');

/** What this browser could not read and moved out of the way. */
export const readAside = () => (_dispatch: unknown, _getState: unknown, replica: Replica | undefined) =>
  replica?.aside() ?? Promise.resolve([]);
