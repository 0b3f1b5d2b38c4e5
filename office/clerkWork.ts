import { join } from 'node:path';
import type { NatsConnection } from '@nats-io/nats-core';
import { officeOver, type Office } from '@/journal/adapters/nats/reader';
import { ATTEMPTS } from '@/office/boards';
import { inPlainWords } from '@/journal/kit/plainWords';
import { ATTEMPTED } from '@/journal/adapters/nats/subjects';
import { alertBoard } from './alertBoard';
import { createAuditLog } from './audit/auditLog';
import { createFactNotes } from './audit/factNotes';
import { notingAttempts } from './audit/notingAttempts';
import { createWhence } from './audit/whence';
import { businessTrouble, diskTrouble, machineTrouble } from './clerkLooks';
import { roomIn, type Room } from './diskRoom';
import { objectIn } from './facts/asked';
import { createAttempts, type Attempts } from './facts/attempts';
import { openBusinessDesk } from './facts/businessDesk';
import { rolesOver } from './facts/roles';
import { roomForContents } from './facts/room';
import { hearAsLeader, type HearingOptions } from './hearAsLeader';
import { leadershipOver, leadingAlone } from './leadership';
import { openLed, type Look, type Trial } from './ledWork';
import { nightlyBackup } from './nightlyBackup';
import type { WritePapers } from './papers/paperFiles';
import { accessBookOver } from './signIn/accessBook';
import { createSessions } from './signIn/sessions';
import { complain } from './tell';
import { contentTidying } from './tidying';

export interface ClerkOptions {
  connection: NatsConnection;
  business: string;
  /** The name of this machine in an office of several. */
  machine?: string | undefined;
  /** Of the office: it seals what its programs alone may read. */
  secret: string;
  /** The office's own folder, where backups lie. */
  folder: string;
  now?: () => Date;
  /** What room there is for what the office keeps. */
  room?: () => Promise<Room>;
  /** After how many entries the next snapshot comes. */
  compactAfter?: number;
  /** Writes papers as PDF files. */
  write: WritePapers;
  /** Whether webhooks may go to the office's own machine. */
  mayCallItself?: boolean | undefined;
  /** How what it does for all goes, where a test says so. */
  trial?: Trial;
}

/** Where it notes what people say and are refused. */
function openAudit(connection: NatsConnection, office: Office, data: string, now: () => Date) {
  const accessBook = accessBookOver(connection, office);
  const { note, close } = createAuditLog({ data, writer: 'clerk', now });
  const whenceOf = createWhence(createSessions(accessBook, connection));
  return { accessBook, notes: createFactNotes({ note, whenceOf }), note, whenceOf, close };
}

/** Counts what somebody asked of the office's own program that no browser asks. */
const hearAttempts = (options: HearingOptions, attempts: Attempts) =>
  hearAsLeader(options, { subject: ATTEMPTED, queue: 'attempts' }, (message) => {
    const { by, why } = objectIn(message.string()) ?? {};
    if (typeof by === 'string' && typeof why === 'string') attempts.note(by, why);
  });

const found = (kind: string, look: Look) =>
  look().catch((error: unknown) => inPlainWords(error, `The clerk could not look after this: ${kind}.`));

/** Says on the board what a look finds, of the whole office or of this machine. */
function watching(alerts: ReturnType<typeof alertBoard>) {
  // What cannot be said now is said at the next look, and keeps nobody from looking after the rest.
  return {
    watch: async (kind: string, look: Look) => alerts.say(kind, await found(kind, look)).catch(() => {}),
    watchHere: async (kind: string, look: Look) => alerts.sayHere(kind, await found(kind, look)).catch(() => {}),
  };
}

/**
 * The office's clerk: it has the business, and so the desk for facts is with it. It keeps the shared snapshots, looks
 * whether all is as it must be, and makes a backup every night. With it are the post room, what hears vehicles, what makes OTPs and what answers the API, too: what became of a mail is all that it says into the journal of its own.
 */
export async function createClerk(options: ClerkOptions) {
  const {
    connection,
    business,
    machine,
    folder,
    now = () => new Date(),
    room = () => roomIn(folder),
    compactAfter = 1_000,
  } = options;
  const office = await officeOver(connection);
  const alerts = alertBoard({ connection, office, now: () => now().toISOString(), machine });
  const leadership = machine === undefined ? leadingAlone : leadershipOver(connection, office);
  const roles = await rolesOver(connection, office);
  const leftBytes = async () => (await room()).left;
  const audit = openAudit(connection, office, folder, now);
  const attempts = createAttempts(complain);
  const endAttempts = hearAttempts({ connection, leadership }, attempts);
  const shared = { connection, office, leadership, roleOf: roles.roleOf, ownerOf: roles.ownerOf, now };
  const hasRoom = roomForContents(leftBytes);
  const desk = await openBusinessDesk({ ...shared, business, compactAfter, hasRoom, attempts, notes: audit.notes });
  const { store, replica, leads } = desk;
  const led = openLed(
    { ...options, ...audit, note: notingAttempts(audit.note, attempts.note), ...shared, roles, desk },
    options.trial,
  );
  const backups = nightlyBackup({ store, office, folder: join(folder, 'backups'), now, leftBytes });
  const tidying = contentTidying({ office, journal: desk.journal, now, leads });

  const { watch, watchHere } = watching(alerts);

  return {
    store,
    replica,
    /** Makes a backup of what there is now. */
    backUp: backups.backUp,
    /** Removes what lies there and nothing names. */
    tidy: tidying.tidy,
    /** Looks once after everything, and says what is off; makes the backup that is due. */
    async look() {
      await watchHere('business', () => Promise.resolve(businessTrouble(store)));
      await watchHere(ATTEMPTS, () => Promise.resolve(attempts.trouble()));
      await watchHere('disk', async () => diskTrouble(await room()));
      await watch('machines', () => machineTrouble(office));
      await watchHere('backup', () => backups.look());
      await watchHere('contents', () => tidying.look());
      if (leads()) await led.look(watch);
    },
    async close() {
      endAttempts();
      roles.close();
      await led.close();
      await desk.close();
      leadership.close();
      await audit.close();
    },
  };
}
