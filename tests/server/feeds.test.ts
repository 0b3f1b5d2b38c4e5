import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FEED_FORM, type SinceAnswer } from '@/journal/adapters/nats/feedProtocol';
import { hashOf } from '@/journal/kit/hash';
import { businessOf, businessReplaced } from '@/store/business/business';
import { installerAdded } from '@/store/facts/installers';
import { jobAssigned } from '@/store/facts/jobs';
import { vendorAdded, vendorsImported } from '@/store/facts/vendors';
import { todaysDate } from '@/store/kit/dates';
import { attached } from '@/store/kit/attachments/attachments';
import { ROLES, type Role } from '@/store/kit/roles';
import { visitClosed, visitedBusiness, visitStatus } from '../support/ownVisit';
import { done } from '../support/said';
import { vendorDraft } from '../support/vendors';
import { workplace } from '../support/work/workplace';
import { beginWith, openDesk } from './support/factDesk';
import * as readers from './support/readers';
import { NAMES, readableBy, readersBusiness, readerTab, say, type ReaderTab } from './support/readers';
import { startServer } from './support/server';
import { until } from './support/until';

let server: Awaited<ReturnType<typeof startServer>>;
let desk: Awaited<ReturnType<typeof openDesk>>;
let roles: Record<string, Role>;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  await server.begin();
  const connection = await server.open();
  await beginWith(connection, readersBusiness);
  roles = Object.fromEntries(ROLES.map((role) => [NAMES[role], role]));
  desk = await openDesk(connection, { roleOf: (name) => Promise.resolve(roles[name]) });
  ends.push(
    () => connection.close(),
    () => desk.close(),
  );
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
afterAll(() => server.stop());

const connectionOf = async (user: string) => {
  const connection = await server.open({ inboxPrefix: `_INBOX.${user}` });
  ends.push(() => connection.close());
  return connection;
};

/** A browser of somebody. */
async function browserOf(role: Role): Promise<ReaderTab> {
  const tab = await readerTab(role, await connectionOf(NAMES[role]));
  ends.push(() => tab.replica.close());
  return tab;
}

/** All that there is, as the desk has it. */
const all = () => businessOf(desk.store.getState());
const isEven = (reader: ReaderTab) => readers.isEven(reader, all);

describe.each(ROLES)('a browser of %s', (role) => {
  test('begins with what they may read, hears on of it what others do, and keeps what is said there', async () => {
    const own = await browserOf(role);
    expect(own.business()).toEqual(readableBy(role, all()));
    const admin = await browserOf('admin');
    await say(admin, 40, 1);
    await isEven(own);
    const outcomes = role === 'installer' ? [] : await say(own, 10, 2);
    expect(outcomes.filter((outcome) => 'missed' in outcome)).toEqual([]);
    await isEven(own);
    await isEven(admin);
  });
});

/** What somebody is answered who asks to read something themselves. */
const asks = async (user: string, request: string, asked: object) =>
  readers.asks(await connectionOf(user), user, request, asked);

