import { expect, test } from 'vitest';
import { packed } from '@/journal/reading/bulk';
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
