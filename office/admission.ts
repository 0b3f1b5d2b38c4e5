import type { NatsConnection } from '@nats-io/nats-core';
import { createLine } from '@/journal/kit/line';
import { NOT_KNOWN_NOW, type Member, type Members, type MembersMark } from './members';
import { nameKey } from './nameKey';
import { passOf } from './passes';
import { turnOf, type Settings } from './settingsSchema';
import type { Session } from './signIn/session';
import { hashOf } from './signIn/tokens';
import { complain } from './tell';
import { SpokenError } from '@/journal/kit/plainWords';

/** Where the machines of an office tell each other that somebody was added, changed or removed. */
const CHANGED = 'office.members-changed';

/** Long enough for an answer to arrive before its asker is cut off, for a new key. */
const PAUSE_MS = 150;
/** One machine after the other reads its list anew: what one loses meanwhile another may answer. */
const APART_MS = 400;
/** Should the telling have been lost. */
const LOOK_EVERY_MS = 15_000;

export interface AdmissionOptions {
  connection: NatsConnection;
  members: Members;
  /** Lets the server let in these, and nobody else. */
  admit: (members: readonly Member[]) => Promise<void>;
  settings: Pick<Settings, 'name' | 'machines' | 'secret'>;
  /** Does that while nothing is asked of the server whose answer it could lose. */
  whileQuiet: (work: () => Promise<void>) => Promise<void>;
}

/** Tells all machines of the office that who is let in was changed. */
export const announceChanged = (connection: NatsConnection): void => connection.publish(CHANGED);

/** Of whom a session is, and by which password. */
type Proven = Pick<Session, 'name' | 'place' | 'next'>;

export type Admission = ReturnType<typeof keepAdmission>;

const byNames = (found: readonly Member[]) => new Map(found.map((member) => [nameKey(member.name), member]));

/** Lets this machine's server let people in, and knows by what. */
function lettingIn({ admit, settings }: Pick<AdmissionOptions, 'admit' | 'settings'>) {
  let letIn: Promise<ReadonlyMap<string, Member>> | undefined;
  return {
    async letIn(found: readonly Member[]): Promise<void> {
      const before = letIn;
      letIn = admit(found).then(() => byNames(found));
      await letIn.catch((error: unknown) => {
        letIn = before;
        throw error;
      });
    },
    /** What the server takes for whoever has a session, as it has read whom it lets in up to that place of their secrets at least. */
    passOf: async ({ name, place, next }: Proven, upTo: number): Promise<string | undefined> => {
      if (!letIn) throw new SpokenError(NOT_KNOWN_NOW);
      const known = (await letIn).get(nameKey(name));
      const found = known?.name === name ? known : undefined;
      const at = place ?? found?.place ?? 0;
      if (found && (found.place === at || hashOf(found.hash) === next)) return passOf(settings.secret, found);
      // Another machine may know already who was added, or got another password.
      if (at > (found?.place ?? upTo)) throw new SpokenError(NOT_KNOWN_NOW);
      return undefined;
    },
  };
}

/** Keeps this machine's server letting in exactly those who belong to the office. */
export function keepAdmission({ connection, members, whileQuiet, ...letting }: AdmissionOptions) {
  let mark: MembersMark | undefined;
  let admitted = '';
  let byName: ReadonlyMap<string, Member> | undefined;
  const server = lettingIn(letting);
  const turn = turnOf(letting.settings);
  const { inLine } = createLine();

  const admitAll = async () => {
    const found = (await members.members()).toSorted((one, other) => (one.name < other.name ? -1 : 1));
    byName = byNames(found);
    const text = JSON.stringify(found);
    if (text === admitted) return;
    await server.letIn(found);
    admitted = text;
  };
  const look = async () => {
    const now = await members.mark();
    if (now.people === mark?.people && now.secrets === mark.secrets) return;
    await whileQuiet(admitAll);
    mark = now;
  };
  /** One look after another. */
  const lookNow = (): Promise<void> => inLine(look);
  /** The same; one that fails, as the streams have no leader now, is made up for by the next. */
  const lookLater = () =>
    void lookNow().catch((error: unknown) =>
      complain(`Who is let in could not be brought up to date: ${String(error)}`),
    );

  let timer: NodeJS.Timeout | undefined;
  connection.subscribe(CHANGED, {
    callback: () => {
      clearTimeout(timer);
      timer = setTimeout(lookLater, PAUSE_MS + turn * APART_MS);
    },
  });
  const beat = setInterval(lookLater, LOOK_EVERY_MS);

  return {
    /** Looks now; resolves when it holds, and rejects where the streams do not tell. */
    lookNow,
    /**
     * Who is let in by that name now, in whichever case it is written.
     * @throws {SpokenError} before the first look
     */
    memberOf(name: string): Member | undefined {
      if (!byName) throw new SpokenError(NOT_KNOWN_NOW);
      return byName.get(nameKey(name));
    },
    /** What the server takes for whoever has a session; undefined where they were removed since, or got another password. Rejects where another machine knows more by now. */
    passOf: (session: Proven) => server.passOf(session, mark?.secrets ?? 0),
    close() {
      clearTimeout(timer);
      clearInterval(beat);
    },
  };
}
