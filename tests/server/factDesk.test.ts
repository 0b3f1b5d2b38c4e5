import { nanoid, type UnknownAction } from '@reduxjs/toolkit';
import type { NatsConnection } from '@nats-io/nats-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import { contentsAsking } from '@/journal/adapters/nats/contentsAsking';
import type { ContentAnswer, FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf, subjectFor } from '@/journal/adapters/nats/entries';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import { objectsIn } from '@/journal/adapters/nats/objects';
import { officeOver } from '@/journal/adapters/nats/reader';
import { BUCKETS } from '@/journal/adapters/nats/subjects';
import { hashOf } from '@/journal/kit/hash';
import type { Draft, Journal } from '@/journal/port/port';
import { factUndone } from '@/journal/undo/undo';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import { businessModel } from '@/store/business/businessModel';
import { createStore } from '@/store/business/store';
import { installersImported } from '@/store/facts/installers';
import { visitFailed } from '@/store/facts/jobs';
import { clientReminded, paymentPromised, reminderAnswered } from '@/store/facts/reminders';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import { todaysDate } from '@/store/kit/dates';
import type { Role } from '@/store/kit/roles';
import { createQuotas, QUOTAS } from '../../office/facts/quotas';
import { asking } from '../support/drafts';
import { owedBy } from '../support/owing';
import { smallBusiness } from '../support/tabs';
import { productChange, vendorDraft } from '../support/vendors';
import { beginWith, openDesk } from './support/factDesk';
import { BUSINESS, startServer } from './support/server';

const relay = { id: 'product-1', name: 'Relay', rate: 80, unit: 'Pcs' as const, minOrderQty: 10 };
const RATE = ['vendors', 'vendor-1', 'products', 'product-1', 'rate'];

let server: Awaited<ReturnType<typeof startServer>>;
let person: NatsConnection;
let journal: Journal;
let roles: Record<string, Role>;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await startServer();
  person = await server.open();
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
afterAll(async () => {
  await person.close();
  await server.stop();
});

/** An office with a desk, in which Asha is an admin, Vijay of the stock, and Rakesh an installer. */
async function opened(business = smallBusiness, options: Parameters<typeof openDesk>[1] = {}) {
  await server.begin();
  const connection = await server.open();
  await beginWith(connection, business);
  roles = { Asha: 'admin', Vijay: 'stock', Rakesh: 'installer' };
  const desk = await openDesk(connection, { roleOf: (name) => Promise.resolve(roles[name]), ...options });
  journal = await natsJournal(person, { business: BUSINESS, user: 'Asha' });
  ends.push(
    () => connection.close(),
    () => desk.close(),
    () => journal.close(),
  );
  return desk;
}

const draftOf = (action: UnknownAction, { about, ...more }: Partial<Draft> = {}): Draft => ({
  ...asking(nanoid(), action, about),
  ...more,
});
const ask = <Answer = FactAnswer>(by: string, request: string, asked: string | Uint8Array) =>
  askDesk<Answer>(person, by, request, asked);
const say = (by: string, action: UnknownAction, more?: Partial<Draft>) =>
  ask(by, 'say', contentOf(draftOf(action, more)));
const put = (by: string) => contentsAsking((request, asked) => ask<ContentAnswer>(by, request, asked)).put;
const saidSince = async (place: number) => (await journal.since(place)).map(({ by, action }) => [by, action.type]);

describe('what became of a mail', () => {
  const answer = (id: string) => reminderAnswered({ id, accountId: 'account-1', became: 'accept', answer: '250 Ok' });
  const owing = { ...smallBusiness, openings: owedBy([{ id: 'account-1' }]) };
  const [row] = reminderRows(createStore(owing).getState(), ['account-1'], todaysDate(), 'en', new Set());
  if (!row) throw new Error('It owes nothing.');
  const reminded = clientReminded(row.draftBy('Email', true));
  const { id } = reminded.payload;

  test('is told by the office alone, once, and taken back by nobody', async () => {
    const desk = await opened(owing);
    expect(await say('Asha', reminded)).toHaveProperty('kept');
    const denied = { refused: 'Only the office itself says this, of what it did.' };
    for (const by of ['Asha', 'Vijay', 'Rakesh']) expect(await say(by, answer(id))).toEqual(denied);
    const told = await desk.say('told', answer(id));
    expect(told).toHaveProperty('kept');
    expect(await desk.say('told', answer(id))).toEqual(told);
    const undo = factUndone({ fact: answer(id), changes: [] });
    expect(await say('Asha', undo, { undoes: 'told' })).toEqual(denied);
    expect((await saidSince(1)).at(-1)).toEqual(['Trackyard', 'reminders/reminderAnswered']);
  });

  test('is all that the office says of its own but reminders, and goes by the same rules', async () => {
    const desk = await opened(owing);
    await expect.poll(() => desk.leads()).toBe(true);
    const promised = paymentPromised('account-1', { was: {}, to: { promisedFor: '2099-01-01' } });
    expect(await desk.say('more', promised)).toEqual({ refused: 'The office says of its own work alone.' });
    expect(await desk.say('due', reminded)).toHaveProperty('kept');
    expect(await desk.say('told', answer('reminder-9'))).toMatchObject({
      refused: 'This reminder was deleted, or adding it was undone.',
    });
  });
});

