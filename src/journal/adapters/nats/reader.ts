import { jetstream, jetstreamManager, type MsgRequest, type StoredMsg, type StreamInfo } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { answeredOver } from './answered';
import { inOfficeWords } from './answers';
import { askedAgain } from './askedAgain';
import { PATIENCE_MS } from './patience';
import { API } from './subjects';

/** How many messages are asked for at once. */
const AT_ONCE = 256;

type Query = { seq: number } | { last_by_subj: string } | { next_by_subj: string; seq: number };

export type Office = Awaited<ReturnType<typeof officeOver>>;

/** What some work answers; what fails is told in words. */
const inWords = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw inOfficeWords(error);
  }
};

/**
 * The streams behind a connection, read message by message from the server that leads. People may do nothing that answers
 * with bytes of their own choice, as whoever asks says where the answer goes: not get a message directly, nor make a
 * consumer. Such an answer, aimed at a subject of the journal, would be kept there as what somebody else said. What fails
 * is told in words.
 */
export async function officeOver(connection: NatsConnection) {
  const js = jetstream(connection, { timeout: PATIENCE_MS });
  // What the account may is not asked: a person may not know it.
  const manager = await jetstreamManager(connection, { checkAPI: false, timeout: PATIENCE_MS, apiPrefix: API });

  const answered = answeredOver(connection);
  const spoken = <Result>(work: () => Promise<Result>) => inWords(() => answered(work));

  // The server knows of the next one of a subject, though the client's types do not.
  const find = (stream: string, query: Query): Promise<StoredMsg | null> =>
    spoken(() => manager.streams.getMessage(stream, query as MsgRequest));

  return {
    manager,
    find,
    /** What some work over the connection answers; fails as soon as that is lost. */
    answered,
    info: (stream: string, subjects?: string): Promise<StreamInfo> =>
      spoken(() =>
        subjects === undefined
          ? askedAgain(() => manager.streams.info(stream))
          : manager.streams.info(stream, { subjects_filter: subjects, deleted_details: false, offset: 0 }),
      ),

    /** Which places of a stream hold nothing any more, as the server says. */
    async gone(stream: string): Promise<(seq: number) => boolean> {
      const { state } = await spoken(() => manager.streams.info(stream, { deleted_details: true }));
      const deleted = new Set(state.deleted);
      return (seq) => seq < state.first_seq || deleted.has(seq);
    },

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

    /**
     * Publishes into a stream; resolves with the place once it is kept. Rejects with the client's own errors. Without an id of
     * the message: a server that has met one, and not kept it on enough machines, may answer as if it had.
     * @param after the place that must be the last one of the stream
     */
    async publish(subject: string, content: string | Uint8Array, after?: number): Promise<number> {
      const expecting = after === undefined ? {} : { expect: { lastSequence: after } };
      return (await answered(() => js.publish(subject, content, expecting))).seq;
    },
  };
}
