import type { NatsConnection } from '@nats-io/nats-core';
import type { Office } from '@/journal/adapters/nats/reader';
import { ATTEMPTED } from '@/journal/adapters/nats/subjects';
import { hashOfKey } from '../deskAnswers';
import type { Member } from '../members';
import type { Settings } from '../settingsSchema';
import { complain } from '../tell';
import { createAuditDesk } from '../audit/auditDesk';
import { createAuditLog } from '../audit/auditLog';
import { createDeskNotes } from '../audit/deskNotes';
import { notingAttempts } from '../audit/notingAttempts';
import { createWhence } from '../audit/whence';
import { accessBookOver } from './accessBook';
import { createAccessDesk } from './accessDesk';
import { createDoor, type DoorOptions } from './door';
import { createFactors } from './factors';
import { createGuessing } from './guessing';
import { createLocks } from './locks';
import { createSealing, waitingSeals } from './sealing';
import { createSessions } from './sessions';
import { createSignIn } from './signIn';
import { createTries } from './tries';

/** Should the word of a session's end have been lost. */
const LOOK_EVERY_MS = 15_000;

export interface AccessOptions {
  connection: NatsConnection;
  office: Office;
  settings: Pick<Settings, 'business' | 'secret' | 'machines'>;
  /** The folder of the office. */
  data: string;
  /** The names of the office's other machines, as in their addresses. */
  others: readonly string[];
  /** Addresses of proxies that tell from where somebody asks. */
  proxies?: readonly string[] | undefined;
  memberOf: (name: string) => Member | undefined;
  /** What this machine's server takes for whoever has a session. */
  passOf: DoorOptions['passOf'];
}

/** Where the tabs of sessions are connected. */
interface Tabs {
  openSessions: () => ReadonlySet<string>;
  cut: (session: string) => void;
}

/** How people get into an office: the door for browsers, who is signed in where, and whose name is locked. */
export async function openAccess(options: AccessOptions) {
  const { connection, office, settings, data, others, proxies, memberOf, passOf } = options;
  const book = accessBookOver(connection, office);
  const sessions = createSessions(book, connection);
  const locks = createLocks(book);
  const factors = createFactors(book, createSealing(settings.secret, 'second factors'));
  const guessing = createGuessing(createTries(), locks, connection);
  const log = createAuditLog({ data, writer: 'office' });
  const note = notingAttempts(log.note, (by, why) => connection.publish(ATTEMPTED, JSON.stringify({ by, why })));
  const audit = createAuditDesk({ connection, data, machines: Math.max(1, settings.machines.length) });
  const signIn = createSignIn({
    sessions,
    guessing,
    factors,
    note,
    memberOf,
    nobodysHash: await hashOfKey(''),
    sealOf: waitingSeals(settings.secret),
    hasOthers: others.length > 0,
  });

  return {
    desk: createAccessDesk({ sessions, locks, factors, guessing, audit }),
    notes: createDeskNotes(note),
    whenceOf: createWhence(sessions),
    /** Keeps what was noted. */
    close: () => log.close(),
    door: createDoor({ business: settings.business, sessions, signIn, note, others, proxies, passOf }),

    /** Cuts off the tabs of each session that ends, at once, and hears with whose name another machine begins anew; notes of those that live that they do. Gives what stops it. */
    watch({ openSessions, cut }: Tabs): () => void {
      const ended = sessions.onEnded(cut);
      const forgiven = guessing.hearForgiven();
      const look = async (id: string) => {
        if (!(await sessions.seen(id))) cut(id);
      };
      const lookAtAll = () => {
        for (const id of openSessions())
          look(id).catch((error: unknown) => complain(`A sign-in could not be looked after: ${String(error)}`));
      };
      const beat = setInterval(lookAtAll, LOOK_EVERY_MS);
      return () => {
        clearInterval(beat);
        ended.unsubscribe();
        forgiven.unsubscribe();
      };
    },
  };
}

export type Access = Awaited<ReturnType<typeof openAccess>>;
