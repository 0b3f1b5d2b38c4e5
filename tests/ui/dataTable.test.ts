import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterPanel } from '@/ui/FilterPanel';
import { column, type Row } from '../support/columns';
import { shownAt, textOf } from '../support/rendered';

/** What stands over the columns of a screen's table. */
const headsAt = async (address: string) =>
  [...(await shownAt(address)).matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)]
    .map(([, head = '']) => textOf(head))
    .filter(Boolean);

test('an address chooses the columns of a list, and not those of a table that is only read', async () => {
  expect(await headsAt('/vendors?cols=gst-no')).toEqual(['Vendor Name', 'Gst. No']);
  expect(await headsAt('/vendors/1?cols=unit')).toEqual(await headsAt('/vendors/1'));
});

test('what nobody sees in a searched word is passed over, and so is a part of the rows that there is none of', async () => {
  const all = textOf(await shownAt('/vendors'));
  expect(all).toContain('First 2');
  expect(textOf(await shownAt('/vendors?q=%00'))).toBe(all);
  expect(textOf(await shownAt('/vendors?show=Nobody&sort=nothing&page=-1&size=7'))).toBe(all);
  expect(textOf(await shownAt('/vendors?q=fir%00st'))).not.toContain('Second');
});

test('of very many clients the first stand to be filtered by, and the one that is chosen', () => {
  const panel = createElement(FilterPanel<Row>, {
    values: [column('text', { title: 'Client', filtered: true })],
    rows: Array.from({ length: 300 }, (_, index) => ({ at: `Client ${index}.` })),
    filters: { at: { among: ['Client 250.'] } },
    onChange: () => {},
    onClose: () => {},
  });
  const text = textOf(renderToString(panel));
  expect(text).toMatch(/Client 49\. .*Client 250\. .*249 more: type to find them\./);
  expect(text).not.toContain('Client 50.');
});