describe('an installer with a password', () => {
  beforeEach(() => opened());
  const failed = visitFailed({ id: 'job-5', on: '2026-11-21', installerId: 'installer-1', cause: 'Vehicle away' });
  const undo = factUndone({ fact: failed, changes: [] });

  test('says nothing of somebody else’s visit, and takes back nothing that others said', async () => {
    expect(await say('Rakesh', failed)).toEqual({ refused: 'This visit is not yours.' });
    expect(await say('Asha', failed, { id: 'failed' })).toHaveProperty('kept');
    expect(await say('Rakesh', undo, { undoes: 'failed' })).toEqual({
      refused: 'You take back only what you said yourself.',
    });
  });

  test('says what came of his own visit, and takes it back', async () => {
    roles['Rakesh-Yadav'] = 'installer';
    expect(await say('Rakesh-Yadav', failed, { id: 'failed' })).toHaveProperty('kept');
    // What somebody of customer care said under the identity of it, however they came to know it, takes nothing of that away.
    expect(await say('Asha', vendorAdded(vendorDraft('Third')), { id: 'failed' })).toHaveProperty('refused');
    expect(await say('Rakesh-Yadav', undo, { undoes: 'failed' })).toHaveProperty('kept');
  });
});

describe('an Undo', () => {
  beforeEach(() => opened());
  const edit = productChange('vendor-1', relay, { rate: 90 });

  test('of what was never said is refused, with all that it would put back', async () => {
    const forged = factUndone({ fact: edit, changes: [{ path: RATE, was: 1, is: 80 }] });
    for (const undoes of [undefined, 'nothing', 'beginning'])
      expect(await say('Vijay', forged, { undoes })).toEqual({ refused: expect.stringMatching(/^Not undone/) });
    expect(await saidSince(1)).toEqual([]);
  });

  test('puts back what its fact changed on the day of the office, and nothing that whoever asks for it tells', async () => {
    expect(await say('Asha', edit, { id: 'edit' })).toMatchObject({ kept: 2 });
    const forged = factUndone({ fact: edit, changes: [{ path: RATE, was: 1, is: 90 }], on: '2099-12-31' });
    expect(await say('Vijay', forged, { undoes: 'edit' })).toMatchObject({ kept: 3 });
    const [undo] = await journal.since(2);
    expect(undo?.action).toEqual(
      factUndone({ fact: edit, changes: [{ path: RATE, was: 80, is: 90 }], on: todaysDate(), stands: true }),
    );
  });

  const another = productChange('vendor-1', { ...relay, rate: 90 }, { minOrderQty: 20 });

  test('goes on though somebody else says another fact under the identity of the first, which is refused', async () => {
    await say('Asha', edit, { id: 'edit' });
    expect(await say('Vijay', another, { id: 'edit' })).toEqual({
      refused: 'Somebody else has said something under the identity of this. Do it again.',
    });
    const undo = factUndone({ fact: edit, changes: [{ path: RATE, was: 80, is: 90 }] });
    expect(await say('Asha', undo, { undoes: 'edit' })).toMatchObject({ kept: 3 });
  });

  test('takes back the fact that was first under its identity, of several that the journal has', async () => {
    await say('Asha', edit, { id: 'edit' });
    const connection = await server.open();
    const office = await officeOver(connection);
    const foreign = draftOf(another, { id: 'edit' });
    await office.publish(subjectFor(foreign, 'Vijay'), contentOf(foreign));
    const [, close] = [ends.shift(), ends.shift()];
    await close?.();
    const again = await openDesk(connection, { roleOf: (name) => Promise.resolve(roles[name]) });
    ends.unshift(
      () => connection.close(),
      () => again.close(),
    );
    const undo = factUndone({ fact: edit, changes: [{ path: RATE, was: 80, is: 90 }] });
    await expect.poll(() => say('Asha', undo, { id: 'undo', undoes: 'edit' })).toMatchObject({ kept: 4 });
    const [entry] = await journal.since(3);
    expect(entry?.action).toEqual(factUndone({ ...undo.payload, on: todaysDate(), stands: true }));
  });

  test('of what was said before the desk was started is told by the journal', async () => {
    await say('Asha', edit, { id: 'edit' });
    const connection = await server.open();
    const [, close] = [ends.shift(), ends.shift()];
    await close?.();
    const again = await openDesk(connection, { roleOf: (name) => Promise.resolve(roles[name]) });
    ends.unshift(
      () => connection.close(),
      () => again.close(),
    );
    const undo = factUndone({ fact: edit, changes: [{ path: RATE, was: 1, is: 90 }] });
    await expect
      .poll(() => say('Vijay', undo, { id: 'undo', undoes: 'edit' }))
      .toMatchObject({ kept: 3, subject: expect.stringContaining('office.undo.Vijay') });
  });

  test('is refused to whom the fact is', async () => {
    await say('Asha', edit, { id: 'edit' });
    const undo = factUndone({ fact: edit, changes: [{ path: RATE, was: 80, is: 90 }] });
    expect(await say('Rakesh', undo, { undoes: 'edit' })).toEqual({ refused: expect.stringMatching(/^Only /) });
    const named = factUndone({ fact: { type: 'challans/challanAnswered', payload: {} }, changes: [] });
    expect(await say('Rakesh', named, { undoes: 'edit', about: [] })).toHaveProperty('refused');
    expect(await saidSince(2)).toEqual([]);
  });
});

