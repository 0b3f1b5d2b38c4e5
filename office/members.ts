import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { officeOver } from '@/journal/adapters/nats/reader';
import { personAt, STREAMS } from '@/journal/adapters/nats/subjects';
import { isOfficeUser } from '@/store/office/boards';
import type { OfficeUser } from '@/store/office/officeSlice';
import type { Member } from './accounts';

/** Where the bcrypt of somebody's key stands, for the office's own programs only. */
const secretAt = (user: string) => `office.secrets.${user}`;

export type Members = Awaited<ReturnType<typeof membersOver>>;

/** Who belongs to the office, and who they are at a time: `place` is that of the last change. */
export interface People {
  place: number;
  people: readonly OfficeUser[];
}

/** Who belongs to the office, as its streams say, which all its machines share. What is read is what the leader has. */
export async function membersOver(connection: NatsConnection) {
  const js = jetstream(connection);
  const { manager, info } = await officeOver(connection);

  const textAt = async (stream: string, subject: string) =>
    (await manager.streams.getMessage(stream, { last_by_subj: subject }))?.string() ?? '';

  const readPerson = async (subject: string): Promise<OfficeUser[]> => {
    const text = await textAt(STREAMS.people, subject);
    try {
      const person: unknown = text === '' ? undefined : JSON.parse(text);
      return isOfficeUser(person) && personAt(person.name) === subject ? [{ name: person.name, role: person.role }] : [];
    } catch {
      return [];
    }
  };

  const people = async (): Promise<People> => {
    const { state } = await info(STREAMS.people, '>');
    const found = await Promise.all(Object.keys(state.subjects ?? {}).map(readPerson));
    return { place: state.last_seq, people: found.flat() };
  };

  const hashOf = (name: string): Promise<string> => textAt(STREAMS.secrets, secretAt(name));

  return {
    people,
    /** The bcrypt of a person's key; empty when they have none. */
    hashOf,

    /** Changes with every change of who is let in. */
    async mark(): Promise<string> {
      const infos = await Promise.all([info(STREAMS.people), info(STREAMS.secrets)]);
      return infos.map(({ state }) => state.last_seq).join(' ');
    },

    /** Everyone who is let in. */
    async members(): Promise<Member[]> {
      const found = (await people()).people.map(async (person) => ({ ...person, hash: await hashOf(person.name) }));
      return (await Promise.all(found)).filter(({ hash }) => hash !== '');
    },

    /** Gives somebody a role; rejects when anything changed since that place. */
    put: (person: OfficeUser, place: number) =>
      js.publish(personAt(person.name), JSON.stringify(person), { expect: { lastSequence: place } }),

    /** Takes somebody out; rejects when anything changed since that place. */
    drop: (name: string, place: number) => js.publish(personAt(name), '', { expect: { lastSequence: place } }),

    /** Keeps the bcrypt of a person's key; an empty one lets nobody in. */
    putHash: (name: string, hash: string) => js.publish(secretAt(name), hash),
  };
}
