import { expect, test } from 'vitest';
import type { JournalState } from '@/journal/sync/journalSlice';
import { shownAt, textOf } from '../support/rendered';

const shownWhile = (status: JournalState['status'], address: string) => shownAt(address, undefined, undefined, status);

test.each<[address: string, loading: string, failed: string]>([
  ['/vendors', 'Loading vendors...', 'Error loading vendors.'],
  ['/vendors/1', 'Loading vendors...', 'Error loading vendors.'],
  ['/stocks', 'Loading stock...', 'Error loading stock.'],
  ['/stocks/requested-stocks', 'Loading requests...', 'Error loading requests.'],
  ['/stocks/purchase-stocks', 'Loading vendors...', 'Error loading vendors.'],
  ['/stocks/expected', 'Loading expected stock...', 'Error loading expected stock.'],
  ['/stocks/received-stocks', 'Loading received stock...', 'Error loading received stock.'],
  ['/stocks/configured-stocks', 'Loading configured stock...', 'Error loading configured stock.'],
])(
  '%s says that its data is still loading, or that it cannot be loaded, with a way to try again',
  async (address, loading, failed) => {
    const [early, late] = [await shownWhile('loading', address), await shownWhile('failed', address)];
    expect(early).toMatch(new RegExp(`<div role="status">${loading}`));
    expect(textOf(/<[^>]*role="alert".*?<\/div>/s.exec(late)?.[0] ?? '')).toBe(`${failed} Try Again`);
    const there = textOf(await shownAt(address));
    expect([there.includes(loading), there.includes(failed)]).toEqual([false, false]);
  },
);
