import { describe, expect, test } from 'vitest';
import type { Entry } from '@/journal/port/port';
import { readableEntries } from '@/journal/reading/readableEntries';
import { createUnreadable } from '@/journal/reading/unreadable';
import { adding, asideOnly, sumModel, unchecked } from '../../support/sumModel';

const NEWER = { version: 3 };
/** It adds a text, as only whoever came around the program can say it. */
const crafted = (seq: number) => unchecked(seq, 'x');

/** What of some entries can be read, in which number, and what was set aside. */
async function sorted(...entries: Entry[]) {
  const { model, seen } = sumModel();
  const { journal, aside } = asideOnly();
  const unreadable = createUnreadable(() => {});
  const { readable, newer } = await readableEntries(model, journal, entries, unreadable);
  return {
    readable: readable.map(({ seq, action }) => [seq, action.payload]),
    newer: newer.map(({ seq }) => seq),
    hasMetNewer: unreadable.hasMetNewer(),
    aside: aside.map(({ what, seq, reason }) => [what, seq, reason]),
    checked: seen.checked,
  };
}

describe('an entry', () => {
  test('is checked unless a program of this version has done so, and is read in the form of today', async () => {
    const found = await sorted(adding(1, 5), unchecked(2, 6), adding(3, 7, { version: 1 }));
    expect(found).toMatchObject({ checked: [6, 70], newer: [], hasMetNewer: false, aside: [] });
    expect(found.readable).toEqual([
      [1, 5],
      [2, 6],
      [3, 70],
    ]);
  });

  test('is read without what does not fit, which is kept aside in words', async () => {
    const { readable, aside } = await sorted(unchecked(1, 2_000), adding(2, 5));
    expect(readable).toEqual([
      [1, 1_000],
      [2, 5],
    ]);
    expect(aside).toEqual([['rows', 1, expect.stringContaining('entry 1')]]);
  });

  test('that cannot be read is set aside, and those around it are read', async () => {
    const { readable, aside } = await sorted(adding(1, 5), crafted(2), adding(3, 6, { version: 0 }), adding(4, 7));
    expect(readable).toEqual([
      [1, 5],
      [4, 7],
    ]);
    expect(aside).toEqual([
      ['entry', 2, 'It adds no number.'],
      ['entry', 3, 'It does not say in which version it was written.'],
    ]);
  });
});

describe('beside a newer program', () => {
  test('all up to its first entry is read, all from there on is its own, and nothing is set aside', async () => {
    const found = await sorted(adding(1, 5), crafted(2), adding(3, 6, NEWER), adding(4, 7), crafted(5));
    expect(found).toMatchObject({ readable: [[1, 5]], newer: [3, 4, 5], hasMetNewer: true, aside: [] });
  });

  test('nothing is read where its entry is the first', async () => {
    const found = await sorted(adding(1, 5, NEWER), adding(2, 6));
    expect(found).toMatchObject({ readable: [], newer: [1, 2], hasMetNewer: true });
  });
});
