import { expect, test } from 'vitest';
import { headingsIn, linksIn, rowsIn, sampleAt, textOf } from '../support/rendered';

const METRO = 'Metro Cables 5 27AAKFM2764Q1ZI Edit Price Click';

test('the vendor list has the columns of the specification, in order', async () => {
  expect(headingsIn(await sampleAt('/vendors'))).toEqual([
    '',
    'Vendor Name',
    'Total Products',
    'Gst. No',
    'Edit Price',
    'Add Product',
    'View Details',
  ]);
});

test('odd values in the address of a list are passed over, and a search that finds nothing says so', async () => {
  expect(rowsIn(await sampleAt('/vendors?page=-7&size=banana&sort=nonsense&q=metro'))).toEqual([METRO]);
  expect(rowsIn(await sampleAt('/vendors?page=9999'))).toContain(METRO);
  expect(textOf(await sampleAt('/vendors?q=no+such+vendor'))).toContain('No vendor matches the search.');
});

test('a vendor says who it is, lists its products with their rates in rupees, and leads back', async () => {
  const html = await sampleAt('/vendors/1');
  const text = textOf(html);
  for (const label of ['Vendor Name', 'Phone', 'GST No', 'PAN No', 'Total Products']) expect(text).toContain(label);
  expect(headingsIn(html)).toEqual(['Product Name', 'Rate per unit', 'Unit', 'MOQ', 'Action']);
  expect(rowsIn(html)[0]).toContain('₹');
  expect(linksIn(html)).toContainEqual(['Back to List', '/vendors']);
});

test('a vendor without products says so', async () => {
  const list = await sampleAt('/vendors?sort=total-products');
  const [, address = ''] = linksIn(list).find(([name]) => name === 'Click') ?? [];
  expect(textOf(await sampleAt(address))).toContain(
    'No products added yet. Click the Add Product button to add products.',
  );
});

test.each(['99', 'abc', '-1', '1.5'])('a vendor of the number %s, which does not exist, says so', async (id) => {
  const html = await sampleAt(`/vendors/${id}`);
  expect(textOf(html)).toContain('Vendor not found');
  expect(linksIn(html)).toContainEqual(['Back to Vendor List', '/vendors']);
});
