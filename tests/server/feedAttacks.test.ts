import { gunzipSync } from 'node:zlib';
import { headers } from '@nats-io/nats-core';
import type { NatsConnection } from '@nats-io/nats-core';
import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, test } from 'vitest';
import { contentsAsking } from '@/journal/adapters/nats/contentsAsking';
import type { ContentAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf } from '@/journal/adapters/nats/entries';
import { deskOf } from '@/journal/adapters/nats/subjects';
import { hashOf } from '@/journal/kit/hash';
import { packed } from '@/journal/reading/bulk';
import { FEED_FORM, feedAt, isPacked, type Apart } from '@/journal/adapters/nats/feedProtocol';
import { businessOf, businessUpdated } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { installersImported } from '@/store/facts/installers';
import { vendorAdded } from '@/store/facts/vendors';
import { done } from '../support/said';
import { ROLES, type Role } from '@/store/kit/roles';
import { createQuotas, QUOTAS } from '../../office/facts/quotas';
import { asking } from '../support/drafts';
import { vendorDraft } from '../support/vendors';
import { beginWith, openDesk } from './support/factDesk';
import { asks, isEven, NAMES, readersBusiness, readerTab } from './support/readers';
import { startServer } from './support/server';
import { until } from './support/until';

const MALLORY = NAMES.installer;
/** More at once than the desk lets wait of one person. */
const FLOOD = 5_000;

let server: Awaited<ReturnType<typeof startServer>>;
let person: NatsConnection;
let desk: Awaited<ReturnType<typeof openDesk>>;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await startServer();
  person = await server.open();
});
afterAll(async () => {
  await person.close();
  await server.stop();
});

const opened = async (options: Parameters<typeof openDesk>[1] = {}) => {
  await server.begin();
  const connection = await server.open();
  await beginWith(connection, readersBusiness);
  const roles = new Map<string, Role>(ROLES.map((role) => [NAMES[role], role]));
  desk = await openDesk(connection, { roleOf: (name) => Promise.resolve(roles.get(name)), ...options });
  ends.push(
    () => connection.close(),
    () => desk.close(),
  );
  await until('it answers', () => desk.leads());
  // The server knows of it by then.
  await connection.flush();
};
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const ask = async (by: string, request: string, asked: string | Uint8Array) => {
  const { data } = await person.request(deskOf(by, request), asked, { timeout: 60_000 });
  return JSON.parse(Buffer.from(isPacked(data) ? gunzipSync(data) : data).toString()) as object;
};
const vendorOf = (name: string) => contentOf(asking(name, vendorAdded(vendorDraft(name))));

describe('what no browser sends', () => {
  beforeEach(() => opened());

  test('is refused on every subject that somebody reaches, counted, and told to the admins', async () => {
    const garbage = [
      '',
      'null',
      '[]',
      '{"after":',
      '\u0000\uFFFF',
      'x'.repeat(1_000_000),
      JSON.stringify({ a: 'x'.repeat(5_000) }),
    ];
    const requests = [
      'say',
      'content.known',
      'content.whole',
      'content.burn',
      'read.since',
      'read.newest',
      'read.slice',
      'read.content',
    ];
    for (const request of requests)
      for (const text of garbage.slice(0, request.startsWith('read') ? undefined : -1))
        expect([request, await ask(MALLORY, request, text)]).toEqual([request, { refused: expect.any(String) }]);
    expect(desk.trouble()).toContain(MALLORY);
    expect(await ask(NAMES.stock, 'say', vendorOf('After it'))).toMatchObject({ kept: 2 });
  });

  test('is refused where a value is of another kind, and nothing is told for it', async () => {
    const odd: unknown[] = [{}, [], { toString: 1 }, null, -1, 1e300, '1'];
    for (const value of odd) {
      for (const [request, asked] of [
        ['slice', { token: value, from: value }],
        ['content', { name: value }],
        ['content', { at: value }],
        ['inverse', { at: value }],
        ['history', { record: value, limit: value }],
        ['newest', { limit: value }],
        ['at', { seq: value }],
        ['written', { after: value, limit: value }],
      ] as const) {
        const answer = await asks(person, MALLORY, request, asked);
        expect([request, value, JSON.stringify(answer ?? 'nothing')]).toEqual([
          request,
          value,
          expect.stringMatching(/nothing|missing|"entries":\[\]|\{\}|"id"|cannot read|Only an admin/),
        ]);
      }
    }
  });

  test('changes nothing by headers, however long, and is kept without them', async () => {
    for (const [name, value] of [
      ['Nats-Rollup', 'all'],
      ['Nats-Expected-Last-Sequence', '99'],
      ['Nats-Msg-Id', 'beginning'],
      ['X-Long', 'x'.repeat(900_000)],
    ] as const) {
      const extra = headers();
      extra.set(name, value);
      const told = await person.request(deskOf(NAMES.stock, 'say'), vendorOf(name), {
        timeout: 60_000,
        headers: extra,
      });
      expect([name, told.json()]).toEqual([name, { kept: expect.any(Number), subject: expect.any(String) }]);
    }
    expect(await desk.journal.since(1)).toHaveLength(4);
  });
});

