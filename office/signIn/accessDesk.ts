import type { OpenSession } from '@/office/deskProtocol';
import { DONE, withResult } from '../answered';
import type { AccessDesk } from '../deskAnswers';
import type { AuditDesk } from '../audit/auditDesk';
import { isOfFactors } from '../deskRules';
import { factorAnswer, type FactorParts } from './factorDesk';
import type { Locks } from './locks';
import type { Session } from './session';

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

interface AccessParts extends FactorParts {
  locks: Locks;
  audit: Pick<AuditDesk, 'newest'>;
}

/** What the desk does about sign-ins. */
export function createAccessDesk({ locks, audit, ...parts }: AccessParts): AccessDesk {
  const { sessions, factors, guessing } = parts;
  const end = async (session: Session | undefined) => {
    if (!session) return GONE;
    await sessions.end([session]);
    return DONE;
  };
  const renew = async (name: string) => {
    await sessions.endAllOf(name);
    await guessing.forgive(name);
  };
  return {
    willGoOn: (name, session, next) => sessions.willGoOn(session, name, next),
    async signOutElsewhere(name, session, place) {
      await sessions.goOn(session, name, place);
      await sessions.endAllOf(name, session);
    },
    guessed: guessing.guessed,
    renew,
    async forget(name) {
      await renew(name);
      await factors.drop(name);
    },
    async answer(within, asking) {
      if (isOfFactors(asking)) return factorAnswer(parts, within, asking);
      const by = within.name;
      const { request, asked } = asking;
      switch (request) {
        case 'people.access':
          return withResult<'people.access'>({
            sessions: told(await sessions.living()),
            locked: await locks.all(),
            factors: (await factors.all()).map(({ name }) => name),
            required: await factors.required(),
          });
        case 'people.audit':
          return withResult<'people.audit'>(await audit.newest(asked.upTo));
        case 'own.access':
          return withResult<'own.access'>({
            sessions: told((await sessions.living()).filter(({ name }) => name === by)),
          });
        case 'people.end':
          return end(await sessions.withId(asked.session));
        case 'own.end': {
          const session = await sessions.withId(asked.session);
          return end(session?.name === by ? session : undefined);
        }
        case 'people.unlock':
          await guessing.forgive(asked.name);
      }
      return DONE;
    },
  };
}
