import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import type { Upcaster } from '@/journal/port/model';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Entry } from '@/journal/port/port';
import { DRAFT_MAX_CHARACTERS } from '@/journal/port/weight';
import { readEntry, readerOf, readSnapshot } from '@/journal/reading/reading';
import { businessModel } from '@/store/business/businessModel';
import { vendorAdded } from '@/store/facts/vendors';
import { openTab, settle } from '../../support/tabs';
import { vendorDraft } from '../../support/vendors';

const entry: Entry = {
  seq: 1,
  id: 'a',
  at: '2026-11-21T10:00:00.000Z',
  by: 'Asha',
  about: [],
  version: 2,
  action: { type: 'x' },
};

/** A program of version 3 whose facts and states were called otherwise in version 2. */
const renamed: Upcaster = {
  fact: (old) => ({ ...old, type: old.type.replace('suppliers/', 'vendors/') }),
  state: (old) => ({ vendors: Reflect.get(old, 'suppliers') as unknown }),
};
const reader = { version: 3, upcasters: { 2: renamed } };

describe('what an older program wrote', () => {
  test('is lifted on its way in, facts and states by one and the same step', () => {
    expect(readEntry({ ...entry, action: { type: 'suppliers/vendorAdded' } }, reader)).toEqual({
      ok: true,
      action: { type: 'vendors/vendorAdded' },
    });
    expect(readSnapshot({ version: 2, state: { suppliers: ['Metro'] } }, reader)).toEqual({
      ok: true,
      state: { vendors: ['Metro'] },
    });
  });

  test('is refused where no step leads on from its version', () => {
    const reason = 'It was written in version 1, which no program reads any more.';
    expect(readEntry({ ...entry, version: 1 }, reader)).toEqual({ ok: false, reason });
    expect(readSnapshot({ version: 1, state: {} }, reader)).toEqual({ ok: false, reason });
  });
});

test.each([
  ['holds no fact', { action: null }, 'It holds no fact.'],
  ['holds a fact without a name', { action: { payload: 1 } }, 'It holds no fact.'],
  ['has no version', { version: undefined }, 'It does not say in which version it was written.'],
  ['comes from the future', { version: 99 }, 'It was written by a newer program (version 99).'],
  [
    'was written before the first version',
    { version: -1_000_000_000 },
    'It does not say in which version it was written.',
  ],
  ['says of nobody that he said it', { by: { name: 'Eve' } }, 'It does not say who said it, when, and about what.'],
  ['is about no list of records', { about: 'vendor-1' }, 'It does not say who said it, when, and about what.'],
  ['has its payload elsewhere, where it is not', { bulk: 'hash' }, 'The content that it names is not there.'],
])('an entry that %s is refused with the reason', async (_title, parts, reason) => {
  const read = { ...entry, version: businessModel.version, ...parts } as Entry;
  expect(readEntry(read, await readerOf(businessModel, [read]))).toMatchObject({ ok: false, reason });
});

test('what an older program wrote is told in the form of today, too, its bulk included', async () => {
  const shelf = memoryShelf();
  const open = () => Promise.resolve(shelf());
  const before = await openTab(open);
  before.store.dispatch(vendorAdded(vendorDraft('Metro')));
  const products = Array.from({ length: 800 }, (_, index) => ({
    name: `${'Relay '.repeat(20)}${index}`,
    rate: 80,
    unit: 'Pcs',
    minOrderQty: 1,
  }));
  const bulky = vendorAdded({ ...vendorDraft('Bulky'), products });
  expect(JSON.stringify(bulky).length).toBeGreaterThan(DRAFT_MAX_CHARACTERS);
  before.store.dispatch(bulky);
  await settle([before]);
  const { version } = businessModel;
  const upcasters = {
    [version]: { fact: (old: UnknownAction) => ({ ...old, lifted: true }), state: (old: object) => old },
  };
  const { replica } = await openTab(open, {
    model: { ...businessModel, version: version + 1, upcasters: () => Promise.resolve(upcasters) },
  });
  const told = await replica.unpacked(await replica.newest(2));
  expect(told.map(({ action }) => action)).toMatchObject([
    { lifted: true, payload: {} },
    { lifted: true, payload: { name: 'Metro' } },
  ]);
});