describe('whoever asks the desk themselves', () => {
  const vendorsOf = Object.values(workplace.vendors.entities);
  const secrets = vendorsOf.map(({ accountNo }) => accountNo).filter((text) => text.length > 5);
  const holds = (answer: unknown) => secrets.some((secret) => JSON.stringify(answer ?? '').includes(secret));

  test('is told the facts that their role may read, and no others', async () => {
    const admin = await browserOf('admin');
    done(admin.store.dispatch(vendorAdded(vendorDraft('A new vendor'))));
    await isEven(admin);
    expect(secrets.length).toBeGreaterThan(0);
    for (const role of ROLES) {
      const answers = await Promise.all([
        asks(NAMES[role], 'newest', { limit: 50 }),
        asks(NAMES[role], 'history', { record: vendorsOf[0]?.id, limit: 50 }),
        asks(NAMES[role], 'written', { after: 0, limit: 50 }),
        asks(NAMES[role], 'inverse', { at: 2 }),
        asks(NAMES[role], 'since', { form: FEED_FORM, after: 1, feed: 'role.admin', passed: 0 }),
        asks(NAMES[role], 'content', { at: 1 }),
      ]);
      const [newest, , written, inverse] = answers;
      const mayRead = role === 'admin' || role === 'stock';
      expect([role, JSON.stringify(newest).includes('A new vendor')]).toEqual([role, mayRead]);
      expect([role, JSON.stringify(inverse)]).toEqual([
        role,
        expect.stringContaining(mayRead ? 'vendors/vendorAdded' : 'missing'),
      ]);
      expect([role, written === 'Only an admin may do this.']).toEqual([role, role !== 'admin']);
      expect([role, !mayRead && answers.some(holds)]).toEqual([role, false]);
    }
  });

  test('reads as an installer nothing under his name that another role alone may say', async () => {
    const [former, admin] = [await browserOf('stock'), await browserOf('admin')];
    const { products: _none, ...details } = vendorDraft('Of the former one');
    const added = Array.from({ length: 400 }, (_, row) => ({ ...details, gstNo: `27AAPFU${1_000 + row}F1ZV` }));
    done(former.store.dispatch(vendorsImported({ added, edits: [] })));
    await isEven(former);
    await isEven(admin);
    const vendor = admin.business().vendors.ids.at(-1);
    const { last } = (await asks(NAMES.admin, 'end', {})) as { last: number };
    const answers = () =>
      Promise.all([
        asks(NAMES.stock, 'newest', { limit: 50 }),
        asks(NAMES.stock, 'history', { record: vendor, limit: 50 }),
        asks(NAMES.stock, 'inverse', { at: last }),
        asks(NAMES.stock, 'content', { at: last }),
      ]);
    expect(await answers()).toEqual([
      { entries: [expect.objectContaining({ by: NAMES.stock, bulk: expect.any(String) })] },
      { entries: [expect.objectContaining({ by: NAMES.stock })] },
      { inverse: expect.anything(), undoes: expect.any(String) },
      expect.any(Uint8Array),
    ]);
    roles[NAMES.stock] = 'installer';
    expect(await answers()).toEqual([{ entries: [] }, { entries: [] }, { missing: true }, undefined]);
  });

  test('gets no slice of what was packed for another', async () => {
    const whole = (await asks(NAMES.admin, 'since', { form: FEED_FORM, after: 0, feed: '', passed: 0 })) as SinceAnswer;
    const { token = '', parts = [] } = whole.whole ?? {};
    expect(parts.length).toBeGreaterThan(1);
    expect(await asks(NAMES.sales, 'slice', { token, from: 0, bytes: 1 })).toEqual({ missing: true });
  });

  test('is refused where nobody can read what they ask', async () => {
    for (const [request, asked] of [
      ['burn', {}],
      ['history', { record: 1 }],
      ['toString', {}],
    ] as const)
      expect(await asks(NAMES.sales, request, asked)).toMatch(/^The office cannot read this request/);
    expect(await asks('Mallory', 'since', { form: FEED_FORM, after: 0, feed: 'role.admin', passed: 0 })).toBe(
      'You do not belong to this office any more.',
    );
  });
});

describe('files', () => {
  test('are given to those who may read a row that names them', async () => {
    const admin = await browserOf('admin');
    const file = new File(['%PDF-of-a-vendor'], 'gst.pdf', { type: 'application/pdf' });
    const attachment = await admin.store.dispatch(attached(file));
    done(admin.store.dispatch(vendorAdded(vendorDraft('Filed'), attachment)));
    const lonely = new TextEncoder().encode('named by nobody');
    const unnamed = await hashOf(lonely);
    await admin.replica.contents().put(unnamed, lonely);
    await isEven(admin);
    const givenTo = async (name: string) => {
      const given = await Promise.all(ROLES.map((role) => asks(NAMES[role], 'content', { name })));
      return ROLES.filter((_role, index) => given[index] instanceof Uint8Array);
    };
    expect(await givenTo(attachment.hash)).toEqual(['admin', 'stock']);
    expect(await givenTo(unnamed)).toEqual(['admin']);
  });
});