describe('the desk', () => {
  beforeEach(() => opened());

  test('answers the same identity twice the same, though the rules would refuse it by now', async () => {
    const content = contentOf(draftOf(vendorAdded(vendorDraft('Third'))));
    const [first, second] = [await ask('Asha', 'say', content), await ask('Asha', 'say', content)];
    expect(first).toMatchObject({ kept: 2 });
    expect(second).toEqual(first);
    expect(await saidSince(1)).toEqual([['Asha', 'vendors/vendorAdded']]);
  });

  test('refuses twice what it refused once, though the rules would admit it by then', async () => {
    const vendor = vendorAdded(vendorDraft('Third'));
    const product = contentOf(draftOf(productAdded(vendor.payload.id, { ...relay, name: 'Siren' })));
    const first = await ask('Asha', 'say', product);
    expect(first).toHaveProperty('refused');
    expect(await say('Asha', vendor)).toMatchObject({ kept: 2 });
    expect(await ask('Asha', 'say', product)).toEqual(first);
    expect(await saidSince(2)).toEqual([]);
  });

  test('tells who was slower which field somebody else has changed, and keeps nothing of it', async () => {
    await say('Asha', productChange('vendor-1', relay, { rate: 90 }));
    const answer = await say('Vijay', productChange('vendor-1', relay, { rate: 95 }));
    expect(answer).toMatchObject({ refused: expect.any(String), changed: { record: 'product-1', was: '₹80' } });
    expect(await saidSince(2)).toEqual([]);
  });

  test('refuses in words what is no fact, what nobody can read, and a version that nobody has', async () => {
    const added = vendorAdded(vendorDraft('Third'));
    const garbage = ['', '{', '[]', 'null', '{"id":1}', '{"id":"a","about":[],"action":{"type":7}}', '\u0000'];
    for (const text of garbage) expect(await ask('Asha', 'say', text)).toEqual({ refused: expect.any(String) });
    for (const draft of [
      draftOf(added, { version: 99 }),
      draftOf(added, { version: 0 }),
      draftOf({ type: 'vendors/vendorBurnt', payload: {} }),
      draftOf({ ...added, payload: { ...added.payload, name: 7 } }),
      draftOf({ type: added.type }, { bulk: 'a hash of nothing', about: [] }),
      draftOf(added, { about: ['x'.repeat(500)], id: 'y'.repeat(500) }),
    ])
      expect(await ask('Vijay', 'say', contentOf(draft))).toEqual({ refused: expect.any(String) });
    expect(await saidSince(1)).toEqual([]);
  });

  test('keeps what names records by the longest identities, and nobody is cut off', async () => {
    const imported = installersImported({ added: ['Vinod', 'Suresh', 'Anil'].map((name) => ({ name })), edits: [] });
    const added = imported.payload.added.map((one, place) => ({ ...one, id: `${'क'.repeat(199)}${place}` }));
    const long = draftOf({ ...imported, payload: { added, edits: [] } }, { id: 'ख'.repeat(200) });
    expect(await ask('Vijay', 'say', contentOf(long))).toMatchObject({ kept: 2 });
    expect(await journal.history(added[0]?.id ?? '', 9)).toMatchObject([{ by: 'Vijay', seq: 2 }]);
  });

  test('takes who says a fact, when, and about what from nobody but itself', async () => {
    const added = vendorAdded(vendorDraft('Third'));
    const claimed = { ...draftOf(added), by: 'Asha', at: '2001-01-01T00:00:00.000Z', about: ['vendor-2'], moved: true };
    expect(await ask('Vijay', 'say', JSON.stringify(claimed))).toMatchObject({ kept: 2 });
    const [entry] = await journal.since(1);
    expect(entry).toMatchObject({ by: 'Vijay', about: businessModel.aboutOf(added) });
    expect(entry?.at.startsWith('2001')).toBe(false);
  });

  test('refuses whoever does not belong to the office any more, and lets only admins bring something along', async () => {
    delete roles.Vijay;
    const added = vendorAdded(vendorDraft('Third'));
    expect(await say('Vijay', added)).toEqual({ refused: 'You do not belong to this office any more.' });
    expect(await ask('Rakesh', 'move', contentOf(draftOf(added)))).toHaveProperty('refused');
    expect(await ask('Rakesh', 'aside', '{"name":"rows","text":"{}"}')).toHaveProperty('refused');
    expect(await saidSince(1)).toEqual([]);
  });

  test('keeps contents under the hash that they are made of alone, and lets nobody name the parts of another', async () => {
    const bytes = new TextEncoder().encode('a certificate');
    const hash = await hashOf(bytes);
    await expect(put('Rakesh')(hash, new TextEncoder().encode('another'))).rejects.toThrow('is not what its name');
    await put('Asha')(hash, bytes);
    expect(await journal.contents.get([hash])).toEqual([bytes]);
    const part = await ask<ContentAnswer>('Asha', 'content.part.one', bytes);
    const seqs = 'seq' in part ? [part.seq] : [];
    const wholeOf = (name: string) => JSON.stringify({ name, id: 'one', seqs });
    expect(await ask('Rakesh', 'content.whole', wholeOf(hash))).toHaveProperty('refused');
    expect(await ask('Asha', 'content.whole', wholeOf('a random name'))).toHaveProperty('refused');
    for (const text of ['{', '{"name":7}', '{"name":"a","id":"*","seqs":[]}', '{"name":"a","id":"b","seqs":["c"]}'])
      expect(await ask('Rakesh', 'content.whole', text)).toHaveProperty('refused');
    expect(await ask('Rakesh', 'content.burn', '{}')).toHaveProperty('refused');
  });
});

