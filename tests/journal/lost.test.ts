import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { expect, onTestFinished, test } from 'vitest';
import { indexedDbJournal } from '@/journal/adapters/indexedDb';
import { businessReplaced } from '@/store/business/business';
import { selectVendors, vendorAdded } from '@/store/vendors/vendorsSlice';
import { nextTurn, openTab, settle, type Tab } from '../support/tabs';
import { vendorDraft } from '../support/vendors';

const names = (tab: Tab) => selectVendors(tab.store.getState()).map(({ name }) => name);
const add = (tab: Tab, name: string) => tab.store.dispatch(vendorAdded(vendorDraft(name)));

test('of several tabs whose journal was deleted and begun anew the first puts back what they know, and no later one what is said since', async () => {
  const name = crypto.randomUUID();
  const tabOn = async () => {
    const tab = await openTab(() => indexedDbJournal(name));
    onTestFinished(() => tab.replica.close());
    return tab;
  };
  const tabs = [await tabOn(), await tabOn(), await tabOn()];
  const [first] = tabs;
  if (!first) throw new Error('There is no tab.');
  add(first, 'Before');
  await settle(tabs);
  await deleteDB(name);
  tabs.push(await tabOn());
  for (let count = 0; count < 10; count += 1) {
    add(first, `After ${count}`);
    await nextTurn();
  }
  await settle(tabs);
  const after = Array.from({ length: 10 }, (_, count) => `After ${count}`);
  for (const tab of tabs) expect(names(tab)).toEqual(['First', 'Second', 'Before', ...after]);
  const putBack = (await first.replica.newest(100)).filter(({ action }) => businessReplaced.match(action));
  expect(putBack.map(({ by }) => by)).toEqual(['Asha', 'Trackyard']);
});
