import { expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import type { Snapshot } from '@/journal/port/port';
import { createCompacting } from '@/journal/reading/compacting';

/** Compacting what was read up to a place, the snapshots that were begun, and what lets the storage answer the oldest that it still keeps. */
function compactingTo() {
  const begun: Snapshot[] = [];
  const answers: ((error?: Error) => void)[] = [];
  const made = createCompacting(
    { version: 3 },
    { state: () => Promise.resolve({ vendors: 2 }), overtaken: () => ({ 4: 'It is gone.' }) },
    { told: () => ({ passedOver: [2] }) },
  );
  const to = {
    ...memoryShelf()(),
    compact: (snapshot: Snapshot) =>
      new Promise<void>((resolve, reject) => {
        begun.push(snapshot);
        answers.push((error) => (error ? reject(error) : resolve()));
      }),
  };
  return {
    begin: made.begin,
    compact: (seq: number) => made.compact(to, seq, 10, (work) => work()),
    answer: async (error?: Error) => {
      answers.shift()?.(error);
      await made.compacted();
    },
    places: () => begun.map(({ seq }) => seq),
    begun,
  };
}

test('a snapshot says what was read, what was overtaken in it and what is passed over', async () => {
  const { compact, begun } = compactingTo();
  await compact(10);
  expect(begun).toEqual([
    {
      version: 3,
      seq: 10,
      state: { vendors: 2 },
      overtaken: { 4: 'It is gone.' },
      passedOver: [2],
      checked: true,
    },
  ]);
});

test('one is kept once so many entries came since the last, or since that which was begun with', async () => {
  const { begin, compact, answer, places } = compactingTo();
  begin(100);
  await compact(109);
  expect(places()).toEqual([]);
  await compact(110);
  await answer();
  await compact(119);
  await compact(120);
  expect(places()).toEqual([110, 120]);
});

test.each([undefined, new Error('The disk is full.')])(
  'none is begun while another is being kept, and where that ends with %s the next comes after as many entries again',
  async (error) => {
    const { compact, answer, places } = compactingTo();
    await compact(10);
    await compact(30);
    await answer(error);
    await compact(19);
    expect(places()).toEqual([10]);
    await compact(31);
    expect(places()).toEqual([10, 31]);
  },
);
