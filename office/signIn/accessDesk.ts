import type { DeskTells, OpenSession } from '@/office/deskProtocol';
import type { AccessDesk } from '../deskAnswers';
import type { Locks } from './locks';
import type { Session } from './session';
import type { Sessions } from './sessions';

/** An answer has a megabyte at most. */
const MOST_TOLD = 2_000;
const GONE = { refused: 'This sign-in has ended already.' };

const shown = ({ id, name, browser, address, since, seen }: Session): OpenSession => ({
  id,
  name,
  browser,
  address,
  since,
  seen,
});

/** Those that were seen last, as many as an answer holds. */
const told = (sessions: readonly Session[]): OpenSession[] =>
  sessions
    .toSorted((one, other) => Date.parse(other.seen) - Date.parse(one.seen))
    .slice(0, MOST_TOLD)
    .map(shown);

const telling = <Request extends keyof DeskTells>(what: DeskTells[Request]) => ({ done: true as const, told: what });

/** What the desk does about sign-ins. */
export function createAccessDesk({ sessions, locks }: { sessions: Sessions; locks: Locks }): AccessDesk {
  const end = async (session: Session | undefined) => {
    if (!session) return GONE;
    await sessions.end([session]);
    return { done: true as const };
  };
  return {
    signOut: (name, except) => sessions.endAllOf(name, except),
    async renew(name) {
      await sessions.endAllOf(name);
      await locks.lift(name);
    },
    async answer(by, { request, asked }) {
      switch (request) {
        case 'people.access':
          return telling<'people.access'>({ sessions: told(await sessions.living()), locked: await locks.all() });
        case 'own.access':
          return telling<'own.access'>({ sessions: told((await sessions.living()).filter(({ name }) => name === by)) });
        case 'people.end':
          return end(await sessions.withId(asked.session));
        case 'own.end': {
          const session = await sessions.withId(asked.session);
          return end(session?.name === by ? session : undefined);
        }
        case 'people.unlock':
          await locks.lift(asked.name);
      }
      return { done: true };
    },
  };
}
