import type { NatsConnection } from '@nats-io/nats-core';
import { triedAgain } from '@/journal/kit/pauses';
import { isAway } from './answers';
import type { Office } from './reader';
import { KEPT } from './subjects';

/** So often a board is asked for at most. */
const MOST_TRIES = 4;

async function readOnce(office: Office, stream: string): Promise<unknown[]> {
  const subjects = await office.subjects(stream, '>');
  const messages = await office.findAll(
    stream,
    subjects.map((subject) => ({ last_by_subj: subject })),
  );
  return messages.flatMap((message) => {
    try {
      return message && message.data.length > 0 ? [message.json<unknown>()] : [];
    } catch {
      return [];
    }
  });
}

/**
 * What stands in a stream of which each subject has one message: the JSON of each, that can be read; an empty one says
 * that there is none any more. An office that does not answer now is asked again, some times.
 */
export const boardOf = (office: Office, stream: string): Promise<unknown[]> =>
  triedAgain(() => readOnce(office, stream), isAway, MOST_TRIES);

/** Calls back whenever something in a stream has changed. */
export const followBoard = (connection: NatsConnection, stream: string, changed: () => void) =>
  connection.subscribe(`${KEPT}.${stream}.>`, { callback: (error) => (error ? undefined : changed()) });
