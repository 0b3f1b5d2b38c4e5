import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '@/paths';
import { everyPath } from '../../support/everyPath';
import { additionRecorded } from '@/store/facts/additions';
import { businessOf, emptyBusiness, type Business } from '@/store/business/business';
import { answer, recordIndex, type Looker } from '@/store/palette/palette';
import { bringUp, followed, type RecordIndex } from '@/store/palette/recordIndex';
import { BLOCK_SIZE } from '@/store/palette/wordBlock';
import { deniedFor, openFor } from '@/store/business/policy';
import { createStore } from '@/store/business/store';
import { whyNot } from '@/store/business/whyNot';
import type { Role } from '@/store/kit/roles';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { vendorAdded } from '@/store/facts/vendors';
import { account, accountDraft, salesOf } from '../../support/accounts';
import { addition, quietVehicle } from '../../support/care';
import { deviceOf, imeiOfDevice } from '../../support/stock';
import { smallBusiness } from '../../support/tabs';
import { vendor, vendorDraft } from '../../support/vendors';

const anybody: Looker = { whyNot: () => undefined, inOffice: false, today: '2026-11-21', opened: [] };
const ofRole = (role: Role): Looker => {
  const open = openFor(role);
  return {
    ...anybody,
    whyNot: (workDone) => whyNot({ denied: deniedFor(role), ...(open && { open }) }, workDone),
    inOffice: true,
  };
};

let index: RecordIndex;
beforeEach(() => {
  index = recordIndex();
});

const asked = (typed: string, looker = anybody, business: Business = smallBusiness) =>
  answer(index, business, typed, looker);
const titles = (...of: Parameters<typeof asked>) =>
  asked(...of).groups.map(({ title, choices }) => `${title}: ${choices.map((choice) => choice.title).join()}`);
const addresses = (...of: Parameters<typeof asked>) =>
  asked(...of).groups.flatMap(({ choices }) => choices.flatMap(({ to, act }) => (act === undefined ? [to] : [])));

