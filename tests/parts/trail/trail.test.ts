import { expect, test } from 'vitest';
import { pagesDown, trailAt, wayDown, type Trail } from '@/parts/trail/trail';

/** The trail after going from address to address. */
const after = (...addresses: string[]): Trail =>
  addresses.reduce<Trail>((trail, address) => {
    const [pathname = '', query] = address.split('?');
    return trailAt(trail, { pathname, search: query === undefined ? '' : `?${query}` });
  }, {});

test.each([
  [
    'from a list is the list as it was left',
    ['/vendors?q=me', '/vendors?q=metro&page=2', '/vendors/3'],
    '/vendors',
    '/vendors?q=metro&page=2',
  ],
  [
    'stays the list as it was from page to page of it',
    ['/sales/display-billed?tab=pending', '/sales/detailed-client?account=3', '/sales/edit-bill?account=3'],
    '/sales/display-billed',
    '/sales/display-billed?tab=pending',
  ],
  [
    'holds what is above the list, too',
    ['/sales?q=a', '/sales/display-billed?q=b', '/sales/proforma?account=3'],
    '/sales',
    '/sales?q=a',
  ],
  ['knows no list that nobody came from', ['/vendors/3'], '/vendors', undefined],
  ['forgets the list with a look elsewhere', ['/vendors?q=metro', '/stocks', '/vendors/3'], '/vendors', undefined],
  [
    'forgets one list for another',
    ['/vendors?q=metro', '/cce/not-working', '/cce/raise-service'],
    '/vendors',
    undefined,
  ],
] as const)('the way back %s', (_what, addresses, list, address) => expect(after(...addresses)[list]).toBe(address));

test('the trail is the very same while nothing changes', () => {
  const trail = after('/vendors?q=metro', '/vendors/3');
  expect(trailAt(trail, { pathname: '/vendors/3', search: '' })).toBe(trail);
});

test.each([
  [[], '/sales/edit-bill', ['/sales', '/sales/display-billed']],
  [['/sales/clients?q=a'], '/sales/edit-bill', ['/sales', '/sales/clients']],
  [['/sales?q=a'], '/sales/edit-bill', ['/sales']],
  [[], '/vendors/3', ['/vendors']],
  [[], '/vendors', []],
  [[], '/nonsense', []],
] as const)('after %j the pages above %s are %j', (come, page, above) =>
  expect(wayDown(after(...come), page)).toEqual(above),
);

test.each([
  [['/stocks/expected?q=rak'], '/stocks/devices/1', ['/stocks/expected']],
  [['/stocks/expected/branches'], '/stocks/devices/1', ['/stocks/expected-stocks', '/stocks/expected/branches']],
  [[], '/stocks/bags/1', ['/stocks/expected-stocks']],
] as const)('after %j no page stands twice above %s, by whichever of its addresses: %j', (come, page, above) =>
  expect(pagesDown(after(...come), page)).toEqual(above),
);
