import { describe, expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { memoryShelf } from '@/store/journal/memoryJournal';
import { readEntry, readSnapshot, VERSION } from '@/store/journal/reading';
import { smallBusiness, openTab } from '../../support/tabs';
import kept from './entries.v1.json' with { type: 'json' };

const draft = { seq: 1, id: 'a', at: '2026-11-21T10:00:00.000Z', by: 'Asha' };

describe('what an older program wrote', () => {
  test('is lifted version by version on its way in', () => {
    const action = { 0: (old: { type: string }) => ({ ...old, type: old.type.replace('suppliers/', 'vendors/') }) };
    const read = readEntry({ ...draft, version: 0, action: { type: 'suppliers/vendorAdded' } }, { action, state: {} });
    expect(read).toEqual({ ok: true, action: { type: 'vendors/vendorAdded' } });
  });

  test('is lifted in a snapshot as well, and the tables it did not know yet are empty', () => {
    const state = { 0: (old: object) => ({ vendors: Reflect.get(old, 'suppliers') as unknown }) };
    const read = readSnapshot({ seq: 1, version: 0, state: { suppliers: smallBusiness.vendors } }, { action: {}, state });
    expect(read).toEqual({ ok: true, business: { ...emptyBusiness, vendors: smallBusiness.vendors } });
  });

  test('in version 1 still loads today', async () => {
    const door = memoryShelf();
    await door().append(kept);
    const tab = await openTab(() => Promise.resolve(door()));
    expect(tab.business().vendors).toMatchObject({
      ids: [1, 2],
      entities: {
        1: { name: 'First', products: [{ id: 101, name: 'Relay 24 V', rate: 95 }] },
        2: { name: 'Konkan', createdAt: 1_700_000_000_000, products: [{ id: 1_700_000_000_001, name: 'Siren' }] },
      },
    });
    expect(tab.store.getState().journal.setAside).toBe(0);
  });
});

test.each([
  ['holds no fact', { version: VERSION, action: null }, 'It holds no fact.'],
  ['holds a fact without a name', { version: VERSION, action: { payload: 1 } }, 'It holds no fact.'],
  ['has no version', { action: { type: 'x' } }, 'It does not say in which version it was written.'],
  ['comes from the future', { version: 99, action: { type: 'x' } }, 'It was written by a newer program (version 99).'],
])('an entry that %s is refused with the reason', (_title, parts, reason) => {
  expect(readEntry({ ...draft, ...parts } as never)).toEqual({ ok: false, reason });
});
