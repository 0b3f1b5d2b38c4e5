import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { NatsConnection } from '@nats-io/nats-core';
import { boardOf } from '@/journal/adapters/nats/board';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import { officeOver } from '@/journal/adapters/nats/reader';
import { BUCKETS, deskOf, personAt, STREAMS } from '@/journal/adapters/nats/subjects';
import { hashOf } from '@/journal/kit/hash';
import { attached } from '@/store/kit/attachments/attachments';
import { businessOf } from '@/store/business/business';
import { readBackup } from '@/store/backups/backupReading';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import type { ClerkOptions, createClerk } from '../../office/clerkWork';
import { openTab, settle, smallBusiness } from '../support/tabs';
import { vendorDraft } from '../support/vendors';
import { beginWith } from './support/factDesk';
import { BUSINESS, startServer } from './support/server';
import { startClerk } from './support/sharedOffice';
import { until } from './support/until';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  await server.begin();
  const connection = await server.open();
  await beginWith(connection, smallBusiness);
  await connection.request(personAt('Asha'), JSON.stringify({ name: 'Asha', role: 'admin' }));
  await connection.close();
});
afterAll(() => server.stop());

const product = { name: 'Siren', rate: 90, unit: 'Pcs', minOrderQty: 1 };
const task = { signal: new AbortController().signal, onProgress: () => {} };

const personIn = async (user: string) => {
  const connection = await server.open({ inboxPrefix: `_INBOX.${user}` });
  const tab = await openTab(() => natsJournal(connection, { business: BUSINESS, user }));
  onTestFinished(() => connection.close());
  return { ...tab, connection };
};

const clerkIn = (options?: Partial<ClerkOptions>) => startClerk(server, options);

describe('the clerk', () => {
  test('keeps a snapshot after so many entries, from which a newcomer starts', async () => {
    const asha = await personIn('Asha');
    const clerk = await clerkIn({ compactAfter: 3 });
    for (let count = 0; count < 5; count += 1)
      asha.store.dispatch(productAdded('vendor-1', { ...product, name: `Siren ${count}` }));
    await settle([asha, clerkTab(clerk)]);
    const journal = await natsJournal(asha.connection, { business: BUSINESS, user: 'Asha' });
    const [snapshot] = await journal.snapshots(1);
    expect(snapshot?.seq).toBeGreaterThanOrEqual(3);
    const ravi = await personIn('Ravi');
    expect(ravi.business()).toEqual(asha.business());
  });

  test('makes the backup that is due, which holds all there is, and no second one that night', async () => {
    const asha = await personIn('Asha');
    const clerk = await clerkIn({ now: () => new Date('2026-11-21T03:00:00+05:30') });
    asha.store.dispatch(productAdded('vendor-1', product));
    await settle([asha, clerkTab(clerk)]);
    await clerk.look();
    await clerk.look();
    expect(readdirSync(join(clerk.folder, 'backups'))).toEqual(['trackyard-2026-11-21.zip']);
    const bytes = readFileSync(join(clerk.folder, 'backups', 'trackyard-2026-11-21.zip'));
    const backup = await readBackup(new Blob([bytes]), task);
    expect(backup.business.vendors).toEqual(asha.business().vendors);
    expect(Object.keys(backup.business.vendors.entities)).toEqual(Object.keys(smallBusiness.vendors.entities));
  });

  test('says what is off until it is over', async () => {
    await personIn('Asha');
    let at = new Date('2026-11-21T03:00:00+05:30');
    let left = 5_500_000_000;
    const clerk = await clerkIn({ now: () => at, room: () => Promise.resolve({ left, of: 100_000_000_000 }) });
    const alerts = async () => boardOf(await officeOver(clerk.connection), STREAMS.alerts);
    await clerk.look();
    const since = at.toISOString();
    at = new Date('2026-11-21T04:00:00+05:30');
    await clerk.look();
    const text =
      'The disk of the office has room for 5 GB more. Below 2 GB attachments and large changes wait. docs/office.md tells how to make room.';
    expect(await alerts()).toEqual([{ kind: 'disk', text, since }]);
    left = 50_000_000_000;
    await clerk.look();
    expect(await alerts()).toEqual([{ kind: 'disk', text: '', since: at.toISOString() }]);
  });

  test('says of which machine it is that something is off, where there are several', async () => {
    await personIn('Asha');
    const full = await clerkIn({ machine: 'a', room: () => Promise.resolve({ left: 1, of: 10 }) });
    const empty = await clerkIn({
      machine: 'b',
      room: () => Promise.resolve({ left: 50_000_000_000, of: 100_000_000_000 }),
    });
    for (const clerk of [full, empty]) await clerk.look();
    const found = await boardOf(await officeOver(full.connection), STREAMS.alerts);
    expect(found).toMatchObject([
      {
        kind: 'disk-a',
        text: expect.stringMatching(/^Machine a: .* room for less than 1 GB more\. Attachments .* wait/),
      },
    ]);
  });

  test('makes no backup that would fill the disk, and says so', async () => {
    await personIn('Asha');
    let at = new Date('2026-11-21T03:00:00+05:30');
    let left = 50_000_000_000;
    const clerk = await clerkIn({ now: () => at, room: () => Promise.resolve({ left, of: 100_000_000_000 }) });
    await clerk.look();
    at = new Date('2026-11-22T03:00:00+05:30');
    left = 900_000_000;
    await clerk.look();
    expect(readdirSync(join(clerk.folder, 'backups'))).toEqual(['trackyard-2026-11-21.zip']);
    expect(await boardOf(await officeOver(clerk.connection), STREAMS.alerts)).toContainEqual({
      kind: 'backup',
      text: 'The backup of 2026-11-22 was not made: it would fill the disk of the office. docs/office.md tells how to make room.',
      since: at.toISOString(),
    });
    left = 50_000_000_000;
    await clerk.look();
    expect(readdirSync(join(clerk.folder, 'backups'))).toHaveLength(2);
  });

  test('says that a backup cannot be written, and leaves no half of one', async () => {
    await personIn('Asha');
    const clerk = await clerkIn();
    writeFileSync(join(clerk.folder, 'backups'), 'a file in the place of the folder');
    await clerk.look();
    const alerts = await boardOf(await officeOver(clerk.connection), STREAMS.alerts);
    expect(alerts).toEqual([
      expect.objectContaining({
        kind: 'backup',
        text: expect.stringMatching(/^The backup of .+ could not be written\./),
      }),
    ]);
    expect(readdirSync(clerk.folder)).toEqual(['backups']);
  });
});

