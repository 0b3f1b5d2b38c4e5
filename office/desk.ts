import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';
import type { Msg, NatsConnection } from '@nats-io/nats-core';
import { compare, hash } from 'bcryptjs';
import type { DeskAnswer } from '@/store/office/deskProtocol';
import { askedBy, refusalOf, type Asked } from './deskRules';
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

/** Does what is asked; or says why it cannot be. */
async function done(members: Members, by: string, asked: Asked | undefined): Promise<DeskAnswer> {
  const { place, people } = await members.people();
  const refused = refusalOf(by, asked, people);
  if (refused !== undefined || !asked) return { refused: refused ?? FAILED };
  if (asked.request === 'own.key') {
    if (!(await compare(asked.asked.old, await members.hashOf(by)))) return { refused: NOT_THE_OLD };
    await members.putHash(by, await hashOfKey(asked.asked.key));
  } else if (asked.request === 'people.remove') {
    await members.drop(asked.asked.name, place);
    await members.putHash(asked.asked.name, '');
  } else {
    const { key, ...person } = asked.asked;
    if (key !== undefined) await members.putHash(person.name, await hashOfKey(key));
    if (!people.some(({ name, role }) => name === person.name && role === person.role)) await members.put(person, place);
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

/**
 * Answers what people ask of the office itself, one after another. The subject says who asks: the server lets nobody else
 * in there. No key is ever told to anybody.
 * @param changed called after something was changed and its answer is on its way
 */
export function openDesk(connection: NatsConnection, members: Members, changed: () => void): void {
  const answer = async (message: Msg) => {
    const { by, asked } = readRequest(message);
    const said = await answerTo(members, by, asked);
    message.respond(JSON.stringify(said));
    if (!('done' in said) || !asked) return;
    const whom = 'name' in asked.asked ? ` ${asked.asked.name}` : '';
    tell(`${by}: ${asked.request}${whom}`);
    changed();
  };
  // One of the machines answers.
  const requests = connection.subscribe('office.desk.*.>', { queue: 'desk' });
  const work = async () => {
    for await (const message of requests) await answer(message);
  };
  void work().catch((error: unknown) => complain(`The desk is closed: ${String(error)}`));
}