test('whoever knows the name of a file that others have put has to put it as well before a record names it', async () => {
  await opened();
  const bytes = new TextEncoder().encode('%PDF-1.7 the certificate');
  const hash = await hashOf(bytes);
  const file = { hash, name: 'gst.pdf', type: 'application/pdf', size: bytes.length };
  const saidBy = (by: string) => say(by, vendorAdded(vendorDraft(`Of ${by}`), file));
  await put('Asha')(hash, bytes);
  expect(await saidBy('Vijay')).toEqual({ refused: expect.stringContaining('does not have the file gst.pdf') });
  expect(await ask('Vijay', 'content.known', JSON.stringify({ name: hash }))).toEqual({ missing: true });
  await put('Vijay')(hash, bytes);
  expect(await saidBy('Vijay')).toHaveProperty('kept');
  expect(await ask('Vijay', 'content.known', JSON.stringify({ name: hash }))).toEqual({ done: true });
  await journal.contents.remove([hash], '9999-01-01T00:00:00.000Z');
  expect(await ask('Vijay', 'content.known', JSON.stringify({ name: hash }))).toEqual({ missing: true });
});

test('a file that an earlier program kept, without who has put it, is named by whoever knows it as long as no record names it', async () => {
  await opened();
  const bytes = new TextEncoder().encode('%PDF-1.7 the order');
  const file = { hash: await hashOf(bytes), name: 'gst.pdf', type: 'application/pdf', size: bytes.length };
  await objectsIn(await officeOver(person), BUCKETS.contents).put(file.hash, bytes);
  expect(await say('Vijay', vendorAdded(vendorDraft('Third'), file))).toHaveProperty('kept');
});

test('an admin whose file is there already has put it as well, whatever they are later', async () => {
  await opened();
  const bytes = new TextEncoder().encode('%PDF-1.7 the order');
  const file = { hash: await hashOf(bytes), name: 'gst.pdf', type: 'application/pdf', size: bytes.length };
  await put('Vijay')(file.hash, bytes);
  await put('Asha')(file.hash, bytes);
  roles.Asha = 'stock';
  expect(await say('Asha', vendorAdded(vendorDraft('Third'), file))).toHaveProperty('kept');
});

