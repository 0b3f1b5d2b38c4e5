import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { describe, expect, onTestFinished, test } from 'vitest';
import { indexedDbJournal } from '@/journal/adapters/indexedDb';
import { JournalLostError } from '@/journal/port/port';
import { businessReplaced } from '@/store/business/business';
import { nextTurn, openTab, settle } from '../support/tabs';
import { add, names, sharedShelf } from '../support/vendorTabs';

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

test('what one tab had read of a deleted journal is not lost where another one, which had not, begins it anew', async () => {
  const name = crypto.randomUUID();
  const [deaf, reader] = [
    await openTab(async () => ({ ...(await indexedDbJournal(name)), subscribe: () => () => {} })),
    await openTab(() => indexedDbJournal(name)),
  ];
  for (const { replica } of [deaf, reader]) onTestFinished(() => replica.close());
  add(reader, 'Known to one');
  await settle([reader]);
  await deleteDB(name);
  add(deaf, 'From the other');
  await settle([deaf]);
  add(reader, 'Later');
  await settle([reader]);
  add(deaf, 'Last');
  await settle([deaf, reader]);
  const all = ['First', 'Second', 'Known to one', 'From the other', 'Later', 'Last'];
  for (const tab of [deaf, reader]) expect(names(tab).toSorted()).toEqual(all.toSorted());
});

describe('a journal that was deleted under a tab', () => {
  const deletable = async () => {
    const [first, second] = [sharedShelf(), sharedShelf()];
    let journal = await first();
    let lost = false;
    const unlessLost = async <Answer>(call: () => Promise<Answer>) => {
      if (lost) throw new JournalLostError('The database was deleted');
      return call();
    };
    const tab = await openTab(async () => ({
      ...journal,
      snapshots: () => journal.snapshots(),
      append: (drafts) => unlessLost(() => journal.append(drafts)),
      since: (seq) => unlessLost(() => journal.since(seq)),
      compact: async (snapshot) => {
        lost = false;
        await journal.compact(snapshot);
      },
    }));
    const remove = async () => {
      journal = await second();
      lost = true;
    };
    return { tab, remove, second };
  };

  test('begins again with what the tab knows', async () => {
    const { tab, remove, second } = await deletable();
    add(tab, 'Before');
    await settle([tab]);
    await remove();
    add(tab, 'After');
    await settle([tab]);
    expect(names(tab)).toEqual(['First', 'Second', 'Before', 'After']);
    expect((await openTab(second)).business()).toEqual(tab.business());
  });

  test('and begun anew by a newcomer takes the side of the tab, which has the real business', async () => {
    const { tab, remove, second } = await deletable();
    add(tab, 'Before');
    await settle([tab]);
    await remove();
    const newcomer = await openTab(second);
    add(tab, 'After');
    await settle([newcomer, tab]);
    expect(names(newcomer)).toEqual(['First', 'Second', 'Before', 'After']);
    expect(names(tab)).toEqual(names(newcomer));
  });
});