describe('what lies among the contents of an office', () => {
  const bytes = (text: string) => new TextEncoder().encode(text.repeat(20_000));
  const begunToPut = (connection: NatsConnection, id: string) =>
    until('the desk takes a part', async () => {
      const answer = await connection.request(deskOf('Asha', `content.part.${id}`), bytes(id).subarray(0, 1_000));
      return 'seq' in answer.json<object>();
    });
  const chunks = async (connection: NatsConnection) =>
    (await officeOver(connection)).subjects(`OBJ_${BUCKETS.contents}`, `$O.${BUCKETS.contents}.C.>`);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

  test('is removed once nobody has named it for a week, and what a fact names or somebody is putting stays', async () => {
    const asha = await personIn('Asha');
    let days = 0;
    const clerk = await clerkIn({ now: () => inDays(days) });
    const file = new File(['%PDF-named'], 'named.pdf', { type: 'application/pdf' });
    const attachment = await asha.store.dispatch(attached(file));
    asha.store.dispatch(vendorAdded(vendorDraft('Filed'), attachment));
    await settle([asha]);
    const journal = await natsJournal(asha.connection, { business: BUSINESS, user: 'Asha' });
    const names = await Promise.all(['left', 'kept'].map((text) => hashOf(bytes(text))));
    const [left = '', kept = ''] = names;
    await journal.contents.put(left, bytes('left'));
    await begunToPut(asha.connection, 'begun');
    const all = [left, attachment.hash];
    const there = async () => (await journal.contents.get(all)).map(Boolean);

    await clerk.tidy();
    expect(await there()).toEqual([true, true]);
    expect(await chunks(clerk.connection)).toHaveLength(3);
    days = 2;
    await clerk.tidy();
    expect(await there()).toEqual([true, true]);
    expect(await chunks(clerk.connection)).toHaveLength(2);
    days = 8;
    await clerk.tidy();
    expect(await there()).toEqual([false, true]);
    expect(await chunks(clerk.connection)).toHaveLength(1);
    await journal.contents.put(kept, bytes('kept'));
    await journal.contents.put(left, bytes('left'));
    expect(await journal.contents.get([kept, left])).toEqual([bytes('kept'), bytes('left')]);
  });

  test('is looked through once a night, some while after the clerk has started', async () => {
    const asha = await personIn('Asha');
    let at = new Date('2099-11-21T02:30:00+05:30');
    const clerk = await clerkIn({ now: () => at });
    await begunToPut(asha.connection, 'begun');
    const left = async () => (await chunks(clerk.connection)).some((subject) => subject.endsWith('Asha-begun'));
    at = new Date('2099-11-21T02:50:00+05:30');
    await clerk.look();
    expect(await left()).toBe(true);
    at = new Date('2099-11-21T03:01:00+05:30');
    await clerk.look();
    expect(await left()).toBe(false);
  });
});

/** The clerk among the tabs of a story. */
const clerkTab = ({ store, replica }: Pick<Awaited<ReturnType<typeof createClerk>>, 'store' | 'replica'>) => ({
  store,
  replica,
  business: () => businessOf(store.getState()),
});
