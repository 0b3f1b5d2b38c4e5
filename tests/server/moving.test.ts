import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { indexedDbJournal } from '@/journal/adapters/indexedDb';
import { feedJournal } from '@/journal/adapters/nats/feedJournal';
import { streamsOf } from '@/journal/adapters/nats/streams';
import { ownBackup } from '@/office/ownBackup';
import { findOwnBusiness, OWN } from '@/office/ownBusiness';
import { attached, readAttachment } from '@/store/kit/attachments/attachments';
import { attachmentsIn } from '@/store/backups/backupFormat';
import { businessReplaced, emptyBusiness } from '@/store/business/business';
import { feedDeltas } from '@/store/business/feeds/wholeOfParts';
import { deniedFor } from '@/store/business/policy';
import { officeSlice, userKnown } from '@/store/browser/officeSlice';
import type { Role } from '@/store/kit/roles';
import { selectReceipts } from '@/store/billing/receipts/receiptsSlice';
import { receiptRecorded } from '@/store/facts/receipts';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import { accountsFor } from '../../office/accounts';
import { sayBeginning } from '../../office/beginning';
import { task } from '../support/backups';
import { backupOf, browser, moveIn, recordsOf, refusalFor, describedBy } from '../support/moves';
import { openTab, settle, type Tab } from '../support/tabs';
import { vendor, vendorDraft } from '../support/vendors';
import { startNatsServer } from './support/natsServer';
import { openDesk } from './support/factDesk';
import { BUSINESS, noteOf } from './support/server';

const password = 'a password of this test';
const ROLE_OF = { Asha: 'admin', Vijay: 'stock' } as const satisfies Record<string, Role>;
type Name = keyof typeof ROLE_OF;
const roleOf = (name: string): Role | undefined => (name in ROLE_OF ? ROLE_OF[name as Name] : undefined);
const NAMES: readonly Name[] = ['Asha', 'Vijay'];

