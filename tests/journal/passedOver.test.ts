import { describe, expect, test } from 'vitest';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import type { AppStore } from '@/store/business/store';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { passableShelf } from '../support/passingOver';
import { done } from '../support/said';
import { openTab, settle, type Tab } from '../support/tabs';
import { vendorDraft } from '../support/vendors';

const relay = { name: 'Relay', rate: 1, unit: 'Pcs', minOrderQty: 1 };
const namesIn = ({ store }: { store: AppStore }) => selectVendors(store.getState()).map(({ name }) => name);
const say = (tab: Tab, name: string) => done(tab.store.dispatch(vendorAdded(vendorDraft(name))));
const journalOf = (tab: Tab) => tab.store.getState().journal;

/** A journal that begins at place 1, and in which Konkan stands at 2 and Deccan at 3, and a tab that has said both. */
const said = async (options: Parameters<typeof openTab>[1] = {}) => {
  const shelf = passableShelf();
  const open = () => openTab(() => Promise.resolve(shelf.open()), options);
  const tab = await open();
  for (const name of ['Konkan', 'Deccan']) {
    say(tab, name);
    await settle([tab]);
  }
  return { shelf, open, tab };
};

describe('an entry that is passed over', () => {
  test('is in nothing that is read from then on', async () => {
    const { shelf, open } = await said();
    shelf.passOver(2);
    expect(namesIn(await open())).toEqual(['First', 'Second', 'Deccan']);
  });

  test('is no more in what those show who have read it, and what they say goes on', async () => {
    const { shelf, open, tab } = await said();
    const other = await open();
    shelf.passOver(2);
    say(tab, 'Malabar');
    await settle([tab, other]);
    const newcomer = await open();
    for (const each of [tab, other, newcomer]) {
      expect(namesIn(each)).toEqual(['First', 'Second', 'Deccan', 'Malabar']);
      expect(each.business()).toEqual(newcomer.business());
      expect(journalOf(each)).toMatchObject({ seq: 4, missed: [] });
    }
  });

  test('is read by nobody where it stands last, and what comes after it is', async () => {
    const { shelf, open, tab } = await said();
    shelf.passOver(3);
    const newcomer = await open();
    expect(namesIn(newcomer)).toEqual(['First', 'Second', 'Konkan']);
    say(newcomer, 'Malabar');
    await settle([tab, newcomer]);
    say(tab, 'Coromandel');
    await settle([tab, newcomer]);
    for (const each of [tab, newcomer])
      expect(namesIn(each)).toEqual(['First', 'Second', 'Konkan', 'Malabar', 'Coromandel']);
  });

  test('takes with it what the rules refuse without it, and each such entry says why', async () => {
    const { shelf, open, tab } = await said();
    const konkan = selectVendors(tab.store.getState()).find(({ name }) => name === 'Konkan');
    done(tab.store.dispatch(productAdded(konkan?.id ?? '', relay)));
    await settle([tab]);
    shelf.passOver(2);
    say(tab, 'Malabar');
    await settle([tab]);
    const newcomer = await open();
    for (const each of [tab, newcomer]) {
      expect(namesIn(each)).toEqual(['First', 'Second', 'Deccan', 'Malabar']);
      const overtaken = (await each.replica.newest(9)).find(({ seq }) => seq === 4)?.overtaken;
      expect(overtaken).toEqual(expect.any(String));
    }
  });

  test('is in no snapshot that anybody reads, and the next one holds what there is without it', async () => {
    const { shelf, open, tab } = await said({ compactAfter: 3 });
    const reader = shelf.open();
    expect((await reader.snapshots(1))[0]).toMatchObject({ seq: 3 });
    shelf.passOver(2);
    const newcomer = await open();
    expect(namesIn(newcomer)).toEqual(['First', 'Second', 'Deccan']);
    for (const name of ['Malabar', 'Coromandel', 'Canara']) {
      say(newcomer, name);
      await settle([tab, newcomer]);
    }
    const [newest] = await reader.snapshots(1);
    expect(newest).toMatchObject({ seq: expect.any(Number), passedOver: [2] });
    expect(newest?.seq).toBeGreaterThan(3);
    const last = await open();
    expect(namesIn(last)).toEqual(['First', 'Second', 'Deccan', 'Malabar', 'Coromandel', 'Canara']);
    expect(last.business()).toEqual(newcomer.business());
  });
});
