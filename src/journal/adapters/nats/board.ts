import type { Msg, NatsConnection } from '@nats-io/nats-core';
import { triedAgain } from '@/journal/kit/pauses';
import { UnheardError } from '@/journal/kit/plainWords';
import type { Office } from './reader';
import { KEPT } from './subjects';

/** So often a board is asked for at most. */
const MOST_TRIES = 4;

/** The JSON of a message; nothing of an empty one, and of one that cannot be read. */
const valueIn = (message: Pick<Msg, 'data' | 'json'> | null): unknown[] => {
  try {
    return message && message.data.length > 0 ? [message.json<unknown>()] : [];
  } catch {
    return [];
  }
};

async function readOnce(office: Office, stream: string): Promise<unknown[]> {
  const subjects = await office.subjects(stream, '>');
  const messages = await office.findAll(
    stream,
    subjects.map((subject) => ({ last_by_subj: subject })),
  );
  return messages.flatMap(valueIn);
}

/**
 * What stands in a stream of which each subject has one message: the JSON of each, that can be read; an empty one says
 * that there is none any more. It is asked for again, some times, while the office's servers elect who leads.
 */
export const boardOf = (office: Office, stream: string): Promise<unknown[]> =>
  triedAgain(
    () => readOnce(office, stream),
    (error) => error instanceof UnheardError,
    MOST_TRIES,
  );

/**
 * Calls back whenever something in a stream has changed, with what that is where it could not be kept there, and once where the server does
 * not let this person hear it, or no longer.
 */
export const followBoard = (
  connection: NatsConnection,
  stream: string,
  changed: (unkept?: unknown) => void,
  refused: () => void = () => {},
) =>
  connection.subscribe(`${KEPT}.${stream}.>`, {
    callback: (error, message) => (error ? refused() : changed(valueIn(message)[0])),
  });

/** Calls back with whatever is put into a stream whose news have their content, and once where it may not be heard, or no longer. */
export const followContents = (
  connection: NatsConnection,
  stream: string,
  heard: (value: unknown) => void,
  refused: () => void,
) =>
  connection.subscribe(`${KEPT}.${stream}.>`, {
    callback: (error, message) => (error ? refused() : valueIn(message).forEach(heard)),
  });
