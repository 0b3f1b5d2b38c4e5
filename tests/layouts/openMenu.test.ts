import { expect, test } from 'vitest';
import { adminMenu } from '@/layouts/adminMenu';
import { careMenu } from '@/layouts/careMenu';
import { openMenu, type MenuGroup } from '@/layouts/navigation';
import { salesMenu } from '@/layouts/salesMenu';
import { paths } from '@/paths';

const labels = (menu: readonly MenuGroup[], open: (to: string) => boolean) =>
  openMenu(menu, (to) => (open(to) ? undefined : 'Not yours.')).map(({ items }) =>
    items.map((item) =>
      'to' in item ? item.label : `${item.label}: ${item.choices.map(({ label }) => label).join()}`,
    ),
  );

test.each([
  ['the stocks', adminMenu('/stocks')],
  ['customer care', careMenu],
  ['sales', salesMenu(paths.sales.billed)],
])('whoever has all addresses has the whole menu of %s', (_which, menu) => {
  expect(openMenu(menu, () => undefined)).toEqual(menu);
});

test('the menu shows what is open, in its order', () => {
  const open = new Set([paths.stocks.received, paths.stocks.configured]);
  expect(labels(adminMenu('/stocks'), (to) => open.has(to))).toEqual([['Received Stock', 'Configured Stock']]);
});

test('an item of several addresses offers the open ones, and goes when there is none; a group without items goes', () => {
  const open = new Set([paths.care.viewJob, paths.care.newAddition, paths.careLogin]);
  expect(labels(careMenu, (to) => open.has(to))).toEqual([
    ['View Job Status', 'Addition List'],
    ['Add New: Device addition', 'Logout'],
  ]);
  expect(labels(careMenu, (to) => to === paths.careLogin)).toEqual([['Logout']]);
});
