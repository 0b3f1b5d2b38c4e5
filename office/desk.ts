import { setTimeout } from 'node:timers/promises';
import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';
import type { Msg, NatsConnection } from '@nats-io/nats-core';
import { compare, hash } from 'bcryptjs';
import type { DeskAnswer } from '@/office/deskProtocol';
import { askedBy, deskRefusal, type Asked } from './deskRules';
import type { Members } from './members';
import { complain, tell } from './tell';

/** Guessing at a key, which is as long as any, is hopeless; this is so that many may come back at one moment. */
const BCRYPT_COST = 8;
/** So often somebody else may be faster. */
const MOST_TRIES = 10;

const FAILED = 'The office could not keep this. Try again in a moment.';
const NOT_THE_OLD = 'The old password is not right.';

/** The bcrypt of a key, as the server's configuration has it. */
export const hashOfKey = (key: string): Promise<string> => hash(key, BCRYPT_COST);

const isOvertaken = (error: unknown) =>
  error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamWrongLastSequence;

const readRequest = (message: Msg): { by: string; asked: Asked | undefined } => {
  const [, , by = '', ...request] = message.subject.split('.');
  try {
    return { by, asked: askedBy(request.join('.'), message.json()) };
  } catch {
    return { by, asked: undefined };
  }
};

/**
 * Keeps the key of somebody who was just added over what another machine, asked for the same name in the same moment, has
 * put there before it found the name taken.
 */
async function holdHash(members: Members, name: string, own: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { place } = await members.secretOf(name);
    try {
      await members.putHash(name, own, place);
      return;
    } catch (error) {
      if (!isOvertaken(error) || tries === MOST_TRIES) throw error;
    }
  }
}

/** Does what is asked; or says why it cannot be. */
async function done(members: Members, by: string, asked: Asked | undefined): Promise<DeskAnswer> {
  // Before the people: whoever finds a name free overwrites no key that was kept since.
  const secret = await members.secretOf(asked && 'name' in asked.asked ? asked.asked.name : by);
  const { place, people } = await members.people();
  const refused = deskRefusal(by, asked, people);
  if (refused !== undefined || !asked) return { refused: refused ?? FAILED };
  switch (asked.request) {
    case 'own.key':
      if (!(await compare(asked.asked.old, secret.hash))) return { refused: NOT_THE_OLD };
      await members.putHash(by, await hashOfKey(asked.asked.key), secret.place);
      break;
    case 'people.add': {
      const { key, ...person } = asked.asked;
      const own = await hashOfKey(key);
      await members.putHash(person.name, own, secret.place);
      await members.put(person, place);
      await holdHash(members, person.name, own);
      break;
    }
    case 'people.role':
      await members.put(asked.asked, place);
      break;
    case 'people.key':
      await members.putHash(asked.asked.name, await hashOfKey(asked.asked.key), secret.place);
      break;
    case 'people.remove':
      await members.drop(asked.asked.name, place);
      // Nobody is let in by a key alone, and a newer one is of somebody who was added anew meanwhile.
      await members.putHash(asked.asked.name, '', secret.place).catch((error: unknown) => {
        if (!isOvertaken(error)) throw error;
      });
  }
  return { done: true };
}

/** The same, again when who belongs to the office was changed meanwhile; what fails is told in a sentence. */
async function answerTo(members: Members, by: string, asked: Asked | undefined): Promise<DeskAnswer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await done(members, by, asked);
    } catch (error) {
      if (!isOvertaken(error) || tries === MOST_TRIES) {
        complain(`The desk failed: ${String(error)}`);
        return { refused: FAILED };
      }
    }
  }
}

/** How long the server waits with its list of people for what was asked before. */
const PATIENCE_MS = 2_000;
/** So many requests of one person may wait at a time. */
const MOST_WAITING = 50;
const TOO_MUCH = { refused: 'The office is still at what you asked before. Try again in a moment.' };

/**
 * Answers what people ask of the office itself, one after another. The subject says who asks: the server lets nobody else
 * in there. No key is ever told to anybody.
 * @param changed called after something may have been changed and its answer is on its way
 */
export function openDesk(connection: NatsConnection, members: Members, changed: () => void) {
  let line: Promise<unknown> = Promise.resolve();
  /** How many requests of each person wait. */
  const waiting = new Map<string, number>();

  const answer = async (message: Msg, by: string, asked: Asked | undefined) => {
    const said = await answerTo(members, by, asked);
    message.respond(JSON.stringify(said));
    if (!asked) return;
    const whom = 'name' in asked.asked ? ` ${asked.asked.name}` : '';
    if ('done' in said) tell(`${by}: ${asked.request}${whom}`);
    // What failed may have been kept all the same, and only the word of it lost.
    if ('done' in said || said.refused === FAILED) changed();
  };
  const takeUp = (message: Msg) => {
    const { by, asked } = readRequest(message);
    const before = waiting.get(by) ?? 0;
    if (before >= MOST_WAITING) {
      message.respond(JSON.stringify(TOO_MUCH));
      return;
    }
    waiting.set(by, before + 1);
    line = line
      .then(() => answer(message, by, asked))
      .catch((error: unknown) => complain(`The desk failed: ${String(error)}`))
      .then(() => waiting.set(by, (waiting.get(by) ?? 1) - 1));
  };
  // One of the machines answers.
  connection.subscribe('office.desk.*.>', {
    queue: 'desk',
    callback: (error, message) => (error ? undefined : takeUp(message)),
  });

  return {
    /**
     * Does some work while the desk asks nothing of the server and no answer is on its way: the server loses both while it
     * reads its list of people anew. What is asked meanwhile waits.
     */
    whileQuiet: (work: () => Promise<void>): Promise<void> => {
      // Over a lost line no answer is on its way.
      const answered = line.then(() => connection.flush()).catch(() => {});
      const quiet = Promise.race([answered, setTimeout(PATIENCE_MS, undefined, { ref: false })]).then(work);
      line = Promise.allSettled([line, quiet]);
      return quiet;
    },
  };
}
