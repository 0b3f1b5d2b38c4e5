import { expect, test } from 'vitest';
import { stripAt } from '@/layouts/screenStrips';
import { paths } from '@/paths';

const at = (address: string, isOpen: (to: string) => boolean = () => true) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return stripAt({ pathname, search }, isOpen);
};
const current = (address: string) => at(address)?.tabs.flatMap((tab) => (tab.current ? [tab.label] : []));

test.each([
  ['/sales/display-billed?tab=pending', ['Accounts']],
  ['/sales/receipts?q=metro', ['Receipts']],
  ['/sales/receipts?tab=ageing&day=2026-11-22', ['Ageing']],
  ['/stocks', ['Dashboard']],
  ['/stocks/expected/', ['Bags']],
  ['/stocks/expected/branches', ['Bags']],
  ['/leaks', ['Leaks']],
  ['/settings/messages?mail=reminder&language=en', ['Messages']],
] as const)('at %s the tab %j is marked', (address, labels) => expect(current(address)).toEqual(labels));

test.each(['/', '/sales', '/sales/invoice?no=1', '/stocks/devices/490154203237518', '/stocks/bags/1'])(
  'at %s there are no tabs',
  (address) => expect(at(address)).toBeUndefined(),
);

test('the month that is shown goes along to what is of a month', () =>
  expect(at('/sales/bill-run?month=2026-10')?.tabs.map(({ to }) => to)).toEqual([
    '/sales/display-billed',
    '/sales/bill-run?month=2026-10',
    '/sales/issued-bills?month=2026-10',
    '/sales/receipts',
    '/sales/receipts?tab=ageing',
    '/sales/gst-returns?month=2026-10',
  ]));

test('a person sees the tabs of their own screens, and none where nothing stands beside the one that is shown', () => {
  const open = (...own: string[]) => at('/leaks', (to) => own.includes(to))?.tabs.map(({ label }) => label);
  expect(open(paths.leaks, paths.stocks.devices)).toEqual(['Devices', 'Leaks']);
  expect(open(paths.leaks)).toBeUndefined();
  expect(open(paths.stocks.devices, paths.stocks.onHand)).toBeUndefined();
});
