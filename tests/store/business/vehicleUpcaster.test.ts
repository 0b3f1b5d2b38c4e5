import { readFileSync } from 'node:fs';
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import type { Draft } from '@/journal/port';
import { factUndone, type Change } from '@/journal/undo';
import {
  accountOpened,
  accountsBilled,
  accountsDeleted,
  billSaved,
  vehiclesBilled,
} from '@/store/clients/accounts/accountsSlice';
import { isListed } from '@/store/clients/accounts/account';
import { selectAccount } from '@/store/clients/accounts/accounts';
import { businessReplaced, type Business } from '@/store/business/business';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import { checkedFact } from '@/store/business/checked/checkedFact';
import { replay } from '@/store/business/replay';
import { moneyUpcaster } from '@/store/business/moneyUpcaster';
import { vehicleUpcaster } from '@/store/business/vehicleUpcaster';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import { accountDraft, noEdit, noVehicles } from '../../support/accounts';
import { addition, deletion } from '../../support/care';
import { openTab } from '../../support/tabs';
import {
  anyVersionFour,
  billed,
  billedAccount,
  drawn,
  fitted,
  kept,
  quiet,
  versionFour,
} from '../../support/versionFour';

const lift = (business: object) => vehicleUpcaster.state(business) as Business;
/** An account's vehicles in words, with whether they are billed. */
const billedIn = (business: Business, accountId: string, inWords: (vehicle: Vehicle) => string) =>
  (selectAccount(business, accountId)?.vehicles ?? []).map(
    (vehicle) => `${inWords(vehicle)}${vehicle.billed ? ' billed' : ''}`,
  );
const lifted = (tables: Parameters<typeof versionFour>[0]) => lift(versionFour(tables));
const vehicleOf = ({ vehicles }: Business, plate: string): Partial<Vehicle> =>
  Object.values(vehicles.entities).find(({ vehicleNo }) => vehicleNo === plate) ?? {};

/** The rows of the two lists that name a vehicle. */
const listed = ({ additions, deletions }: Business) => ({
  additions: Object.values(additions.entities),
  deletions: Object.values(deletions.entities),
});

const PLATE = 'MH 01 AB 1001';
const ACCOUNT = drawn('account-1');

