import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { NatsConnection } from '@nats-io/nats-core';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import { officeOver } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { inPlainWords } from '@/journal/plainWords';
import { createReplica } from '@/journal/replica';
import { selectJournal } from '@/journal/journalSlice';
import { businessOf } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { brokenInvariants } from '@/store/business/checked/invariants';
import { createStore } from '@/store/business/store';
import { alertBoard } from './alertBoard';
import { writeBackup, newestBackup } from './backups';

/** The name under which the office's own programs act. */
const CLERK = 'Trackyard';

/** Below this share of the disk it is said. */
const LEAST_FREE = 0.1;
/** After this hour of the night a new backup is due. */
const BACKUP_HOUR = 2;

export interface ClerkOptions {
  connection: NatsConnection;
  business: string;
  /** The name of this machine in an office of several. */
  machine?: string | undefined;
  /** The office's own folder, where backups lie. */
  folder: string;
  now?: () => Date;
  /** Which share of the disk under a folder is free, from 0 to 1. */
  freeShare?: (folder: string) => Promise<number>;
  /** After how many entries the next snapshot comes. */
  compactAfter?: number;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');
/** The day that a backup is of, by this machine's clock, as an ISO date. */
const dayOf = (at: Date) => [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');

const freeShareOf = async (folder: string) => {
  const { bavail, blocks } = await statfs(folder);
  return bavail / blocks;
};

/**
 * The office's clerk: reads all that is said, keeps the shared snapshots, looks whether all is as it must be, and makes a
 * backup every night. It says nothing of its own into the journal, so that the office goes on without it.
 */
export async function createClerk(options: ClerkOptions) {
  const {
    connection,
    business,
    machine,
    folder,
    now = () => new Date(),
    freeShare = freeShareOf,
    compactAfter = 1_000,
  } = options;
  const office = await officeOver(connection);
  const alerts = await alertBoard({ connection, now: () => now().toISOString(), machine });
  const backups = join(folder, 'backups');
  const replica = createReplica({
    model: businessModel,
    openJournal: () => natsJournal(connection, { business, user: CLERK }),
    firstFact: () => Promise.reject(new Error('The office keeps no business yet.')),
    by: () => CLERK,
    inOneTab: (work) => work(),
    compactAfter,
  });
  const store = createStore({}, replica);
  await replica.start();
  // A process that ends is started again.
  if (selectJournal(store.getState()).status !== 'ready') throw new Error('The journal could not be read.');
  let checked = -1;

  const lookAtBusiness = async () => {
    const { seq, setAside, outdated } = selectJournal(store.getState());
    if (outdated)
      return 'A newer version of Trackyard writes in this office: its clerk keeps no snapshots and no backups until it is updated.';
    if (seq === checked) return undefined;
    const broken = await brokenInvariants(businessOf(store.getState()));
    if (broken === undefined) checked = seq;
    const unread = setAside > 0 ? `${setAside} entries could not be read and were set aside.` : undefined;
    return [broken, unread].filter(Boolean).join(' ') || undefined;
  };
  const lookAtDisk = async () => {
    const free = await freeShare(folder);
    return free < LEAST_FREE
      ? `The disk of the office has only ${Math.floor(100 * free)} % of its room left.`
      : undefined;
  };
  const lookAtMachines = async () => {
    const { cluster } = await office.info(STREAMS.journal);
    const away = (cluster?.replicas ?? []).filter(({ current, offline }) => offline || !current);
    return away.length > 0
      ? `A machine of the office is away or behind: ${away.map(({ name }) => name).join(', ')}.`
      : undefined;
  };

  /** Whether the newest backup is older than the last night. */
  const isBackupDue = async () => {
    const at = now();
    const newest = await newestBackup(backups);
    if (selectJournal(store.getState()).outdated) return false;
    if (newest === undefined) return true;
    return newest < dayOf(at) && at.getHours() >= BACKUP_HOUR;
  };
  /** What was wrong with the last backup, until there is a better one. */
  let backupTrouble: string | undefined;
  const backUp = async () => {
    try {
      const noHistory = await writeBackup(store, backups, dayOf(now()));
      backupTrouble =
        noHistory === undefined ? undefined : `The backup of ${dayOf(now())} has no history. ${noHistory}`;
    } catch {
      backupTrouble = `The backup of ${dayOf(now())} could not be written. Look after the disk of the office.`;
    }
  };

  type Look = () => Promise<string | undefined>;
  const found = (kind: string, look: Look) =>
    look().catch((error: unknown) => inPlainWords(error, `The clerk could not look after this: ${kind}.`));
  const watch = async (kind: string, look: Look) => alerts.say(kind, await found(kind, look));
  const watchHere = async (kind: string, look: Look) => alerts.sayHere(kind, await found(kind, look));

  return {
    store,
    replica,
    /** Makes a backup of what there is now. */
    backUp,
    /** Looks once after everything, and says what is off; makes the backup that is due. */
    async look() {
      await watchHere('business', lookAtBusiness);
      await watchHere('disk', lookAtDisk);
      await watch('machines', lookAtMachines);
      await watchHere('backup', async () => {
        if (await isBackupDue()) await backUp();
        return backupTrouble;
      });
    },
    close: () => replica.close(),
  };
}
