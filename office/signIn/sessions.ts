import type { NatsConnection } from '@nats-io/nats-core';
import type { AccessBook } from './accessBook';
import { crowdedOut, isOver, isSession, type Session } from './session';
import { hashOf, isSecretOf, newSecret, newTokenId, tokenParts } from './tokens';

/** Where the machines of an office tell each other that a session has ended. */
const ENDED = 'office.session-ended';
/** What was seen a moment ago is not written down again. */
const SEEN_EVERY_MS = 60_000;
/** So often another machine may write down meanwhile that it was seen. */
const MOST_TRIES = 10;

/** Whose sign-in it is, and from where. */
export type Beginning = Pick<Session, 'name' | 'browser' | 'address' | 'remember' | 'place'>;

/** A new session, with two tokens that prove it: one for the browser's cookie, one with which a page takes it to another machine. */
function newSession(beginning: Beginning, at: string): { session: Session; cookie: string; pass: string } {
  const id = newTokenId();
  const [cookie, pass] = [newSecret(), newSecret()];
  const session = { ...beginning, id, tokens: [cookie, pass].map(hashOf), since: at, seen: at };
  return { session, cookie: `${id}${cookie}`, pass: `${id}${pass}` };
}

/** The session of that identity that a value is, if it lives at a moment, in milliseconds. */
const livingIn = (value: unknown, id: string, at: number): Session | undefined =>
  isSession(value) && value.id === id && !isOver(value, at) ? value : undefined;

/** All that live; what is over is dropped. */
async function livingOf(book: AccessBook, now: () => number): Promise<Session[]> {
  const kept = (await book.all('session')).filter(isSession);
  const over = kept.filter((session) => isOver(session, now()));
  await Promise.all(over.map(({ id }) => book.drop('session', id)));
  return kept.filter((session) => !over.includes(session));
}

type Proof = Pick<Session, 'place' | 'next'>;

/** What notes by which password a session of somebody's goes, unless it has ended. */
const notingProof =
  (book: AccessBook, now: () => number) =>
  async (id: string, name: string, proof: Proof): Promise<void> => {
    if (!(await livingOf(book, now)).some((session) => session.id === id && session.name === name)) return;
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const kept = await book.read('session', id);
      const session = livingIn(kept.value, id, now());
      if (!session || (await book.replace('session', id, { ...session, ...proof }, kept.place))) return;
    }
  };

export type Sessions = ReturnType<typeof createSessions>;

/** The sign-ins of an office, which all its machines share. `now` gives milliseconds. */
export function createSessions(book: AccessBook, connection: NatsConnection, now: () => number = Date.now) {
  const instant = () => new Date(now()).toISOString();

  const living = () => livingOf(book, now);
  const end = async (sessions: readonly Session[]): Promise<void> => {
    await Promise.all(sessions.map(({ id }) => book.drop('session', id)));
    for (const { id } of sessions) connection.publish(ENDED, id);
  };
  const note = notingProof(book, now);
  const withId = async (id: string) => livingIn((await book.read('session', id)).value, id, now());

  return {
    living,
    /** The session of that identity, if it lives. */
    withId,

    /** Begins one; whoever has too many loses another one by it. */
    async begin(beginning: Beginning) {
      const begun = newSession(beginning, instant());
      await end(crowdedOut((await living()).filter(({ name }) => name === beginning.name)));
      await book.put('session', begun.session.id, begun.session);
      return begun;
    },

    /** The living session that a token proves; undefined of any other text. */
    async of(token: string): Promise<Session | undefined> {
      const parts = tokenParts(token);
      const session = parts && (await withId(parts.id));
      return session?.tokens.some((hash) => isSecretOf(hash, parts?.secret ?? '')) ? session : undefined;
    },

    /** A tab of it is connected now; gives whether it lives. */
    async seen(id: string): Promise<boolean> {
      const { value, place } = await book.read('session', id);
      const session = livingIn(value, id, now());
      // One that was ended meanwhile stays so.
      if (session && now() - Date.parse(session.seen) >= SEEN_EVERY_MS)
        await book.replace('session', id, { ...session, seen: instant() }, place);
      return session !== undefined;
    },

    /** That one of somebody's goes by the password at that place, and by the one with that bcrypt as soon as it holds: a machine may know of it before the next is noted. */
    willGoOn: (id: string, name: string, { place, hash }: { place: number; hash: string }) =>
      note(id, name, { place, next: hashOf(hash) }),

    /** That one of somebody's goes by the password at another place from now on. */
    goOn: (id: string, name: string, place: number) => note(id, name, { place, next: undefined }),

    end,

    /** Ends all of one person's, but for that one. */
    async endAllOf(name: string, except?: string): Promise<void> {
      await end((await living()).filter((session) => session.name === name && session.id !== except));
    },

    /** Calls back with the identity of each that was ended, on whichever machine. */
    onEnded: (ended: (id: string) => void) =>
      connection.subscribe(ENDED, { callback: (error, message) => (error ? undefined : ended(message.string())) }),
  };
}