describe('the vehicles of version 4', () => {
  test('on bills are records with their account, numbered on from those that had gone quiet', () => {
    const after = lifted({
      accounts: kept(
        billedAccount(1, billed('one', { billed: true }), billed('slot', { vehicleNo: 'To be assigned' })),
        billedAccount(2, billed('two')),
      ),
      vehicles: kept(quiet(1), quiet(2)),
    });
    const rows = Object.values(after.vehicles.entities).map(({ id, number, vehicleNo, accountId }) => [
      id,
      number,
      vehicleNo,
      accountId,
    ]);
    expect(rows).toEqual([
      [drawn('quiet-1'), 1, 'MH 12 AB 1001', undefined],
      [drawn('quiet-2'), 2, 'MH 12 AB 1002', undefined],
      [drawn('one'), 3, PLATE, ACCOUNT],
      [drawn('slot'), 4, 'To be assigned', ACCOUNT],
      [drawn('two'), 5, PLATE, drawn('account-2')],
    ]);
    expect(after.vehicles).toMatchObject({ ids: rows.map(([id]) => id), lastNumber: 5 });
    expect(after.vehicles.entities[drawn('one')]).toMatchObject({
      duration: 'Yearly',
      price: 200,
      selected: true,
      billed: true,
    });
    expect(Object.values(after.accounts.entities).filter((row) => 'vehicles' in row)).toEqual([]);
  });

  test('of two accounts that call theirs alike are two', () => {
    const one = { ...billed('vehicle-1'), id: 'vehicle-1' };
    const after = lifted({ accounts: kept(billedAccount(1, one), billedAccount(2, one)) });
    expect(after.vehicles.ids).toEqual([`${ACCOUNT} vehicle-1`, `${drawn('account-2')} vehicle-1`]);
    const same = lifted({ accounts: kept(billedAccount(1, billed('same')), billedAccount(2, billed('same'))) });
    expect(same.vehicles.ids).toEqual([drawn('same'), `${drawn('same')} 2`]);
  });

  test('that had gone quiet tell their last contact and service, on a bill or by themselves', () => {
    const told = {
      contact: { at: '2026-11-14T17:31', latLong: '18.5204, 73.8567', temp: 21 },
      serviced: { on: '2026-08-01', reason: 'Service' },
    };
    const after = lifted({
      accounts: kept(billedAccount(1, billed('one'))),
      vehicles: kept(quiet(1, { vehicleNo: 'mh01ab1001' }), quiet(2)),
    });
    expect(after.vehicles.entities[drawn('one')]).toMatchObject({ accountId: ACCOUNT, ...told });
    expect(after.vehicles.ids).toEqual([drawn('quiet-2'), drawn('one')]);
    expect(after.vehicles.entities[drawn('quiet-2')]).toEqual({
      id: drawn('quiet-2'),
      number: 2,
      vehicleNo: 'MH 12 AB 1002',
      client: 'Meera Joshi',
      company: 'Konkan Carriers',
      duration: 'Monthly',
      price: 0,
      selected: true,
      billed: false,
      ...told,
    });
  });

  test('keep the later of two contacts', () => {
    const contacts = ['2026-11-14T17:31', '2026-11-12T10:00'].map((lastContactTime, place) =>
      quiet(place + 1, { vehicleNo: PLATE, lastContactTime }),
    );
    const after = lifted({ accounts: kept(billedAccount(1, billed('one'))), vehicles: kept(...contacts) });
    expect(vehicleOf(after, PLATE).contact?.at).toBe('2026-11-14T17:31');
  });
});

describe('the Addition and Deletion List of version 4', () => {
  const OTHER = 'MH 12 EF 1001';
  const gone = { vehicleNo: OTHER, deletionDate: '2026-11-20', simDeactivation: 'Yes' as const };

  test('name their vehicles, and those that nobody knew are there', () => {
    const after = lifted({
      accounts: kept(billedAccount(1, billed('one'))),
      additions: kept(addition(1, { vehicleNo: PLATE }), addition(2, { vehicleNo: OTHER, imei: '352099001761499' })),
      deletions: kept(deletion(1, { vehicleNo: OTHER }), deletion(2, { vehicleNo: 'MH 12 CD 1002' })),
    });
    expect(Object.values(after.additions.entities).map(({ vehicleId }) => vehicleId)).toEqual([
      drawn('one'),
      'addition-2',
    ]);
    expect(Object.values(after.deletions.entities).map(({ vehicleId }) => vehicleId)).toEqual([
      'addition-2',
      'deletion-2',
    ]);
    expect(vehicleOf(after, 'MH 12 CD 1002')).toMatchObject({
      id: 'deletion-2',
      client: 'Meera Joshi',
      company: 'Konkan Carriers',
      duration: 'Monthly',
      price: 0,
    });
    expect(after.additions.lastNumber).toBe(2);
  });

  test('that name their vehicle already keep it', () => {
    const after = lifted({ additions: kept(addition(1, { vehicleId: 'another' })) });
    expect(after.additions.entities['addition-1']?.vehicleId).toBe('another');
    expect(after.vehicles.ids).toEqual([]);
  });

  test.each([
    ['closes a vehicle on its day', { deletions: kept(deletion(1, gone)) }, '2026-11-20'],
    ['leaves open what is only asked for', { deletions: kept(deletion(1, { vehicleNo: OTHER })) }, undefined],
    [
      'leaves open what is on a bill',
      { deletions: kept(deletion(1, gone)), accounts: kept(billedAccount(1, billed('one', { vehicleNo: OTHER }))) },
      undefined,
    ],
    [
      'leaves open what has a newer device',
      { deletions: kept(deletion(1, gone)), additions: kept(addition(1, { vehicleNo: OTHER, date: '2026-11-21' })) },
      undefined,
    ],
    [
      'closes what has an older device',
      { deletions: kept(deletion(1, gone)), additions: kept(addition(1, { vehicleNo: OTHER, date: '2026-11-19' })) },
      '2026-11-20',
    ],
  ])('a deletion %s', (_title, tables, closedOn) => {
    expect(vehicleOf(lifted(tables), OTHER).closedOn).toBe(closedOn);
  });
});

