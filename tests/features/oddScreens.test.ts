import { expect, test } from 'vitest';
import { paths } from '@/paths';
import { restorable } from '@/store/business/checked/restorable';
import { oddBusiness } from '../support/oddBusiness';
import { shownAt, textOf } from '../support/rendered';

// A backup of what was restored is whole.
const { business } = restorable(oddBusiness());
const { leftOut } = restorable(business);
const numbers = (table: { ids: readonly string[] }) =>
  table.ids.flatMap((_id, index) => (index % 400 === 0 ? [index + 1] : []));

/** Screens of each area but those of charts, which a browser alone draws, and the pages of some of the records. */
const PLACES = [
  paths.home,
  paths.vendors.list,
  paths.sales.billed,
  paths.sales.clients,
  paths.stocks.dashboard,
  paths.care.notWorking,
  paths.care.viewJob,
  ...numbers(business.vendors).map(paths.vendors.detail),
  ...numbers(business.accounts).flatMap((number) => [
    paths.sales.detailedClientOf(number),
    paths.sales.editBillOf(number),
    paths.sales.proformaOf(number),
  ]),
];

test.each(PLACES)('records as odd as their rules allow are restored, and %s shows them', async (place) => {
  expect(leftOut).toEqual([]);
  const html = await shownAt(place, undefined, business);
  const heading = textOf(/<h1\b.*?<\/h1>/s.exec(html)?.[0] ?? '');
  expect(heading).not.toBe('');
  expect(heading).not.toMatch(/Oops|Not Found/i);
});