test('contents and what is set aside wait while the disk is nearly full, and facts go on', async () => {
  let hasRoom = false;
  await opened(smallBusiness, { hasRoom: () => Promise.resolve(hasRoom) });
  const bytes = new TextEncoder().encode('a certificate');
  const hash = await hashOf(bytes);
  await expect(put('Asha')(hash, bytes)).rejects.toThrow('The disk of the office is nearly full');
  const aside = () => ask('Asha', 'aside', '{"name":"rows","text":"{}"}');
  expect(await aside()).toEqual({ again: expect.stringContaining('The disk of the office is nearly full') });
  expect(await say('Vijay', vendorAdded(vendorDraft('Third')))).toMatchObject({ kept: 2 });
  hasRoom = true;
  await put('Asha')(hash, bytes);
  expect(await journal.contents.get([hash])).toEqual([bytes]);
  expect(await aside()).toEqual({ done: true });
});

test('an admin sets aside no more in a day than may be said', async () => {
  const few = { atOnce: 1_000_000, perSecond: 0 };
  await opened(smallBusiness, { quotas: createQuotas(undefined, { ...QUOTAS, said: { ...QUOTAS.said, each: few } }) });
  const aside = (name: string) => ask('Asha', 'aside', JSON.stringify({ name, text: 'x'.repeat(600_000) }));
  expect(await aside('first')).toEqual({ done: true });
  expect(await aside('second')).toEqual({ again: expect.stringContaining('more than the office takes') });
});

test('who asks again and again for what they may not is told to the admins, whose own mistakes are not', async () => {
  const desk = await opened();
  const told: boolean[] = [];
  for (let times = 1; times <= 10; times += 1) {
    await ask('Rakesh', 'say', '{');
    await say('Rakesh', vendorAdded(vendorDraft('Third')));
    await say('Asha', productChange('vendor-1', { ...relay, rate: 81 }, { rate: 90 }));
    told.push(desk.trouble() !== undefined);
  }
  expect(told.indexOf(true)).toBe(9);
  expect(desk.trouble()).toContain('does not give them: Rakesh.');
});

test('whoever asks for more than their share waits, and nobody else does', async () => {
  const few = { atOnce: 3, perSecond: 0 };
  const quotas = createQuotas(undefined, { ...QUOTAS, facts: { ...QUOTAS.facts, each: few } });
  await opened(smallBusiness, { quotas });
  const answers: FactAnswer[] = [];
  for (let count = 1; count <= 5; count += 1) answers.push(await say('Vijay', vendorAdded(vendorDraft(`V${count}`))));
  expect(answers.map((answer) => Object.keys(answer)[0])).toEqual(['kept', 'kept', 'kept', 'again', 'again']);
  expect(await say('Asha', vendorAdded(vendorDraft('Of Asha')))).toMatchObject({ kept: 5 });
});

test('whoever says again and again what does not fit waits, though it be small, and others do not', async () => {
  await opened();
  const misfit = () => say('Vijay', { type: vendorAdded.type, payload: { id: 7 } }, { about: [] });
  const answers = [await misfit(), await misfit(), await misfit(), await misfit()];
  expect(answers.map((answer) => Object.keys(answer)[0])).toEqual(['refused', 'refused', 'refused', 'again']);
  expect(await say('Vijay', vendorAdded(vendorDraft('Third')))).toEqual({
    again: expect.stringContaining('could not read several things'),
  });
  expect(await say('Asha', vendorAdded(vendorDraft('Fourth')))).toMatchObject({ kept: 2 });
});

test('a large fact is not even read from an installer, nor from anybody more of them than their share', async () => {
  const few = { atOnce: 3_000_000, perSecond: 0 };
  await opened(smallBusiness, { quotas: createQuotas(undefined, { ...QUOTAS, said: { ...QUOTAS.said, each: few } }) });
  const bytes = new TextEncoder().encode(JSON.stringify({ odd: 'x'.repeat(2_000_000) }));
  const bulk = await hashOf(bytes);
  for (const by of ['Rakesh', 'Vijay']) await put(by)(bulk, bytes);
  const named = (by: string, type: string) => say(by, { type }, { bulk, about: [] });
  expect(await named('Rakesh', 'jobs/visitFailed')).toEqual({ refused: expect.stringMatching(/smaller parts/) });
  expect(await named('Vijay', 'vendors/vendorAdded')).toEqual({ refused: expect.stringMatching(/does not fit/) });
  expect(await named('Vijay', 'vendors/vendorAdded')).toEqual({ again: expect.stringMatching(/more than the office/) });
});