describe('the devices of version 4', () => {
  const placesOf = ({ devices }: Business, imei: string) => devices.entities[imei]?.moves.map(({ to }) => to.id);

  test('are in vehicles by identity, each movement of them', () => {
    const after = lifted({
      accounts: kept(billedAccount(1, billed('one'))),
      vehicles: kept(quiet(1)),
      devices: kept(fitted('100', 1, 'MH 12 AB 1001', PLATE), fitted('200', 2, 'GJ 05 ZZ 9999'), fitted('300', 3)),
    });
    expect(placesOf(after, '100')).toEqual([undefined, drawn('quiet-1'), drawn('one')]);
    expect(placesOf(after, '200')).toEqual([undefined, 'plate of GJ 05 ZZ 9999']);
    expect(vehicleOf(after, 'GJ 05 ZZ 9999')).toMatchObject({
      id: 'plate of GJ 05 ZZ 9999',
      duration: 'Monthly',
      billed: false,
    });
    expect(placesOf(after, '300')).toEqual([undefined]);
  });

  test('that only a list names are there as not bought, one for a vehicle', () => {
    const after = lifted({
      vehicles: kept(quiet(1, { imei: '111' }), quiet(2, { imei: '222' }), quiet(3, { imei: '100' })),
      additions: kept(
        addition(1, { vehicleNo: 'MH 12 AB 1002', imei: '333', date: '2026-09-01' }),
        addition(2, { vehicleNo: 'MH 12 AB 1004', imei: '444', deviceType: 'Bike tracker' }),
      ),
      deletions: kept(
        deletion(1, { imei: '555' }),
        deletion(2, { vehicleNo: 'MH 12 AB 1001', imei: '666', deletionDate: '2026-11-20', simDeactivation: 'No' }),
      ),
      devices: kept(fitted('100', 1, 'MH 12 AB 1004')),
    });
    expect(Object.keys(after.devices.entities)).toEqual(['100', '333']);
    expect(after.devices.entities['333']).toEqual({
      id: '333',
      number: 2,
      productName: 'OBD tracker',
      condition: 'Good',
      unbought: true,
      moves: [{ to: { at: 'vehicle', id: drawn('quiet-2') }, on: '2026-09-01', cause: { what: 'fitted' } }],
    });
    expect(after.devices.lastNumber).toBe(2);
  });
});

test('a subscription runs for each vehicle that is billed, as long as its account is with us', () => {
  const ended = { ...billedAccount(2, billed('two', { billed: true })), closedOn: '2026-11-18' };
  const after = lifted({ accounts: kept(billedAccount(1, billed('one', { billed: true }), billed('not')), ended) });
  expect(after.subscriptions).toEqual({
    ids: [drawn('one'), drawn('two')],
    entities: {
      [drawn('one')]: { id: drawn('one'), number: 1, vehicleId: drawn('one'), from: '2026-11-01', pauses: [] },
      [drawn('two')]: {
        id: drawn('two'),
        number: 2,
        vehicleId: drawn('two'),
        from: '2026-11-01',
        to: '2026-11-18',
        pauses: [],
      },
    },
    lastNumber: 2,
  });
});