test('under which identity others said what is withheld nobody is told', async () => {
  await opened();
  expect(await ask(NAMES.stock, 'say', vendorOf('withheld'))).toMatchObject({ kept: 2 });
  const idAt2 = (by: string, id?: string) => ask(by, 'read.at', JSON.stringify({ seq: 2, id }));
  expect(await idAt2(MALLORY)).toEqual({});
  expect(await idAt2(MALLORY, 'another')).toEqual({ id: '' });
  expect(await idAt2(MALLORY, 'withheld')).toEqual({ id: 'withheld' });
  expect(await idAt2(NAMES.admin)).toEqual({ id: 'withheld' });
});

test('nobody lifts what everybody may read by a request that there is not', async () => {
  const few = { atOnce: 5, perSecond: 0 };
  await opened({ quotas: createQuotas(undefined, { ...QUOTAS, reads: { each: few, all: QUOTAS.reads.all } }) });
  for (const request of ['toString', 'constructor', '__proto__', 'valueOf'])
    expect(await ask(MALLORY, `read.${request}`, '{}')).toEqual({ refused: expect.any(String) });
  const answers = [];
  for (let times = 1; times <= 4; times += 1) answers.push(await ask(MALLORY, 'read.end', '{}'));
  expect(answers.map((answer) => 'last' in answer)).toEqual([true, false, false, false]);
  expect(await ask(NAMES.sales, 'read.end', '{}')).toHaveProperty('last');
});

test('bytes are put together that are their author’s alone, and of an installer no more than 25 MB', async () => {
  await opened();
  const parts = [new Uint8Array(100_000).fill(1), new Uint8Array(100_000).fill(2)];
  const places: number[] = [];
  for (const part of parts) places.push(((await ask(NAMES.stock, 'content.part.one', part)) as { seq: number }).seq);
  const name = await hashOf(new Uint8Array([...(parts[0] ?? []), ...(parts[1] ?? [])]));
  const whole = (seqs: readonly number[]) => JSON.stringify({ name, id: 'one', seqs });
  expect(await ask(MALLORY, 'content.whole', whole(places))).toEqual({
    refused: expect.stringContaining('is not what its name'),
  });
  expect(await ask(NAMES.stock, 'content.whole', whole(places.toReversed()))).toHaveProperty('refused');
  expect(await ask(NAMES.stock, 'content.whole', whole(places))).toEqual({ done: true });
  expect(await desk.journal.contents.get([name])).toEqual([new Uint8Array([...(parts[0] ?? []), ...(parts[1] ?? [])])]);
  const many = Array.from({ length: 201 }, (_, place) => place + 1);
  expect(await ask(MALLORY, 'content.whole', whole(many))).toEqual({
    refused: expect.stringContaining('larger than the office'),
  });
  expect(await ask(NAMES.stock, 'content.whole', whole(many))).toEqual({
    refused: expect.stringContaining('is not what its name'),
  });
});

test('a part that is empty is refused, and a short one takes as much off what somebody may have kept as one of 64 KB', async () => {
  const few = { atOnce: 300_000, perSecond: 0 };
  await opened({ quotas: createQuotas(undefined, { ...QUOTAS, contents: { ...QUOTAS.contents, each: few } }) });
  expect(await ask(MALLORY, 'content.part.one', new Uint8Array())).toHaveProperty('refused');
  const told = [];
  for (let count = 1; count <= 5; count += 1) told.push(await ask(MALLORY, 'content.part.one', new Uint8Array(1)));
  expect(told.map((answer) => Object.keys(answer)[0])).toEqual(['seq', 'seq', 'seq', 'again', 'again']);
});

