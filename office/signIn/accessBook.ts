import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { isOvertaken } from '@/journal/adapters/nats/answers';
import { askedAgain } from '@/journal/adapters/nats/askedAgain';
import type { Office } from '@/journal/adapters/nats/reader';
import { accessAt, STREAMS } from '@/journal/adapters/nats/subjects';

/** What the office keeps of sign-ins: who is signed in where, whose name is locked, who has a second factor, what is asked of all, and which programs may read by a token. */
export type AccessKind = 'session' | 'lock' | 'factor' | 'rule' | 'token';

/** Something that was kept, and its place in the stream. */
export interface Kept {
  value: unknown;
  place: number;
}

const EMPTY: Kept = { value: undefined, place: 0 };

export type AccessBook = ReturnType<typeof accessBookOver>;

/** What all machines of the office know of sign-ins, read from who leads its stream; nobody but the office's own programs reads it. */
export function accessBookOver(connection: NatsConnection, office: Office) {
  const js = jetstream(connection);

  const read = async (subject: string): Promise<Kept> => {
    const message = await askedAgain(() => office.find(STREAMS.access, { last_by_subj: subject }));
    if (!message || message.data.length === 0) return EMPTY;
    try {
      return { value: message.json<unknown>(), place: message.seq };
    } catch {
      return { ...EMPTY, place: message.seq };
    }
  };

  return {
    read: (kind: AccessKind, name: string): Promise<Kept> => read(accessAt(kind, name)),

    /** All of a kind. */
    async all(kind: AccessKind): Promise<unknown[]> {
      const subjects = await office.subjects(STREAMS.access, accessAt(kind, '*'));
      const found = await office.findAll(
        STREAMS.access,
        subjects.map((subject) => ({ last_by_subj: subject })),
      );
      return found.flatMap((message) => {
        try {
          return message && message.data.length > 0 ? [message.json<unknown>()] : [];
        } catch {
          return [];
        }
      });
    },

    /** Keeps something in the place of what was there. */
    put: async (kind: AccessKind, name: string, value: unknown): Promise<void> =>
      void (await js.publish(accessAt(kind, name), JSON.stringify(value))),

    /** The same, unless there is something else since that place: gives whether it was kept. */
    async replace(kind: AccessKind, name: string, value: unknown, place: number): Promise<boolean> {
      try {
        await js.publish(accessAt(kind, name), JSON.stringify(value), { expect: { lastSubjectSequence: place } });
        return true;
      } catch (error) {
        if (isOvertaken(error)) return false;
        throw error;
      }
    },

    drop: async (kind: AccessKind, name: string): Promise<void> =>
      void (await office.manager.streams.purge(STREAMS.access, { filter: accessAt(kind, name) })),
  };
}
