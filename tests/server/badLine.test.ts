import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { NatsConnection } from '@nats-io/nats-core';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import { API, STREAMS } from '@/journal/adapters/nats/subjects';
import { drafts, ids } from '../support/drafts';
import { openLenientDesk } from './support/factDesk';
import { lineTo } from './support/line';
import { BUSINESS, startServer } from './support/server';

let server: Awaited<ReturnType<typeof startServer>>;
let desk: Awaited<ReturnType<typeof openLenientDesk>>;
beforeAll(async () => {
  server = await startServer();
  desk = await openLenientDesk(await server.open());
});
beforeEach(() => server.begin());
afterAll(async () => {
  await desk.close();
  await server.stop();
});

/** A journal over a line on which each request may fail before it arrives. */
const openOver = async (fails: (subject: string) => boolean) => {
  const connection = await server.open();
  onTestFinished(() => connection.close());
  const request: NatsConnection['request'] = (subject, ...of) =>
    fails(subject) ? Promise.reject(new Error('It did not arrive.')) : connection.request(subject, ...of);
  const line = new Proxy(connection, {
    get: (of, name) => (name === 'request' ? request : (Reflect.get(of, name, of) as unknown)),
  });
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
    const reading = await openOver(
      (subject) => subject === `${API}.STREAM.MSG.GET.${STREAMS.journal}` && ++asked === 600,
    );
    await expect(reading.since(0)).rejects.toThrow('The office does not answer.');
    expect(ids(await reading.since(0))).toEqual(all);
    expect(asked).toBeLessThan(1_300);
  });

  test('a long journal arrives although only a few answers come in time', async () => {
    const writing = await openOver(() => false);
    const all = Array.from({ length: 200 }, (_, index) => `fact ${index}`);
    await writing.append(drafts(...all));
    let open = 0;
    const reading = await openOver((subject) => {
      if (subject !== `${API}.STREAM.MSG.GET.${STREAMS.journal}`) return false;
      open += 1;
      setImmediate(() => {
        open -= 1;
      });
      return open > 50;
    });
    const outcomes: unknown[] = [];
    for (let tries = 0; tries < 6; tries += 1) outcomes.push(await reading.since(0).then(ids, () => 'too slow'));
    expect(outcomes).toContainEqual(all);
  });

  test('what was asked before the line was cut fails then, and does not wait until its time is up', async () => {
    const line = await lineTo(server.port);
    onTestFinished(() => line.close());
    const connection = await server.open({ servers: `127.0.0.1:${line.port}` });
    onTestFinished(() => connection.close());
    const journal = await natsJournal(connection, { business: BUSINESS, user: 'Asha' });
    onTestFinished(() => journal.close());
    // Time is never up.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    line.deafen();
    const asked = [journal.newest(1), journal.append(drafts('a'))];
    line.cut();
    for (const one of asked) await expect(one).rejects.toThrow('The office does not answer.');
  });
});