test.each([
  {},
  { accounts: 7 },
  { accounts: { entities: { a: null, b: { vehicles: 4 }, c: { vehicles: [null, 7, {}, { id: 4 }] } } } },
  { vehicles: { entities: { a: { imei: 4 }, b: null, c: { imei: '', vehicleNo: [] } } } },
  { additions: { ids: [7, 'a'], entities: { a: { vehicleNo: {} }, b: 'x' } }, deletions: { entities: { a: [] } } },
  {
    devices: { entities: { a: { moves: 7 }, b: { moves: [null, { to: null }, { to: { at: 'vehicle', id: 4 } }] } } },
    accounts: { entities: [{ vehicles: [] }] },
  },
])('what is no business of version 4 is read without a fault: %j', (state) => {
  expect(() => checkedBusiness(vehicleUpcaster.state(state))).not.toThrow();
});

describe('any business of version 4', () => {
  const platesIn = ({ vehicles }: Business, id: string | undefined) =>
    plateKey(vehicles.entities[id ?? '']?.vehicleNo ?? '');

  test('loses no vehicle, addition, deletion or device, and fits today', () => {
    fc.assert(
      fc.property(anyVersionFour, ({ tables, business }) => {
        const after = lift(business);
        expect(checkedBusiness(after).leftOut).toEqual([]);
        for (const { id, vehicles } of Object.values(tables.accounts.entities)) {
          const now = vehiclesOfAccount(after.vehicles, id);
          expect(now).toMatchObject(vehicles);
          expect(now).toHaveLength(vehicles.length);
        }
        for (const { vehicleNo, lastContactTime } of Object.values(tables.vehicles.entities)) {
          const now = Object.values(after.vehicles.entities).filter(
            (one) => plateKey(one.vehicleNo) === plateKey(vehicleNo),
          );
          expect(now.some(({ contact }) => (contact?.at ?? '') >= lastContactTime)).toBe(true);
        }
        for (const list of ['additions', 'deletions'] as const) {
          expect(after[list]).toMatchObject(tables[list]);
          for (const { vehicleNo, vehicleId } of listed(after)[list])
            expect(platesIn(after, vehicleId)).toBe(plateKey(vehicleNo));
        }
        for (const { id, moves } of Object.values(tables.devices.entities)) {
          const now = after.devices.entities[id]?.moves ?? [];
          const were = moves.map(({ to }) => ('id' in to ? plateKey(to.id) : to.at));
          expect(now.map(({ to }) => (to.at === 'vehicle' ? platesIn(after, to.id) : to.at))).toEqual(were);
        }
        expect(lift(after)).toBe(after);
      }),
    );
  });
});

interface KeptJournal {
  drafts: Draft[];
  contents: Record<string, string>;
  /** What a program of version 4, 5 or 6 made of it. */
  shown: Record<'bills' | 'additions' | 'deletions', string[]>;
}

test.each([2, 3, 4, 5, 6])('the journal of version %i comes to what it came to then', async (version) => {
  const { drafts, contents, shown } = JSON.parse(
    readFileSync(`tests/journals/version-${version}.json`, 'utf8'),
  ) as KeptJournal;
  const door = memoryShelf();
  for (const [hash, text] of Object.entries(contents)) await door().contents.put(hash, new TextEncoder().encode(text));
  await door().append(drafts);
  const tab = await openTab(() => Promise.resolve(door()));
  const { accounts, additions, deletions } = tab.business();
  // One that was deleted with a bill is closed today.
  const bills = Object.values(accounts.entities)
    .filter(isListed)
    .map(({ id, number }) => {
      const all = billedIn(tab.business(), id, ({ vehicleNo, price }) => `${vehicleNo} ${price}`);
      return `${number}: ${all.join(', ')}`;
    });
  expect(bills).toEqual(shown.bills);
  expect(
    Object.values(additions.entities).map(({ number, vehicleNo, imei }) => `${number} ${vehicleNo} ${imei}`),
  ).toEqual(shown.additions);
  expect(
    Object.values(deletions.entities).map(
      ({ number, vehicleNo, deletionDate = '' }) => `${number} ${vehicleNo} ${deletionDate}`,
    ),
  ).toEqual(shown.deletions);
});

