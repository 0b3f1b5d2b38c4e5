import type { NatsConnection } from '@nats-io/nats-core';
import type { Office } from '@/journal/adapters/nats/reader';
import { KEPT, STREAMS } from '@/journal/adapters/nats/subjects';
import { SpokenError } from '@/journal/kit/plainWords';
import type { OfficeUser } from '@/store/browser/officeSlice';
import type { Role } from '@/store/kit/roles';
import { membersOver, NOT_KNOWN_NOW, ownerOf, type Belonging } from '../members';

/** Should the news have been lost. */
const READ_EVERY_MS = 15_000;

export type Roles = Awaited<ReturnType<typeof rolesOver>>;

/** The roles of everybody who belongs to the office, as they are at each moment. */
export async function rolesOver(connection: NatsConnection, office: Office) {
  const members = membersOver(connection, office);
  let known: Promise<ReadonlyMap<string, Belonging>> = Promise.resolve(new Map());

  /** Reads them. Where a server that leads since a moment ago cannot tell yet it rejects, and what was known before stays known. */
  const readAnew = () => {
    const before = known;
    const read = async () => {
      const { people } = await members.people();
      // There is one admin at least.
      return people.length > 0 ? new Map(people.map((person) => [person.name, person])) : before;
    };
    const reading = read();
    known = reading.catch(() => before);
    return reading;
  };
  const lookAnew = () => void readAnew().catch(() => {});
  await readAnew().catch(() => {});
  const news = connection.subscribe(`${KEPT}.${STREAMS.people}.>`, { callback: lookAnew });
  const beat = setInterval(lookAnew, READ_EVERY_MS);

  const personOf = async (name: string): Promise<Belonging | undefined> => {
    const person = (await known).get(name);
    if (person) return person;
    // Whoever was added a moment ago is not told that they are gone because nobody could look.
    const now = await readAnew().catch(() => undefined);
    if (!now || now.size === 0) throw new SpokenError(NOT_KNOWN_NOW);
    return now.get(name);
  };

  return {
    /** The role of a person; undefined of one who does not belong to the office. Rejects in words while nobody can tell. */
    roleOf: async (name: string): Promise<Role | undefined> => (await personOf(name))?.role,
    /** Whoever has that name now, in one text that is nobody else's. Rejects as `roleOf` does. */
    ownerOf: async (name: string): Promise<string> => ownerOf((await personOf(name)) ?? { name }),
    /** Everybody who belongs to the office. */
    everybody: async (): Promise<OfficeUser[]> =>
      Array.from((await known).values(), ({ name, role }) => ({ name, role })),
    close() {
      clearInterval(beat);
      news.unsubscribe();
    },
  };
}
