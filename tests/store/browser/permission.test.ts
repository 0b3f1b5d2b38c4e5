import { expect, test } from 'vitest';
import { paths } from '@/paths';
import { allDenied, isOpenAddress, landingOf, wayInto } from '@/store/browser/permission';
import { openFor } from '@/store/business/policy';
import { productAdded, productEdited } from '@/store/facts/vendors';

const stock = [paths.stocks.dashboard, paths.vendors.list, paths.care.requestStock];

test.each([
  ['an open address', '/stocks'],
  ['an address below an open one', '/stocks/requested-stocks'],
  ['a record below an open one', '/vendors/13'],
  ['an open address with a query', '/stocks/requested-stocks?details=3#top'],
  ['an open address in other letters, or with a stroke at its end', '/Vendors/'],
  ['home', '/'],
  ['a login', '/cce-login'],
])('%s is open', (_which, to) => {
  expect(isOpenAddress(stock, to)).toBe(true);
});

test.each([
  ['an address that is not among the open ones', '/sales'],
  ['one that only begins with the same letters', '/stocks-of-others'],
  ['one above an open one', '/cce'],
  ['one that names an open one in its query', '/sales?from=/stocks'],
  ['one that is written in codes', '/%73ales'],
])('%s is closed', (_which, to) => {
  expect(isOpenAddress(stock, to)).toBe(false);
});

test('without open addresses all are open, and with none of them only home', () => {
  expect(isOpenAddress(undefined, '/sales')).toBe(true);
  expect(isOpenAddress([], '/sales')).toBe(false);
  expect(isOpenAddress([], '/')).toBe(true);
});

test.each([
  ['where they wanted to', stock, '/vendors?q=relay', '/vendors?q=relay'],
  [
    'in the area that they wanted to, if they have a part of it',
    ['/stocks', '/cce/view-job'],
    '/cce/not-working',
    '/cce/view-job',
  ],
  ['at the first of their addresses, if they have nothing of it', stock, '/sales', '/stocks'],
  ['at home, if they have nothing at all', [], '/sales', '/'],
  ['where they wanted to, if they have everything', undefined, '/sales', '/sales'],
])('somebody lands %s', (_where, open, wanted, landing) => {
  expect(landingOf(open, wanted)).toBe(landing);
});

test('there is no way into an area of which somebody has nothing', () => {
  expect(wayInto(stock, '/sales')).toBeUndefined();
});

test('an installer has his day in the place of Home, and no way into customer care, of which he has a vehicle’s page alone', () => {
  const open = openFor('installer');
  expect(landingOf(open, paths.home)).toBe(paths.installer);
  expect(wayInto(open, paths.care.home)).toBeUndefined();
  expect(isOpenAddress(open, `${paths.care.vehicle}?vehicle=DL 12 PZ 1378`)).toBe(true);
});

test('what says one of several facts is denied to whoever may say none of them', () => {
  const facts = [productAdded, productEdited];
  const reason = 'Only an admin may do this.';
  expect(allDenied({}, facts)).toBeUndefined();
  expect(allDenied({ [productAdded.type]: reason }, facts)).toBeUndefined();
  expect(allDenied({ [productAdded.type]: reason, [productEdited.type]: reason }, facts)).toBe(reason);
  expect(allDenied({ [productAdded.type]: reason }, [])).toBeUndefined();
});
