import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { indexedDbJournal } from '@/journal/adapters/indexedDb';
import { memoryShelf } from '@/journal/adapters/memory';
import type { Journal } from '@/journal/port/port';
import { farJournal, type Conduct } from '../support/farJournal';
import { draft, drafts, ids } from '../support/drafts';
import { journalContract, type Door } from '../support/journalContract';

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

const far = (conduct: Conduct) => () => {
  const shelf = memoryShelf();
  return () => Promise.resolve(farJournal(shelf, () => conduct));
};

const adapters: [string, () => Door][] = [
  [
    'memory',
    () => {
      const open = memoryShelf();
      return () => Promise.resolve(open());
    },
  ],
  [
    'IndexedDB',
    () => {
      const name = crypto.randomUUID();
      return () => indexedDbJournal(name);
    },
  ],
  [
    'IndexedDB in parts of three characters',
    () => {
      const name = crypto.randomUUID();
      return () => indexedDbJournal(name, 3);
    },
  ],
  ['a far place', far({ slow: 3 })],
  ['a far place that hears and answers twice', far({ slow: 1, twice: true })],
];

for (const [title, shelf] of adapters) journalContract(title, shelf);

describe('a far journal', () => {
  const describingOf = (...ways: Conduct[]) => {
    const shelf = memoryShelf();
    return { journal: farJournal(shelf, (call) => (call === 'append' && ways.shift()) || {}), shelf };
  };

  test.each([
    ['before', []],
    ['after', ['a', 'b']],
  ] as const)('that went away %s it did what was asked rejects, and asked again keeps it once', async (away, kept) => {
    const { journal, shelf } = describingOf({ away });
    await expect(journal.append(drafts('a', 'b'))).rejects.toThrow(Error);
    expect(ids(await shelf().since(0))).toEqual(kept);
    expect(await journal.append(drafts('a', 'b', 'c'))).toEqual([{ kept: 1 }, { kept: 2 }, { kept: 3 }]);
    expect(ids(await shelf().since(0))).toEqual(['a', 'b', 'c']);
  });

  test('refuses the drafts it was told to, and keeps the others', async () => {
    const { journal, shelf } = describingOf({ refuses: ({ id }) => id === 'b' });
    const answers = await journal.append([draft('a'), draft('b'), draft('x', () => 'a function'), draft('c')]);
    expect(answers).toEqual([
      { kept: 1 },
      { refused: 'The server refuses b.' },
      { refused: expect.any(String) },
      { kept: 2 },
    ]);
    expect(ids(await shelf().since(0))).toEqual(['a', 'c']);
  });

  test('is slow where it was told to, and keeps the order of what it was asked', async () => {
    const { journal } = describingOf({ slow: 5 });
    let answered = false;
    const answers = Promise.all([journal.append(drafts('a')), journal.append(drafts('b'))]);
    void answers.then(() => (answered = true));
    await turns(3);
    expect(answered).toBe(false);
    expect(await answers).toEqual([[{ kept: 1 }], [{ kept: 2 }]]);
  });

  test('gets a request twice where it was told to, and keeps it once', async () => {
    const shelf = memoryShelf();
    const arrived: string[][] = [];
    const counting = (): Journal => {
      const server = shelf();
      return { ...server, append: (sent) => (arrived.push(sent.map(({ id }) => id)), server.append(sent)) };
    };
    const journal = farJournal(counting, () => ({ twice: true }));
    expect(await journal.append(drafts('a', 'b'))).toEqual([{ kept: 1 }, { kept: 2 }]);
    expect(arrived).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(ids(await journal.since(0))).toEqual(['a', 'b']);
  });

  test('delivers news late, twice or not at all as told', async () => {
    const shelf = memoryShelf();
    const ways: Conduct[] = [{ twice: true, slow: 2 }, { away: 'before' }, {}];
    const journal = farJournal(shelf, (call) => (call === 'news' && ways.shift()) || {});
    let news = 0;
    journal.subscribe(() => (news += 1));
    const after: number[] = [];
    for (const id of ['a', 'b', 'c']) {
      await shelf().append(drafts(id));
      after.push(news);
      await turns(3);
      after.push(news);
    }
    expect(after).toEqual([0, 2, 2, 2, 3, 3]);
  });
});
