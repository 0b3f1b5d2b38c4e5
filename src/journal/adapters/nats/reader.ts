import { jetstream, jetstreamManager, type StoredMsg, type StreamInfo } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { inOfficeWords } from './answers';

/** How many messages are asked for at once. */
const AT_ONCE = 256;
const TIMEOUT_MS = 5_000;

type Query = { seq: number } | { last_by_subj: string } | { next_by_subj: string; seq: number };

export type Office = Awaited<ReturnType<typeof officeOver>>;

const spoken = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw inOfficeWords(error);
  }
};

/**
 * The streams behind a connection, read message by message: a consumer could be told to deliver to any subject, so
 * nobody but the office's own programs may make one. What fails is told in words.
 */
export async function officeOver(connection: NatsConnection) {
  const js = jetstream(connection, { timeout: TIMEOUT_MS });
  // What the account may is not asked: a person may not know it.
  const manager = await jetstreamManager(connection, { checkAPI: false, timeout: TIMEOUT_MS });

  /** A message from whichever server is near; one that it has not got yet is asked of the one that leads. */
  const find = (stream: string, query: Query): Promise<StoredMsg | null> =>
    spoken(async () => (await manager.direct.getMessage(stream, query)) ?? manager.streams.getMessage(stream, query));

  return {
    manager,
    find,
    info: (stream: string, subjects?: string): Promise<StreamInfo> =>
      spoken(() => manager.streams.info(stream, subjects === undefined ? undefined : { subjects_filter: subjects, deleted_details: false, offset: 0 })),

    /** The subjects of a stream that are like that. */
    async subjects(stream: string, like: string): Promise<string[]> {
      const { state } = await this.info(stream, like);
      return Object.keys(state.subjects ?? {});
    },

    /** What those queries find, in their order. */
    async findAll(stream: string, queries: readonly Query[]): Promise<(StoredMsg | null)[]> {
      const found: (StoredMsg | null)[] = [];
      for (let first = 0; first < queries.length; first += AT_ONCE) {
        found.push(...(await Promise.all(queries.slice(first, first + AT_ONCE).map((query) => find(stream, query)))));
      }
      return found;
    },

    /** Publishes into a stream; resolves with the place once it is kept. Rejects with the client's own errors. */
    publish: async (subject: string, content: string | Uint8Array, id?: string): Promise<number> =>
      (await js.publish(subject, content, id === undefined ? {} : { msgID: id })).seq,
  };
}
