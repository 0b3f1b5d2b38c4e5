import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { hashOf } from '@/journal/kit/hash';
import { packed, unpacked } from '@/journal/reading/bulk';
import { factUndone } from '@/journal/undo/undo';
import type { Draft } from '@/journal/port/port';
import { DRAFT_MAX_CHARACTERS } from '@/journal/port/weight';

const draft = (payload?: unknown): Draft => ({
  id: 'a',
  at: '2026-07-01T09:30:00.000Z',
  by: 'Asha',
  version: 2,
  about: [],
  action: { type: 'vendors/vendorAdded', ...(payload !== undefined && { payload }) },
});

test.each([[undefined], ['short'], ['x'.repeat(1_000)]])(
  'a draft that may travel as it is stays as it is',
  async (payload) => {
    const given = draft(payload);
    expect(await packed(given)).toBe(given);
  },
);

test('a large draft travels without its payload, and is packed once however often it is sent', async () => {
  const large = draft('x'.repeat(DRAFT_MAX_CHARACTERS - 50));
  const parcel = await packed(large);
  expect(parcel.action).toEqual({ type: 'vendors/vendorAdded' });
  expect([...(parcel.contents ?? [])]).toEqual([
    [parcel.bulk, new TextEncoder().encode(JSON.stringify(large.action.payload))],
  ]);
  expect(await packed(large)).toBe(parcel);
});

test('a large draft that takes another back names the fact that it takes back', async () => {
  const undone = { type: 'vendors/vendorAdded', payload: 'x'.repeat(DRAFT_MAX_CHARACTERS) };
  const undo = factUndone({ fact: undone, changes: [] });
  expect(await packed({ ...draft(), action: undo })).toMatchObject({ takesBack: undone.type });
  expect(await packed({ ...draft(), action: undone })).not.toHaveProperty('takesBack');
});

describe('a payload that travelled apart', () => {
  const text = JSON.stringify('x'.repeat(DRAFT_MAX_CHARACTERS));
  const bytes = new TextEncoder().encode(text);
  const kept = (bulk?: string): Draft => ({ ...draft(), checked: true, ...(bulk !== undefined && { bulk }) });
  /** Contents that hold bytes by these names. */
  const contents = async (...named: [hash: string, bytes: Uint8Array<ArrayBuffer>][]) => {
    const journal = memoryShelf()();
    for (const [hash, one] of named) await journal.contents.put(hash, one);
    return journal.contents;
  };

  test('is put back into its draft, which stays checked where it has the name of its bytes', async () => {
    const hash = await hashOf(bytes);
    const there = await contents([hash, bytes], ['another', bytes]);
    const [right, wrong, none] = await unpacked([kept(hash), kept('another'), kept()], there);
    expect(right).toMatchObject({ checked: true, action: { payload: JSON.parse(text) as unknown } });
    expect(wrong?.action.payload).toEqual(right?.action.payload);
    expect(wrong).not.toHaveProperty('checked');
    expect(none).toEqual(kept());
  });

  test('is left out where it is gone, or no JSON', async () => {
    const broken = new TextEncoder().encode('{');
    const hash = await hashOf(broken);
    const [gone, noJson] = await unpacked([kept('gone'), kept(hash)], await contents([hash, broken]));
    for (const one of [gone, noJson]) expect(one?.action).toEqual({ type: 'vendors/vendorAdded' });
  });

  test('is asked for where there is one alone', async () => {
    const given = [kept()];
    const never = { ...(await contents()), get: () => Promise.reject(new Error('It was asked for.')) };
    expect(await unpacked(given, never)).toEqual(given);
  });
});
