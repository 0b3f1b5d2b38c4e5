import { join } from 'node:path';
import type { NatsConnection } from '@nats-io/nats-core';
import { officeOver } from '@/journal/adapters/nats/reader';
import { ATTEMPTS } from '@/office/boards';
import { inPlainWords } from '@/journal/kit/plainWords';
import { alertBoard } from './alertBoard';
import { businessLook, diskTrouble, freeBytesOf, freeShareOf, machineTrouble } from './clerkLooks';
import { openBusinessDesk } from './facts/businessDesk';
import { rolesOver } from './facts/roles';
import { roomForContents } from './facts/room';
import { nightlyBackup } from './nightlyBackup';
import { contentTidying } from './tidying';

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

/**
 * The office's clerk: it has the business, and so the desk for facts is with it. It keeps the shared snapshots, looks
 * whether all is as it must be, and makes a backup every night. It says nothing of its own into the journal.
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
  const roles = await rolesOver(connection);
  const hasRoom = roomForContents(() => freeBytesOf(folder));
  const desk = await openBusinessDesk({
    connection,
    office,
    business,
    roleOf: roles.roleOf,
    now,
    compactAfter,
    hasRoom,
  });
  const { store, replica } = desk;
  const lookAtBusiness = businessLook(store);
  const backups = nightlyBackup(store, join(folder, 'backups'), now);

  const tidying = contentTidying({ office, journal: desk.journal, now, leads: desk.leads });

  type Look = () => Promise<string | undefined>;
  const found = (kind: string, look: Look) =>
    look().catch((error: unknown) => inPlainWords(error, `The clerk could not look after this: ${kind}.`));
  const watch = async (kind: string, look: Look) => alerts.say(kind, await found(kind, look));
  const watchHere = async (kind: string, look: Look) => alerts.sayHere(kind, await found(kind, look));

  return {
    store,
    replica,
    /** Makes a backup of what there is now. */
    backUp: backups.backUp,
    /** Removes what lies there and nothing names. */
    tidy: tidying.tidy,
    /** Looks once after everything, and says what is off; makes the backup that is due. */
    async look() {
      await watchHere('business', lookAtBusiness);
      await watchHere(ATTEMPTS, () => Promise.resolve(desk.trouble()));
      await watchHere('disk', async () => diskTrouble(await freeShare(folder)));
      await watch('machines', () => machineTrouble(office));
      await watchHere('backup', () => backups.look());
      await watchHere('contents', () => tidying.look());
    },
    async close() {
      roles.close();
      await desk.close();
    },
  };
}