describe('what is offered for a text', () => {
  test.each<[string, string[]]>([
    [
      'first',
      [
        'Vendors: First',
        'Stock requests: Stock request 1,Stock request 2,Stock request 3,Stock request 4,Stock request 5',
      ],
    ],
    [
      '27aapfu0939f1zv',
      [
        'Vendors: First,Second',
        'Accounts: Konkan Carriers,Konkan Carriers,Konkan Carriers',
        'What you can do: Add New Vendor,New account creation',
      ],
    ],
    ['stock request 2', ['Stock requests: Stock request 2']],
    ['itgc-2', ['Devices: ITGC-2,ITGC-2']],
    ['OB4-3', ['Devices: ITGC-3']],
    ['5754000000001', ['SIMs: 5754000000001', 'Vehicles to delete: MH 12 CD 1001,MH 12 CD 1002']],
    ['Meera@konkan.example', ['Accounts: Konkan Carriers,Konkan Carriers,Konkan Carriers']],
    ['job 2', ['Jobs: Job 2, Installation']],
    [
      'mh 12 cd 1001',
      ['Vehicles to delete: MH 12 CD 1001', 'What you can do: Raise Service for MH 12 CD 1001,Add New Device'],
    ],
    ['add vendor', ['Actions: Add New Vendor']],
    ['vendors', ['Screens: Vendors', 'Actions: Import Vendors']],
    ['invoices', ['Screens: Billed Accounts,E-invoices']],
    ['deletion', ['Screens: Deletion List']],
    ['nothing of the kind', []],
  ])('%j: %j', (typed, groups) => expect(titles(typed)).toEqual(groups));

  test('it says what the text is by itself', () => {
    expect(asked('490154203237518').says).toBe('15 digits: an IMEI.');
    expect(asked('first').says).toBeUndefined();
  });

  test('before anything is typed: what can be begun, and every screen', () => {
    const [actions, screens] = asked('').groups;
    expect(actions?.choices.map(({ title }) => title)).toContain('Raise Service');
    expect(screens?.choices.map(({ title }) => title)).toContain('Not Working Vehicle');
    const known = new Set(everyPath);
    expect(addresses('').filter((to) => !known.has(to.replace(/\?.*/, '')))).toEqual([]);
  });

  test('every kind of record leads to its own address', () => {
    expect(addresses('second')).toEqual([paths.vendors.detail(2)]);
    expect(addresses('request 3')).toContain('/stocks/requested-stocks?details=3');
    expect(addresses('itgc-2')).toEqual([
      paths.stocks.deviceOf(imeiOfDevice(2)),
      paths.stocks.deviceOf(imeiOfDevice(12)),
    ]);
    expect(addresses('job 1')).toEqual(['/cce/view-job?details=1']);
    expect(addresses('9820012345')).toContain(paths.sales.detailedClientOf(2));
  });

  test.each([
    ['send sms', '/cce/not-working?do=sms'],
    ['import clients', '/sales/clients?do=import'],
    ['record payment', '/stocks/requested-stocks?show=To+be+paid'],
    ['490154203237518', '/cce/new-addition?do=add&imei=490154203237518'],
    ['MH12AB1001', '/cce/new-addition?do=add&vehicleNo=MH+12+AB+1001'],
    ['27AAPFU0939F1ZV', '/vendors/add-vendor?gstNo=27AAPFU0939F1ZV'],
    ['9820012345', '/cce/not-working?do=sms&mobileNumbers=9820012345'],
  ])('what is begun by %j is begun at once, with what was typed: %s', (typed, to) =>
    expect(addresses(typed)).toContain(to),
  );

  test('a device is found by its IMEI, wherever it is', () => {
    expect(addresses(imeiOfDevice(4))).toContain(paths.stocks.deviceOf(imeiOfDevice(4)));
  });

  test('a vehicle says whose it is and which device is in it, as far as that is known', () => {
    const details = asked('MH 12 AB 100').groups.flatMap(({ title, choices }) =>
      title === 'Vehicles' ? choices.map(({ detail }) => detail) : [],
    );
    expect(details.length).toBeGreaterThan(1);
    expect(details.filter((detail) => detail.includes('IMEI')).length).toBeLessThan(details.length);
    for (const detail of details) expect(detail).not.toMatch(/^, |, $/);
  });

  test('a new device is found by its client and its company', () => {
    const store = createStore(smallBusiness);
    store.dispatch(additionRecorded({ ...addition(1), clientName: 'Zarina Wadia', company: 'Qutub Haulage' }));
    for (const typed of ['Zarina', 'Qutub'])
      expect(titles(typed, anybody, businessOf(store.getState())).join()).toContain('New devices');
  });

  test('a client is found by the plate of a billed vehicle, under the name on the bill and the one of the wizard', () => {
    const gill = account(
      1,
      accountDraft({ client: { firstName: 'Harpreet', lastName: 'Gill', companyName: 'Majha Road Carriers' } }),
    );
    const business = { ...emptyBusiness, ...salesOf(gill) };
    for (const typed of ['mh01 ab 1002', 'Majha', 'majah', 'gill harpreet', 'Konkan']) {
      expect(addresses(typed, anybody, business)).toContain('/sales/detailed-client?account=1');
    }
  });
});

describe('raising a service request from here', () => {
  test.each([
    ['raise service for MH 12 AB 1002', ['Raise Service for MH 12 AB 1002']],
    ['Service mh12ab', ['Raise Service for MH 12 AB 1001', 'Raise Service for MH 12 AB 1002']],
    ['raise service for dl01ef9012', ['Raise Service for DL 01 EF 9012']],
    ['MH12AB1001', ['Raise Service for MH 12 AB 1001', 'Add New Device']],
    ['DL01EF9012', ['Raise Service for DL 01 EF 9012', 'Add New Device']],
    [imeiOfDevice(93), ['Raise Service for MH 12 AB 1001', 'Add New Device', `Device ${imeiOfDevice(93)}`]],
  ])('%j offers %j', (typed, offered) => {
    const group = asked(typed).groups.find(({ title }) => title === 'What you can do');
    expect(group?.choices.map(({ title }) => title)).toEqual(offered);
  });

  test.each(['raise service for nobody', 'raise service for 27AAPFU0939F1ZV', 'raise service for'])(
    '%j names no vehicle, and offers it for none',
    (typed) => expect(titles(typed).join()).not.toContain('Raise Service for'),
  );

  test('it leads to the form, which names the vehicle', () =>
    expect(addresses('raise service for mh12ab1002')).toEqual([paths.care.raiseServiceFor('MH 12 AB 1002')]));
});