test('what would take a large fact back is charged by its size before it is read', async () => {
  const few = { atOnce: 100, perSecond: 0 };
  await opened({ quotas: createQuotas(undefined, { ...QUOTAS, reads: { each: few, all: QUOTAS.reads.all } }) });
  const many = Array.from({ length: 4_000 }, (_, place) => ({ name: `Installer ${place} ${'x'.repeat(140)}` }));
  const action = installersImported({ added: many, edits: [] });
  const parcel = await packed({ ...asking('large', action), version: businessModel.version });
  for (const [name, bytes] of parcel.contents ?? [])
    await contentsAsking((request, asked) => ask(NAMES.stock, request, asked) as Promise<ContentAnswer>).put(
      name,
      bytes,
    );
  expect(await ask(NAMES.stock, 'say', contentOf(parcel))).toMatchObject({ kept: 2 });
  expect(await ask(NAMES.admin, 'read.inverse', '{"at":2}')).toHaveProperty('inverse');
  expect(await ask(NAMES.admin, 'read.inverse', '{"at":2}')).toHaveProperty('again');
});

test('nobody has bytes put together that are longer than what they put', async () => {
  await opened();
  const part = (await ask(MALLORY, 'content.part.one', new Uint8Array(1_000))) as { seq: number };
  const again = Array.from({ length: 50_000 }, () => part.seq);
  const whole = (seqs: readonly number[]) => JSON.stringify({ name: 'a name', id: 'one', seqs });
  expect(await ask(MALLORY, 'content.whole', whole(again))).toEqual({ refused: expect.any(String) });
  expect(await ask(MALLORY, 'content.whole', whole(again.map((_, place) => place)))).toHaveProperty('refused');
  expect(await ask(MALLORY, 'content.part.two', new Uint8Array(200_000))).toEqual({ refused: expect.any(String) });
});

test('whoever floods the desk is told to wait, and to the admins, and others are answered meanwhile', async () => {
  await opened();
  const flood = Array.from({ length: FLOOD }, (_, place) =>
    ask(
      MALLORY,
      place % 2 === 0 ? 'read.since' : 'say',
      JSON.stringify({ form: FEED_FORM, after: 0, feed: '', passed: 0 }),
    ),
  );
  expect(await ask(NAMES.stock, 'say', vendorOf('Meanwhile'))).toMatchObject({ kept: 2 });
  expect(await ask(NAMES.sales, 'read.end', '{}')).toMatchObject({ last: 2 });
  const told = await Promise.all(flood);
  expect(told.filter((answer) => 'again' in answer).length).toBeGreaterThan(FLOOD / 2);
  expect(desk.trouble()).toContain(MALLORY);
});

test('nobody tells others something by a reply that goes to their feed, nor by bytes of their own', async () => {
  await opened();
  const stock = await readerTab('stock', await server.open({ inboxPrefix: `_INBOX.${NAMES.stock}` }));
  ends.push(() => stock.replica.close());
  const whole = { tables: { vendors: { rows: [], gone: stock.business().vendors.ids, lastNumber: 0 } } };
  const entry = { id: 'forged', seq: 2, at: '', by: '', version: 1, about: [], action: businessUpdated(whole) };
  const forged = new TextEncoder().encode(JSON.stringify({ after: 1, entry, passed: 0, tab: 'forged', place: '/' }));
  const name = await hashOf(forged);
  await contentsAsking((request, asked) => ask(NAMES.admin, request, asked) as Promise<ContentAnswer>).put(
    name,
    forged,
  );
  const { apart } = (await ask(NAMES.admin, 'read.content', JSON.stringify({ name }))) as Apart;
  const heard: string[] = [];
  person.subscribe('office.feed.>', { callback: (_error, message) => void heard.push(message.string()) });
  const replies = ['slice', 'since', 'newest', 'at', 'content', 'inverse', 'end', 'aside'];
  const asked = JSON.stringify({ token: apart.token, from: 0, after: 1, feed: 'role.stock', passed: 0, at: 2, seq: 2 });
  for (const request of replies)
    person.publish(deskOf(NAMES.admin, `read.${request}`), asked, { reply: feedAt('role.stock') });
  await until('all of it is heard', () => heard.length === replies.length);
  const looksPushed = (text: string) => text.startsWith('{') && ['entry', 'ask'].some((key) => key in JSON.parse(text));
  expect(heard.filter(looksPushed)).toEqual([]);
  done(stock.store.dispatch(vendorAdded(vendorDraft('After it'))));
  await isEven(stock, () => businessOf(desk.store.getState()));
  expect(stock.heard.map(({ id }) => id)).not.toContain('forged');
});