test('the sample that version 4 wrote fits today, and holds what it held', () => {
  const { contents } = JSON.parse(readFileSync('tests/journals/version-4.json', 'utf8')) as KeptJournal;
  const [text = ''] = Object.values(contents);
  const { business } = JSON.parse(text) as {
    business: Record<string, ReturnType<typeof kept<{ id: string; number: number; vehicles: object[] }>>>;
  };
  const { business: after, leftOut } = checkedBusiness(lift(business));
  expect(leftOut).toEqual([]);
  const bills = Object.values(business.accounts?.entities ?? {}).map(({ id, vehicles }) => [id, vehicles.length]);
  expect(bills.map(([id]) => [id, vehiclesOfAccount(after.vehicles, String(id)).length])).toEqual(bills);
  expect(Object.values(after.vehicles.entities).filter(({ contact }) => contact)).toHaveLength(
    business.vehicles?.ids.length ?? 0,
  );
  const { additions, deletions } = listed(after);
  expect(
    [...additions, ...deletions].filter(({ vehicleId }) => after.vehicles.entities[vehicleId ?? ''] === undefined),
  ).toEqual([]);
  expect(Object.keys(after.devices.entities)).toEqual(expect.arrayContaining(business.devices?.ids ?? ['none']));
});

describe('the facts of version 4', () => {
  const today = (tables: Parameters<typeof versionFour>[0]) => moneyUpcaster.state(lifted(tables)) as Business;
  const before = today({
    accounts: kept(billedAccount(1, billed('one'), billed('two', { vehicleNo: 'MH 01 AB 1002' }))),
  });
  // As it is read: no two of its parts are one object.
  const told = (fact: unknown) =>
    moneyUpcaster.fact(vehicleUpcaster.fact(JSON.parse(JSON.stringify(fact)) as UnknownAction));
  const afterAll = (...facts: unknown[]) =>
    replay(before, facts.map(told), {
      overtaken: (_place, { reason }) => {
        throw new Error(reason);
      },
      unreadable: (_place, reason) => {
        throw new Error(reason);
      },
    });
  const undone = (fact: unknown, ...changes: Change[]) => factUndone({ fact: fact as UnknownAction, changes });
  const inOldAccount = (id: string, ...rest: string[]) => ['accounts', ACCOUNT, 'vehicles', drawn(id), ...rest];
  const plates = (business: Business) => billedIn(business, ACCOUNT, ({ vehicleNo }) => vehicleNo);

  const BOTH = ['MH 01 AB 1001', 'MH 01 AB 1002'];
  const opened = {
    type: accountOpened.type,
    payload: { id: drawn('new'), slotId: drawn('slot'), draft: accountDraft(), openedOn: '2026-11-20' },
  };
  const openedRow = {
    ...billedAccount(9, billed('slot', { vehicleNo: 'To be assigned' })),
    id: drawn('new'),
    number: 9,
  };
  const { subscriptionPlan: duration } = accountDraft().package;
  const newRow = {
    ...openedRow,
    openedOn: '2026-11-20',
    vehicles: [billed('slot', { vehicleNo: 'To be assigned', duration })],
  };
  const allBilled = { type: accountsBilled.type, payload: { ids: [ACCOUNT] } };
  const removed = {
    id: drawn('two'),
    was: { vehicleNo: 'MH 01 AB 1002', duration: 'Yearly', price: 200, selected: true, billed: false },
  };
  const saved = {
    type: billSaved.type,
    payload: {
      accountId: ACCOUNT,
      edit: noEdit,
      vehicles: {
        ...noVehicles,
        edited: [{ id: drawn('one'), edit: { was: { price: 200 }, to: { price: 250 } } }],
        removed: [removed],
      },
    },
  };
  const ticked = {
    type: vehiclesBilled.type,
    payload: { accountId: ACCOUNT, vehicleIds: [drawn('one')], edit: noEdit, vehicles: noVehicles },
  };
  const deleted = { type: accountsDeleted.type, payload: { accounts: [{ id: ACCOUNT, company: 'Konkan Carriers' }] } };

  test.each<[string, unknown, Change[]]>([
    [
      'all of an account billed',
      allBilled,
      ['one', 'two'].map((id) => ({ path: inOldAccount(id, 'billed'), was: false, is: true })),
    ],
    ['one billed', ticked, [{ path: inOldAccount('one', 'billed'), was: false, is: true }]],
    [
      'one edited, one removed',
      saved,
      [
        { path: inOldAccount('two'), place: 1, was: { id: drawn('two'), ...removed.was } },
        { path: inOldAccount('one', 'price'), was: 200, is: 250 },
      ],
    ],
    ['an account opened', opened, [{ path: ['accounts', drawn('new')], is: newRow }]],
    [
      'an account deleted',
      deleted,
      [
        {
          path: ['accounts', ACCOUNT],
          place: 0,
          was: billedAccount(1, billed('one'), billed('two', { vehicleNo: 'MH 01 AB 1002' })),
        },
      ],
    ],
  ])('do what they did, and are taken back, and that as well: %s', (_title, fact, changes) => {
    const back = undone(fact, ...changes);
    const rounds = changes.map(({ path, was, is, place }): Change => ({
      path,
      ...(is !== undefined && { was: is }),
      ...(was !== undefined && { is: was }),
      ...(place === undefined && path.length % 2 === 0 && { place: 0 }),
    }));
    const again = undone(back, ...rounds);
    for (const one of [fact, back, again]) expect(checkedFact(told(one))).toMatchObject({ leftOut: [] });
    const done = afterAll(fact);
    expect(done).not.toEqual(before);
    const unnumbered = ({ accounts, vehicles }: Business) => {
      const rows: { id: string }[] = [...Object.values(accounts.entities), ...Object.values(vehicles.entities)];
      return rows.map((row) => ({ ...row, number: 0 })).toSorted((one, other) => one.id.localeCompare(other.id));
    };
    expect(unnumbered(afterAll(fact, back))).toEqual(unnumbered(before));
    expect(unnumbered(afterAll(fact, back, again))).toEqual(unnumbered(done));
  });

  test('bill what they billed', () => {
    expect(plates(afterAll(allBilled))).toEqual(BOTH.map((one) => `${one} billed`));
    expect(plates(afterAll(ticked))).toEqual([`${BOTH[0]} billed`, BOTH[1]]);
    expect(plates(afterAll(saved))).toEqual([BOTH[0]]);
  });

  test('name the account’s own vehicle where two accounts call theirs alike', () => {
    const one = { ...billed('vehicle-1'), id: 'vehicle-1' };
    const both = today({ accounts: kept(billedAccount(1, one), billedAccount(2, one)) });
    const fact = told({
      ...ticked,
      payload: { ...ticked.payload, accountId: drawn('account-2'), vehicleIds: ['vehicle-1'] },
    });
    const after = replay(both, [fact]);
    expect([ACCOUNT, drawn('account-2')].flatMap((id) => billedIn(after, id, () => 'one'))).toEqual([
      'one',
      'one billed',
    ]);
  });

  test('that put a whole business in place put today’s', () => {
    const fact = businessReplaced(
      versionFour({ accounts: kept(billedAccount(1, billed('one'))) }) as unknown as Business,
      'sample',
    );
    const after = told(fact) as typeof fact;
    expect(after.payload.business.vehicles.ids).toEqual([drawn('one')]);
  });

  test.each([
    { type: 'business/factUndone', payload: { fact: 7 } },
    { type: 'business/factUndone', payload: { fact: { type: 'x' }, changes: [null] } },
    { type: billSaved.type, payload: { vehicles: { added: [null, 7], removed: 4 } } },
    { type: 'business/replaced' },
  ])('that are none are read without a fault: %j', (fact) => {
    expect(() => told(fact)).not.toThrow();
  });
});
