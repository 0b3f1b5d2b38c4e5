import { errors, type NatsConnection } from '@nats-io/nats-core';
import { deskOf } from './subjects';

/** A password takes its time. */
const TIMEOUT_MS = 15_000;
const PAUSE_MS = 200;
const MOST_TRIES = 10;

const isUnheard = (error: unknown) => error instanceof errors.RequestError && error.isNoResponders();

/**
 * Asks the office's own programs on behalf of a person. What nobody has heard is asked again: for a moment nobody does, while
 * the server reads its list of people anew. Rejects with the client's own errors.
 */
export async function askDeskForBytes(
  connection: NatsConnection,
  user: string,
  request: string,
  asked: string | Uint8Array,
  timeout = TIMEOUT_MS,
): Promise<Uint8Array<ArrayBuffer>> {
  for (let tries = 1; ; tries += 1) {
    try {
      return new Uint8Array((await connection.request(deskOf(user, request), asked, { timeout })).data);
    } catch (error) {
      if (!isUnheard(error) || tries === MOST_TRIES) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** The same of what answers with JSON. */
export const askDesk = async <Answer>(...asked: Parameters<typeof askDeskForBytes>): Promise<Answer> =>
  JSON.parse(new TextDecoder().decode(await askDeskForBytes(...asked))) as Answer;