describe('an installer', () => {
  test('gets a job that is given to him, with what its visit needs, and loses both when another one gets it', async () => {
    const [admin, own] = [await browserOf('admin'), await browserOf('installer')];
    const { installerId = '' } = own.business().origin.readBy ?? {};
    const job = Object.values(admin.business().jobs.entities).find(({ status }) => status === 'Sent to Dispatcher');
    if (!job) throw new Error('There is a job to be assigned.');
    const { id } = job;
    const visit = { installerId, on: todaysDate(), slot: 'morning' as const };
    done(admin.store.dispatch(installerAdded({ name: 'Another One' })));
    const [other = ''] = admin.business().installers.ids.slice(-1);
    const has = () => own.business().jobs.entities[id] !== undefined;
    expect(has()).toBe(false);
    done(admin.store.dispatch(jobAssigned(id, visit)));
    await until('he has it', has);
    await isEven(own);
    done(admin.store.dispatch(jobAssigned(id, { ...visit, installerId: other })));
    await until('it is taken back', () => !has());
    await isEven(own);
  });

  test.each(['at once', 'when its vehicle is told no more'])('takes back that he closed a visit, %s', async (when) => {
    const [admin, own] = [await browserOf('admin'), await browserOf('installer')];
    done(admin.store.dispatch(businessReplaced(visitedBusiness, 'backup')));
    await isEven(admin);
    await isEven(own);
    const closed = done(own.store.dispatch(visitClosed()));
    expect(visitStatus(own.business())).toBe('Done');
    if (when !== 'at once') await isEven(own);
    const undone = done(closed.undo?.() ?? { done: false, reason: 'It has no Undo.' });
    expect(visitStatus(own.business())).toBe('With Installer');
    expect(await undone.confirmed()).toMatchObject({ kept: expect.any(Number) as number });
    await isEven(own);
    expect(visitStatus(all())).toBe('With Installer');
  });
});

test('a browser whose place nobody remembers takes the whole anew, and nothing that it said is taken for lost', async () => {
  const admin = await browserOf('admin');
  await say(admin, 20, 3);
  await desk.close();
  const connection = await server.open();
  const missed = admin.store.getState().journal.missed.length;
  done(admin.store.dispatch(vendorAdded(vendorDraft('Said meanwhile'))));
  desk = await openDesk(connection, { roleOf: (name) => Promise.resolve(roles[name]) });
  ends.push(
    () => connection.close(),
    () => desk.close(),
  );
  await isEven(admin);
  expect(admin.store.getState().journal.missed).toHaveLength(missed);
  expect(Object.values(admin.business().vendors.entities).map(({ name }) => name)).toContain('Said meanwhile');
});

test('an import of thousands of rows is taken back, and back again, by a desk that has not seen it', async () => {
  const admin = await browserOf('admin');
  const { products: _none, ...details } = vendorDraft('Long ago');
  const added = Array.from({ length: 1_500 }, (_, row) => ({ ...details, gstNo: `27AAPFU${1_000 + row}F1ZV` }));
  const before = admin.business().vendors.ids.length;
  const said = done(admin.store.dispatch(vendorsImported({ added, edits: [] })));
  await isEven(admin);
  for (const compactAfter of [1, Number.POSITIVE_INFINITY]) {
    await desk.close();
    const connection = await server.open();
    desk = await openDesk(connection, { roleOf: (name) => Promise.resolve(roles[name]), compactAfter });
    ends.push(
      () => connection.close(),
      () => desk.close(),
    );
    done(admin.store.dispatch(vendorAdded(vendorDraft(`Another ${compactAfter}`))));
    await isEven(admin);
    await until('a snapshot is kept', async () => ((await desk.journal.snapshots(1))[0]?.seq ?? 0) > 2);
  }
  const undone = done(said.undo?.() ?? { done: false, reason: 'It has no Undo.' });
  expect(await undone.confirmed()).toMatchObject({ kept: expect.any(Number) as number });
  await isEven(admin);
  expect(all().vendors.ids).toHaveLength(before + 2);
  const again = done(undone.undo?.() ?? { done: false, reason: 'It has no Undo.' });
  expect(await again.confirmed()).toMatchObject({ kept: expect.any(Number) as number });
  await isEven(admin);
  expect(all().vendors.ids).toHaveLength(before + 1_502);
});

test('somebody who gets another role is told what that one reads', async () => {
  const own = await browserOf('stock');
  roles[NAMES.stock] = 'care';
  const admin = await browserOf('admin');
  await say(admin, 3, 4);
  await until('it is cut down', () => own.business().origin.readBy?.role === 'care');
  expect(own.business().vendors.ids).toEqual([]);
});
