import { expect, test } from 'vitest';
import { adminMenu } from '@/layouts/adminMenu';
import { SCREEN_GROUPS } from '@/layouts/areaScreens';
import { careMenu } from '@/layouts/careMenu';
import { currentLinks } from '@/layouts/navigation';
import { salesMenu } from '@/layouts/salesMenu';
import { STRIPS } from '@/layouts/screenStrips';
import { areaAt } from '@/parts/areas';
import { paths } from '@/paths';
import { everyPath } from '../support/everyPath';
import { titleOf } from '@/store/kit/screenTitles';
import { vendorAdded } from '@/store/facts/vendors';
import { wayDown } from '@/parts/trail/trail';
import { ravi } from '../support/people';
import { buttonsIn, shownAt, textOf } from '../support/rendered';

const menuAt = (pathname: string) => {
  const area = areaAt(pathname)?.title;
  if (area === 'Customer Care') return careMenu;
  return area === 'Sales' ? salesMenu(pathname) : adminMenu(pathname);
};

const marked = (address: string) => {
  const [pathname = '', query = ''] = address.split('?');
  const { links, at } = currentLinks(
    menuAt(pathname),
    { pathname, search: query && `?${query}` },
    wayDown({}, pathname),
  );
  return { labels: links.map(({ label }) => label), itself: at === pathname };
};

test.each([
  ['/vendors', ['Home'], true],
  ['/vendors/3', ['Home'], false],
  ['/vendors/add-vendor', ['Add Vendor'], true],
  ['/stocks/expected/branches', ['Stock Expected'], false],
  ['/stocks/received-stocks', ['Received Stock'], true],
  ['/sales', ['Dashboard'], true],
  ['/sales/display-billed?tab=pending', ['Invoices', 'Pending'], true],
  ['/sales/display-billed', ['Invoices', 'Billed'], true],
  ['/sales/display-billed?tab=billed&q=a', ['Invoices', 'Billed'], true],
  ['/sales/detailed-client?account=1', ['Invoices'], false],
  ['/sales/proforma?account=1', ['Invoices'], false],
  ['/sales/select-package', ['Add New'], false],
  ['/cce/raise-service?vehicle=MH12', ['Not Working'], false],
  ['/request-stock', ['Request Stock'], true],
] as const)('the menu at %s marks %j', (address, labels, itself) =>
  expect(marked(address)).toEqual({ labels, itself }),
);

const LEFT_OUT: readonly string[] = [
  paths.login,
  paths.careLogin,
  paths.care.home,
  paths.start,
  paths.installer,
  paths.installerVisitOf(3),
  paths.installerChallanOf(1),
  ...Object.values(paths.settings),
  ...Object.values(paths.outside),
  paths.office.users,
];

test('of each screen of an area the menu marks one, and whatever stands above a page has a title', () => {
  const screens = everyPath.filter((path) => !LEFT_OUT.includes(path));
  expect(screens.filter((path) => marked(path).labels.length === 0)).toEqual([]);
  expect(everyPath.flatMap((path) => wayDown({}, path)).filter((path) => titleOf(path) === undefined)).toEqual([]);
});

test('every menu line and every tab of a screen is in the panel of areas, each screen there once and by its title', () => {
  const inPanel = SCREEN_GROUPS.flatMap(({ to, screens }) => [...(to === undefined ? [] : [to]), ...screens]);
  const screens = SCREEN_GROUPS.flatMap((group) => group.screens);
  expect(screens.filter((path) => titleOf(path) === undefined)).toEqual([]);
  expect(new Set(screens).size).toBe(screens.length);
  const linked = [adminMenu('/'), adminMenu('/vendors'), adminMenu('/stocks'), salesMenu('/sales'), careMenu]
    .flat()
    .flatMap(({ items }) => items.flatMap((item) => ('to' in item ? [item] : item.choices)))
    .filter(({ label }) => label !== 'Logout');
  const pages = [...linked, ...STRIPS.flatMap(({ tabs }) => tabs)].map(({ to }) => to.replace(/\?.*/, ''));
  expect(pages.filter((path) => !inPanel.includes(path))).toEqual([]);
});

test.each([
  ['/', undefined],
  ['/settings/data', undefined],
  ['/vendors/3', 'Vendors'],
  ['/stocks', 'Stocks'],
  ['/sales/edit-bill', 'Sales'],
  ['/cce/view-job', 'Customer Care'],
  ['/request-stock', 'Customer Care'],
  ['/salesman', undefined],
])('%s is in the area %s', (pathname, title) => expect(areaAt(pathname)?.title).toBe(title));

const switcherAt = async (address: string, person?: ReturnType<typeof ravi>) =>
  buttonsIn(await shownAt(address, person)).find(({ name }) => name.startsWith('Area'))?.name;

test('every frame names its area, and a person whose area it is not reads of none', async () => {
  expect(await switcherAt(paths.vendors.detail(1))).toBe('Area: Vendors');
  expect(await switcherAt(paths.care.viewJob)).toBe('Area: Customer Care');
  expect(await switcherAt(paths.home)).toBe('Areas');
  expect(await switcherAt(paths.vendors.list, ravi([vendorAdded], [paths.care.viewJob]))).toBe('Areas');
});

test('a page about one record says where it stands; what above it is not for the person is no link', async () => {
  const crumbs = async (address: string, person?: ReturnType<typeof ravi>) =>
    /<nav[^>]*aria-label="Breadcrumb".*?<\/nav>/s.exec(await shownAt(address, person))?.[0] ?? '';
  expect(textOf(await crumbs(paths.vendors.detail(1)))).toBe('Vendors / First');
  expect(await crumbs(paths.vendors.detail(1))).toContain('href="/vendors"');
  expect(textOf(await crumbs(paths.sales.editBillOf(1)))).toBe('Sales / Billed Accounts / Konkan Carriers / Edit Bill');
  expect(textOf(await crumbs(paths.sales.detailedClientOf(1)))).toBe('Sales / Billed Accounts / Konkan Carriers');
  const limited = await crumbs(paths.sales.detailedClientOf(1), ravi([], [paths.sales.detailedClient]));
  expect(textOf(limited)).toBe('Sales / Billed Accounts / Konkan Carriers');
  expect(limited).not.toContain('href=');
});