describe('a business that moves into an office', () => {
  let server: Awaited<ReturnType<typeof startNatsServer>>;
  const ends: (() => Promise<void>)[] = [];

  const signIn = (user: string) =>
    connect({ servers: server.address, user, pass: password, inboxPrefix: `_INBOX.${user}` });
  const officeOf = (name: Name) =>
    officeSlice.reducer(
      undefined,
      userKnown({ user: { name, role: ROLE_OF[name] }, denied: deniedFor(ROLE_OF[name]) }),
    );
  async function enter(user: Name): Promise<Tab> {
    const connection = await signIn(user);
    const tab = await openTab(() => feedJournal(connection, { business: BUSINESS, user, feedDeltas }), {
      by: () => user,
    });
    ends.push(
      () => tab.replica.close(),
      () => connection.close(),
    );
    return tab;
  }

  beforeAll(async () => {
    server = await startNatsServer({
      accounts: accountsFor(
        password,
        NAMES.map((name) => ({ name, role: ROLE_OF[name], hash: password })),
      ),
    });
  });
  beforeEach(async () => {
    const office = await signIn('office');
    const { streams } = await jetstreamManager(office);
    for (const stream of streamsOf(noteOf(), 1)) {
      await streams.delete(stream.name).catch(() => false);
      await streams.add(stream);
    }
    await sayBeginning(office);
    const desk = await openDesk(office, { roleOf: (name) => Promise.resolve(roleOf(name)) });
    ends.push(
      () => desk.close(),
      () => office.close(),
    );
  });
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });
  afterAll(() => server.stop());

  /** A browser of its own with a payload apart, an attachment, an Undo, and more entries than go at a time. */
  async function fullBrowser() {
    const tab = await browser(undefined, { by: () => 'Meera' });
    const vendors = vendorTable(Array.from({ length: 400 }, (_row, index) => vendor(index + 1)));
    tab.store.dispatch(businessReplaced({ ...emptyBusiness, vendors }, 'backup'));
    const certificate = new File(['%PDF-one'], 'one.pdf', { type: 'application/pdf' });
    tab.store.dispatch(vendorAdded(vendorDraft('Filed'), await tab.store.dispatch(attached(certificate))));
    for (let index = 0; index < 600; index += 1) {
      tab.store.dispatch(
        productAdded(`vendor-${(index % 400) + 1}`, { name: `S${index}`, rate: 90, unit: 'Pcs', minOrderQty: 1 }),
      );
    }
    const said = tab.store.dispatch(vendorAdded(vendorDraft('Passing')));
    if (said.done) said.undo?.();
    await settle([tab]);
    return tab;
  }

  const certificates = ({ store, business }: Tab) =>
    Promise.all(attachmentsIn(business()).map(async (file) => (await store.dispatch(readAttachment(file))).text()));

  test('is that of everybody there, each entry with its own author and time, and is taken home again', async () => {
    const full = await fullBrowser();
    const [asha, vijay] = [await enter('Asha'), await enter('Vijay')];
    const told = await describedBy(full);
    const moved = await moveIn(asha, await backupOf(full), task(), officeOf('Asha'));
    expect(moved).toEqual({ entries: told.length, added: told.length, isSame: true });
    await settle([asha, vijay]);
    for (const tab of [asha, vijay]) {
      expect(recordsOf(tab.business())).toEqual(recordsOf(full.business()));
      expect(await certificates(tab)).toEqual(['%PDF-one']);
    }
    expect((await describedBy(asha)).slice(1)).toEqual(told);
    // That a whole business was put in place tells of all of it.
    expect(await describedBy(vijay)).toEqual(told.slice(2));
    const home = await browser();
    await moveIn(home, await backupOf(asha));
    expect(recordsOf(home.business())).toEqual(recordsOf(asha.business()));
    expect((await describedBy(home)).slice(1)).toEqual(await describedBy(asha));
    expect(await certificates(home)).toEqual(['%PDF-one']);
  });

  test('that was given up in between goes on, and doubles nothing', async () => {
    const full = await fullBrowser();
    const file = await backupOf(full);
    const asha = await enter('Asha');
    const giving = new AbortController();
    const running = { signal: giving.signal, onProgress: () => giving.abort() };
    await expect(moveIn(asha, file, running, officeOf('Asha'))).rejects.toThrow(/abort/i);
    expect(await moveIn(asha, file, task(), officeOf('Asha'))).toMatchObject({ isSame: true });
    expect((await describedBy(asha)).slice(1)).toEqual(await describedBy(full));
  });

  test('is the own one of a browser that opens the office, and goes on after a page that was left, with what was entered since', async () => {
    const own = await openTab(() => indexedDbJournal(OWN), { by: () => 'Meera' });
    for (let index = 0; index < 600; index += 1) own.store.dispatch(vendorAdded(vendorDraft(`V${index}`)));
    const paid = { accountId: 'account-3', on: '2026-11-20', mode: 'UPI', cash: 100, allocations: [] } as const;
    expect(own.store.dispatch(receiptRecorded(paid, '2026-11-20'))).toMatchObject({ done: true });
    await settle([own]);
    const asha = await enter('Asha');
    const { id = '' } = (await findOwnBusiness(BUSINESS)) ?? {};
    const giving = new AbortController();
    const page = { signal: giving.signal, onProgress: () => giving.abort() };
    await expect(moveIn(asha, await ownBackup('Asha', task()), page, officeOf('Asha'), id)).rejects.toThrow(/abort/i);
    own.store.dispatch(vendorAdded(vendorDraft('Later')));
    await settle([own]);
    expect(await findOwnBusiness(BUSINESS)).toMatchObject({ id });
    const moved = await moveIn(asha, await ownBackup('Asha', task()), task(), officeOf('Asha'), id);
    expect(moved).toMatchObject({ entries: 603, isSame: true });
    await settle([asha]);
    expect(recordsOf(asha.business())).toEqual(recordsOf(own.business()));
    expect(selectReceipts(asha.store.getState()).map(({ docNo }) => docNo)).toEqual(
      selectReceipts(own.store.getState()).map(({ docNo }) => docNo),
    );
    expect((await describedBy(asha)).slice(1)).toEqual(await describedBy(own));
    await own.replica.close();
  });

  test('is let in by the server of an admin only', async () => {
    const file = await backupOf(await fullBrowser());
    await enter('Asha');
    const vijay = await enter('Vijay');
    expect(await refusalFor(vijay, file, officeOf('Vijay'))).toBeDefined();
    // As if this browser did not know it.
    await expect(moveIn(vijay, file, task(), officeOf('Asha'))).rejects.toThrow(
      'Nothing was changed. Only an admin may do this.',
    );
    expect(await describedBy(vijay)).toEqual([]);
  });
});
