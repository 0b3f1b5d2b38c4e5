import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { NatsConnection } from '@nats-io/nats-core';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import { API, STREAMS } from '@/journal/adapters/nats/subjects';
import { drafts, ids } from '../support/journalContract';
import { BUSINESS, startServer } from './support/server';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => server.begin());
afterAll(() => server.stop());

/** A journal over a line on which each request may fail before it arrives. */
const openOver = async (fails: (subject: string) => boolean) => {
  const connection = await server.open();
  onTestFinished(() => connection.close());
  const request: NatsConnection['request'] = (subject, ...of) =>
    fails(subject) ? Promise.reject(new Error('It did not arrive.')) : connection.request(subject, ...of);
  const line = new Proxy(connection, { get: (of, name) => (name === 'request' ? request : (Reflect.get(of, name, of) as unknown)) });
  const journal = await natsJournal(line, { business: BUSINESS, user: 'Asha' });
  onTestFinished(() => journal.close());
  return journal;
};

describe('over a bad line', () => {
  test('a long journal is not read anew from its beginning each time that a part of it does not arrive', async () => {
    const writing = await openOver(() => false);
    const all = Array.from({ length: 1_000 }, (_, index) => `fact ${index}`);
    await writing.append(drafts(...all));
    let asked = 0;
    const reading = await openOver((subject) => subject === `${API}.STREAM.MSG.GET.${STREAMS.journal}` && ++asked === 600);
    await expect(reading.since(0)).rejects.toThrow('The office does not answer.');
    expect(ids(await reading.since(0))).toEqual(all);
    expect(asked).toBeLessThan(1_300);
  });
});
