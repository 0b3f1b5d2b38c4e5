import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { indexedDbJournal } from '@/journal/adapters/indexedDb';
import { ownBackup } from '@/office/ownBackup';
import { findOwnBusiness, keepStage, OWN, removeOwnBusiness } from '@/office/ownBusiness';
import { readingBackup } from '@/store/backups/exchange';
import { vendorAdded } from '@/store/facts/vendors';
import { task } from '../support/backups';
import { openTab, settle, smallBusiness } from '../support/tabs';
import { vendorDraft } from '../support/vendors';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteDB(OWN);
});

/** A page of this browser by itself, before there was an office. */
const home = () => openTab(() => indexedDbJournal(OWN));

/** The same, with so many vendors added; then it is left. */
async function worked(...names: string[]) {
  const tab = await home();
  for (const name of names) tab.store.dispatch(vendorAdded(vendorDraft(name)));
  await settle([tab]);
  await tab.replica.close();
  return tab.business();
}

describe('the business that a browser keeps by itself', () => {
  test('is none where there is no database, and looking makes none', async () => {
    expect(await findOwnBusiness('office')).toBeUndefined();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(OWN);
  });

  test('is none where nothing was ever entered', async () => {
    await worked();
    expect(await findOwnBusiness('office')).toBeUndefined();
  });

  test('stays the same one while more is entered, and is another one after a new beginning', async () => {
    await worked('First');
    const found = await findOwnBusiness('office');
    expect(found).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{16}$/), stage: undefined });
    await worked('Second', 'Third');
    expect(await findOwnBusiness('office')).toEqual(found);
    await deleteDB(OWN);
    await worked('First');
    expect((await findOwnBusiness('office'))?.id).not.toBe(found?.id);
  });

  test('is decided for itself and for that office alone, and once it is moved no other tab says less', async () => {
    await worked('First');
    const { id = '' } = (await findOwnBusiness('office')) ?? {};
    expect([keepStage('office', id, 'moved'), keepStage('office', id, 'left')]).toEqual(['moved', 'moved']);
    expect(await findOwnBusiness('office')).toMatchObject({ stage: 'moved' });
    expect(await findOwnBusiness('another office')).toMatchObject({ stage: undefined });
    await deleteDB(OWN);
    await worked('First');
    expect(await findOwnBusiness('office')).toMatchObject({ stage: undefined });
  });

  test('is whole in its backup, with its history', async () => {
    const business = await worked('First', 'Second');
    const tab = await openTab(() => indexedDbJournal('elsewhere'));
    const backup = await tab.store.dispatch(readingBackup(await ownBackup('Asha', task()), task()));
    expect(backup.business.vendors).toEqual(business.vendors);
    expect(Object.keys(backup.business.vendors.entities)).toHaveLength(smallBusiness.vendors.ids.length + 2);
    expect(backup.history).toMatchObject({ entries: 3 });
  });

  test('that cannot be read says so', async () => {
    await expect(ownBackup('Asha', task())).rejects.toThrow(
      'The business in this browser cannot be read now. Close other tabs and try again.',
    );
  });

  test('is gone once it was removed', async () => {
    await worked('First');
    await removeOwnBusiness();
    expect(await findOwnBusiness('office')).toBeUndefined();
  });
});
