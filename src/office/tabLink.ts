import type { Actor } from 'xstate';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import { isTurnedAway } from '@/journal/adapters/nats/officeConnection';
import { triedAgain } from '@/journal/kit/pauses';
import { inPlainWords, SpokenError } from '@/journal/kit/plainWords';
import type { officeLinkMachine } from '@/machines/officeLink';
import type { DeskAnswer } from './deskProtocol';
import { NO_ANSWER } from './noAnswer';
import { officeKey } from './officeKey';
import type { OfficeLink } from './officeLink';
import { peopleOf } from './officePeople';
import type { OfficeSession } from './keptSession';
import type { officeSession } from './officeSession';
import { askToSignIn, askToSignOut, SignedOutError } from './signingIn';
import { REMOVED, type TabConnection } from './tabConnection';

const WRONG = 'The name or the password is wrong.';

/** Who signs in here, and over what. */
interface SigningIn {
  business: string;
  session: ReturnType<typeof officeSession>;
  actor: Actor<typeof officeLinkMachine>;
  connection: TabConnection;
}

/** The link of this tab to its office, over its one connection. */
export const linkOver = ({ business, session, actor, connection }: SigningIn): Omit<OfficeLink, 'removeShut'> => ({
  business,
  async signIn({ name, password, remember, code }) {
    // This page worked for somebody: the next one begins on a fresh one.
    if (connection.isMade()) {
      location.reload();
      return { refused: NO_ANSWER };
    }
    try {
      const key = await officeKey(business, name, password);
      const answer = await askToSignIn({ name, key, remember, ...(code !== undefined && { code }) });
      if (!('done' in answer)) return answer;
      const { session: id, seal, pass } = answer;
      const signedIn = { name, id, seal, ...(pass !== undefined && { pass }) };
      await connection.enter(signedIn);
      session.keep(signedIn, remember);
      return { done: true };
    } catch (error) {
      const refused = isTurnedAway(error) ? WRONG : inPlainWords(error, NO_ANSWER);
      actor.send({ type: 'turnedAway', why: refused });
      return { refused };
    }
  },
  signOut() {
    session.forget();
    askToSignOut();
    connection.close();
    actor.send({ type: 'signedOut' });
  },
  async ask(request, asked) {
    try {
      const { connection: made } = await connection.made();
      return await askDesk<DeskAnswer>(made, connection.user(), request, JSON.stringify(asked));
    } catch (error) {
      throw new SpokenError(NO_ANSWER, { cause: error });
    }
  },
  async people() {
    const people = await peopleOf((await connection.made()).office);
    return people.toSorted((one, other) => one.name.localeCompare(other.name));
  },
  followPeople: connection.people.follow,
  keyOf: (name, password) => officeKey(business, name, password),
  session: connection.session,
  lookAt: connection.lookAt,
});

/** So long the office may take before it is taken for away. */
const PATIENCE_MS = 3_000;

/**
 * Signs in whom this browser remembers, trying until the office answers. `left` is told when another tab signs out, `late` with
 * their sign-in when there is no answer yet.
 */
export async function signInAgain(
  { session, actor, connection }: SigningIn,
  left: () => void,
  late: (kept: OfficeSession) => void,
): Promise<void> {
  const isTrying = () => ['connecting', 'away'].includes(actor.getSnapshot().value) && !connection.isMade();
  // Nobody is taken for signed out, and led to the login, before that is known.
  actor.send({ type: 'credentialsGiven' });
  const kept = await session.recall();
  session.follow(left);
  // Somebody who opened a login is signed out by now.
  if (!kept || !isTrying()) {
    actor.send({ type: 'signedOut' });
    return;
  }
  // What they say from now on waits under their name.
  connection.worksAs(kept);
  const patience = setTimeout(() => late(kept), PATIENCE_MS);
  const enter = async () => {
    // Unless somebody signed out, or in by hand, meanwhile.
    if (isTrying()) await connection.enter(kept).finally(() => clearTimeout(patience));
  };
  const mayPass = (error: unknown) => {
    const isEnded = error instanceof SignedOutError || isTurnedAway(error);
    if (!isEnded) late(kept);
    return !isEnded;
  };
  try {
    await triedAgain(enter, mayPass);
  } catch (error) {
    session.forget();
    actor.send({ type: 'turnedAway', why: error instanceof SignedOutError ? error.message : REMOVED });
  }
}
