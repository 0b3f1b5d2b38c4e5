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
