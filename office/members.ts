import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { askedAgain } from '@/journal/adapters/nats/askedAgain';
import type { Office } from '@/journal/adapters/nats/reader';
import { isUserName, personAt, STREAMS } from '@/journal/adapters/nats/subjects';
import { SpokenError } from '@/journal/kit/plainWords';
import { isOfficeUser } from '@/office/boards';
import type { OfficeUser } from '@/store/browser/officeSlice';

/** Why nobody can be told from anybody, for a moment. */
export const NOT_KNOWN_NOW = 'Who belongs to the office cannot be read now.';

/** Where the bcrypt of somebody's key stands, for the office's own programs only. */
const secretAt = (user: string) => `office.secrets.${user}`;

const ID = /^[A-Za-z0-9_-]{1,40}$/;

export type Members = ReturnType<typeof membersOver>;

/** Somebody who belongs to the office. */
export interface Belonging extends OfficeUser {
  /** Given as they are added: whoever gets the name of somebody who was removed is another one. Those of an earlier version have none. */
  id?: string;
}

/** Who belongs to the office, and who they are at a time: `place` is that of the last change. */
export interface MembersAt {
  place: number;
  people: readonly Belonging[];
}

/** Whoever it is, in one text that is nobody else's, though they had the same name. */
export const ownerOf = ({ name, id }: Pick<Belonging, 'name' | 'id'>): string =>
  id === undefined ? name : `${name}~${id}`;

/** The last place of the people and that of their secrets, as they are at a time. */
export interface MembersMark {
  people: number;
  secrets: number;
}

/** The bcrypt of the key that somebody's password makes, and the place of it in its stream. */
export interface Secret {
  hash: string;
  place: number;
}

/** Somebody who belongs to the office and has a password. */
export type Member = Belonging & Secret;

/** Who stands under a subject of the people; nobody where it holds something else, or where they were taken out. */
async function personUnder(manager: Office['manager'], subject: string): Promise<Belonging[]> {
  const message = await manager.streams.getMessage(STREAMS.people, { last_by_subj: subject });
  // It is listed: whoever leads since a moment ago may not have it yet.
  if (!message) throw new Error(`${subject} cannot be read now.`);
  const text = message.string();
  try {
    const person: unknown = text === '' ? undefined : JSON.parse(text);
    if (!isOfficeUser(person) || personAt(person.name) !== subject) return [];
    const { name, role, id }: Belonging = person;
    return [{ name, role, ...(typeof id === 'string' && ID.test(id) && { id }) }];
  } catch {
    return [];
  }
}

/** Who belongs to the office, as its streams say, which all its machines share. What is read is what the leader has. */
export function membersOver(connection: NatsConnection, { manager, info }: Pick<Office, 'manager' | 'info'>) {
  const js = jetstream(connection);

  /** The last place of the people that was read. */
  let read = 0;

  const people = async (): Promise<MembersAt> => {
    const { state } = await info(STREAMS.people, '>');
    // Who leads since a moment ago may not have all of it yet.
    if (state.last_seq < read) throw new SpokenError(NOT_KNOWN_NOW);
    read = state.last_seq;
    const found = await Promise.all(Object.keys(state.subjects ?? {}).map((subject) => personUnder(manager, subject)));
    return { place: state.last_seq, people: found.flat() };
  };

  /** The bcrypt of a person's key, and the place of it: empty when they have none, and 0 when they never had. */
  const secretOf = async (name: string): Promise<Secret> => {
    if (!isUserName(name)) return { hash: '', place: 0 };
    const message = await askedAgain(() =>
      manager.streams.getMessage(STREAMS.secrets, { last_by_subj: secretAt(name) }),
    );
    return { hash: message?.string() ?? '', place: message?.seq ?? 0 };
  };

  return {
    people,
    secretOf,

    /** Changes with every change of who is let in. */
    async mark(): Promise<MembersMark> {
      const [of, secrets] = await Promise.all([info(STREAMS.people), info(STREAMS.secrets)]);
      return { people: of.state.last_seq, secrets: secrets.state.last_seq };
    },

    /** Everyone who is let in. */
    async members(): Promise<Member[]> {
      const found = (await people()).people.map(async (person) => ({
        ...person,
        ...(await secretOf(person.name)),
      }));
      return (await Promise.all(found)).filter(({ hash }) => hash !== '');
    },

    /** Gives somebody a role; rejects when anything changed since that place. */
    put: (person: Belonging, place: number) =>
      js.publish(personAt(person.name), JSON.stringify(person), { expect: { lastSequence: place } }),

    /** Takes somebody out; rejects when anything changed since that place. */
    drop: (name: string, place: number) => js.publish(personAt(name), '', { expect: { lastSequence: place } }),

    /** Keeps the bcrypt of a person's key, an empty one lets nobody in; rejects when there is another one since that place. */
    putHash: (name: string, hash: string, place: number) =>
      js.publish(secretAt(name), hash, { expect: { lastSubjectSequence: place } }),
  };
}