describe('who looks', () => {
  test('finds only screens, actions and records of their own work', () => {
    expect(titles('konkan', ofRole('stock'))).toEqual([]);
    expect(titles('first', ofRole('sales'))).toEqual([]);
    expect(titles('add vendor', ofRole('care'))).toEqual([]);
    expect(titles('job 1', ofRole('sales'))).toEqual(['Jobs: Job 1, Installation']);
    expect(titles('itgc-1', ofRole('installer'))).toEqual(['Devices: ITGC-1,ITGC-1']);
  });

  test.each<Role>(['stock', 'sales', 'care', 'installer'])(
    'is led to no address that %s has not, and to no form that they may not send',
    (role) => {
      const looker = ofRole(role);
      const led = [
        '',
        'a',
        '12',
        'MH12AB1001',
        '490154203237518',
        '9820012345',
        '27AAPFU0939F1ZV',
        'raise service for mh12',
      ];
      expect(led.flatMap((typed) => addresses(typed, looker)).filter((to) => looker.whyNot(to))).toEqual([]);
    },
  );

  test('is offered an action on a list only if they may say its fact', () => {
    const limits = { denied: { [additionRecorded.type]: 'Not you.' } };
    expect(
      titles('add new device', { ...anybody, whyNot: (workDone) => whyNot(limits, workDone), inOffice: true }),
    ).toEqual(['Screens: New Device Addition List']);
  });

  test('finds the users in a shared office alone', () => {
    expect(titles('users')).toEqual([]);
    expect(titles('users', { ...anybody, inOffice: true })).toEqual(['Screens: Users']);
  });
});

describe('the index', () => {
  test('follows what is said', () => {
    const store = createStore(smallBusiness);
    const now = () => businessOf(store.getState());
    expect(titles('brand new', anybody, now())).toEqual([]);
    store.dispatch(vendorAdded(vendorDraft('Brand New Cables')));
    expect(titles('brand new', anybody, now())).toEqual(['Vendors: Brand New Cables']);
    expect(titles('first', anybody, now())[0]).toBe('Vendors: First');
  });

  test('forgets what went', () => {
    const business = {
      ...emptyBusiness,
      vendors: vendorTable([vendor(1, { name: 'Gone' }), vendor(2, { name: 'Here' })]),
    };
    expect(titles('gone', anybody, business)).toEqual(['Vendors: Gone']);
    expect(titles('gone', anybody, { ...business, vendors: vendorTable([vendor(2, { name: 'Here' })]) })).toEqual([]);
  });

  test('makes anew only the piece of the table in which something changed', () => {
    const devices = Array.from({ length: 7 * BLOCK_SIZE - 1 }, (_, at) =>
      deviceOf(at + 1, { id: `imei-${at + 1}`, itgcId: `ITGC-${at + 1}` }),
    );
    const pieces = (business: Business) => [...followed(index, business)].length;
    const before = { ...emptyBusiness, devices: deviceTable(devices), vendors: vendorTable([vendor(1)]) };
    expect(pieces(before)).toBe(8);
    expect(pieces(before)).toBe(0);
    const after = {
      ...before,
      devices: deviceTable(
        devices.with(
          2 * BLOCK_SIZE,
          deviceOf(2 * BLOCK_SIZE + 1, { id: `imei-${2 * BLOCK_SIZE + 1}`, itgcId: 'CHANGED' }),
        ),
      ),
    };
    expect(pieces(after)).toBe(1);
    expect(pieces({ ...after, devices: deviceTable(devices.toSpliced(0, 1)) })).toBe(2);
  });

  test('is whole for whoever looks while it is being made', () => {
    const half = followed(index, smallBusiness);
    half.next();
    expect(titles('job 2')).toEqual(['Jobs: Job 2, Installation']);
    const grown = { ...smallBusiness, vendors: vendorTable([vendor(1, { name: 'Later' })]) };
    bringUp(index, grown);
    while (!half.next().done);
    expect(titles('later', anybody, grown)).toEqual(['Vendors: Later']);
  });

  test('finds a vehicle and an addition by the same plate', () => {
    const business = { ...smallBusiness, additions: smallBusiness.additions };
    expect(titles(addition(1).vehicleNo, anybody, business)).toEqual([
      'New devices: MH 12 EF 1001',
      'What you can do: Raise Service for MH 12 EF 1001,Add New Device',
    ]);
    expect(titles(quietVehicle(1).vehicleNo, anybody, business)[0]).toBe('Vehicles: MH 12 AB 1001');
  });
});
