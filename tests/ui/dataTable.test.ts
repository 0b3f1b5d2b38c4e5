import { expect, test } from 'vitest';
import { shownAt, textOf } from '../support/rendered';

/** What stands over the columns of a screen's table. */
const headsAt = async (address: string) =>
  [...(await shownAt(address)).matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, head = '']) => textOf(head)).filter(Boolean);

test('an address chooses the columns of a list, and not those of a table that is only read', async () => {
  expect(await headsAt('/vendors?cols=gst-no')).toEqual(['Vendor Name', 'Gst. No']);
  expect(await headsAt('/vendors/1?cols=unit')).toEqual(await headsAt('/vendors/1'));
});
