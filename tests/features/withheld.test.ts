import { describe, expect, test } from 'vitest';
import { paths } from '@/paths';
import type { Business } from '@/store/business/business';
import { readableTo } from '@/store/business/feeds/readable';
import { selectAllLeaks, selectNotLookedFor, selectNotValued } from '@/store/business/leaks/allLeaks';
import { deniedFor, openFor } from '@/store/business/policy';
import { isOpenAddress } from '@/store/browser/permission';
import { ROLES, type Role } from '@/store/kit/roles';
import { everyPath } from '../support/everyPath';
import type { Person } from '../support/people';
import { shownAt, textOf } from '../support/rendered';
import { isQuick } from '../support/runs';
import { everyScreen } from '../support/screens';
import { smallBusiness } from '../support/tabs';
import { workplace } from '../support/work/workplace';

const [installer = { name: '' }] = Object.values(smallBusiness.installers.entities);
const nameOf = (role: Role) => (role === 'installer' ? installer.name.replaceAll(' ', '-') : 'Somebody');
const personOf = (role: Role): Person => {
  const open = openFor(role);
  return { user: { name: nameOf(role), role }, denied: deniedFor(role), ...(open && { open }) };
};
const readableBy = (role: Role, business: Business = smallBusiness) =>
  readableTo({ name: nameOf(role), role }, business);

const shownTo = async (role: Role, address: string) =>
  textOf(await shownAt(address, personOf(role), readableBy(role))).replaceAll('&#x27;', '’');

const PURCHASES = 'Stock requests are seen by Stock and Admin only; you are signed in as';

test('whoever replaces all data is told that it is everybody’s in an office, and every tab’s in a browser', async () => {
  expect(await shownTo('admin', paths.settings.data)).toContain('all data, for everybody in the office');
  expect(textOf(await shownAt(paths.settings.data))).toContain('all data, in every tab');
});

describe('what is withheld is said in one line', () => {
  test('to sales of expenses, and to nobody else', async () => {
    expect(await shownTo('sales', paths.sales.expenses)).toContain(`${PURCHASES} Sales.`);
    expect(await shownTo('admin', paths.sales.expenses)).not.toContain('you are signed in as');
  });

  test('on Home by leaving the figure out that nobody there can know', async () => {
    const ofCare = await shownTo('care', paths.home);
    expect(ofCare).toContain('Current Stock');
    expect(ofCare).not.toContain('Pending at Admin');
    expect(await shownTo('stock', paths.home)).toContain('Pending at Admin');
  });

  test('on Home by figures of what each area’s way in shows', async () => {
    expect(await shownTo('care', paths.home)).toMatch(/Customer Care Not Working Vehicles \d+ Open Jobs \d+/);
    expect(await shownTo('sales', paths.home)).toMatch(/Customer Care Open Jobs \d+/);
    expect(await shownTo('stock', paths.home)).toMatch(/Customer Care To approve \d+/);
  });

  test('of a backup and all that puts something else in the place of everything', async () => {
    for (const role of ROLES.filter((one) => one !== 'admin')) {
      const text = await shownTo(role, paths.settings.data);
      expect([role, text.includes('Only an Admin may download or replace all data')]).toEqual([role, true]);
      expect([role, text.includes('Download a backup')]).toEqual([role, false]);
    }
    expect(await shownTo('admin', paths.settings.data)).toContain('Download a backup');
  });

  test('of the company’s details to whoever may not change them, who finds every field closed', async () => {
    const inputs = (html: string) => html.match(/<(?:input|textarea|select)\b[^>]*>/g) ?? [];
    const shut = (html: string) => inputs(html).filter((input) => input.includes(' disabled'));
    const readOnly = await shownAt(paths.settings.company, personOf('stock'), readableBy('stock'));
    expect(textOf(readOnly)).toContain('You may read this, not change it. Only');
    expect(shut(readOnly)).toHaveLength(inputs(readOnly).length);
    const open = await shownAt(paths.settings.company, personOf('admin'), smallBusiness);
    expect(textOf(open)).not.toContain('You may read this');
    expect(shut(open)).toEqual([]);
  });

  test('of the bills of a vehicle to an installer', async () => {
    const [vehicle = { vehicleNo: '' }] = Object.values(readableBy('installer').vehicles.entities);
    const text = await shownTo('installer', paths.care.vehicleOf(vehicle.vehicleNo));
    expect(text).toContain('Bills are seen by Sales, Customer care and Admin only; you are signed in as Installer.');
    expect(text).not.toContain('No bills yet.');
    expect(text).not.toContain('Price');
  });
});

describe('leaks', () => {
  const today = '2026-11-21';
  const kindsFor = (role: Role) => selectAllLeaks(readableBy(role, workplace), today).map(({ kind }) => kind);

  test('of money are not made up where bills are withheld, and those of purchases not passed over in silence', () => {
    const money = ['unbilled', 'madeFree', 'unlive', 'tooMuch', 'tooLittle', 'interestTooMuch', 'closedOwing'];
    expect(kindsFor('stock').filter((kind) => money.includes(kind))).toEqual([]);
    expect(kindsFor('stock')).toEqual(kindsFor('admin').filter((kind) => !money.includes(kind)));
    expect(selectNotLookedFor(readableBy('stock'))).toEqual([{ noun: 'bills', kinds: money }]);
    expect(selectNotLookedFor(readableBy('care'))).toEqual([{ noun: 'requests', kinds: ['unscanned'] }]);
    expect(selectNotLookedFor(readableBy('admin'))).toEqual([]);
  });

  test('of which nobody can know what is at stake are named with the reason', async () => {
    const [care, admin] = [readableBy('care', workplace), readableBy('admin', workplace)];
    const valued = (of: Business) =>
      selectAllLeaks(of, today).flatMap(({ kind, leaks }) =>
        leaks.some(({ amount }) => amount !== undefined) ? [kind] : [],
      );
    const notValued = selectNotValued(care, today);
    expect(notValued.length).toBeGreaterThan(0);
    expect(valued(admin).filter((kind) => !valued(care).includes(kind) && kindsFor('care').includes(kind))).toEqual(
      valued(admin).filter((kind) => notValued.includes(kind)),
    );
    expect(selectNotValued(admin, today)).toEqual([]);
    expect(textOf(await shownAt(paths.leaks, personOf('care'), care))).toMatch(
      /At stake is not known: [^.]+\. Stock requests are seen by Stock and Admin only/,
    );
  });

  test('that are not looked for are named on their screen', async () => {
    expect(await shownTo('stock', paths.leaks)).toContain(
      'Not looked for: Live but unbilled, Due but made free, Billed but not live, Billed too much, Billed too little, Interest charged too much, Closed but owing. Bills are seen by Sales, Customer care and Admin only; you are signed in as Stock.',
    );
  });
});

describe.each(ROLES)('somebody of %s', (role) => {
  test.skipIf(isQuick)('can be shown all that they have', async () => {
    expect(() => everyScreen(readableBy(role, workplace))).not.toThrow();
    const open = openFor(role);
    for (const address of everyPath.filter((path) => isOpenAddress(open, path))) {
      const text = await shownTo(role, address).catch((error: unknown) => String(error));
      expect([address, /went wrong|TypeError/.test(text)]).toEqual([address, false]);
    }
  });
});
