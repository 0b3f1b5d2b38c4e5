import { describe, expect, test } from 'vitest';
import { createStore, type Fact } from '@/store/business/store';
import { deviceLost, openingStockCounted } from '@/store/facts/devices';
import {
  countBegun,
  countCancelled,
  countSettled,
  goodsCorrected,
  goodsCounted,
  scansRemoved,
  stockCounted,
  thingCorrected,
} from '@/store/facts/counts';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { countLines } from '@/store/stock/counts/countLines';
import { countableGoods, goodsLines } from '@/store/stock/counts/goodsLines';
import { goodsCountSchema } from '@/store/stock/counts/goodsCountSchema';
import { countFactSchemas } from '@/store/stock/counts/countFactSchemas';
import { countTable, selectCountsByPlace } from '@/store/stock/counts/countsSlice';
import { placeAfter, type Correction, type StockCount } from '@/store/stock/counts/stockCount';
import { binTable } from '@/store/stock/bins/binsSlice';
import { deviceLedger } from '@/store/stock/devices/deviceLedger';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { simTable } from '@/store/stock/sims/simsSlice';
import type { Device } from '@/store/stock/devices/device';
import { done, reasonOf } from '../../../support/said';
import { smallBusiness } from '../../../support/tabs';

const DELHI: Holder = { at: 'branch', id: smallBusiness.branches.ids[0] };
const BAG: Holder = { at: 'installer', id: smallBusiness.installers.ids[0] };
const deviceAt = (n: number, to: Holder, simId?: string): Device => ({
  id: `35693803564380${n}`,
  number: n,
  productName: 'OBD tracker',
  condition: 'Good',
  ...(simId !== undefined && { simId }),
  moves: [{ to, on: '2026-11-01', cause: { what: 'counted' } }],
});
const simAt = (n: number, to: Holder) => ({
  id: `899100000000000000${n}`,
  number: n,
  msisdn: `575400000000${n}`,
  provider: 'Jio',
  status: 'Active' as const,
  moves: [{ to, on: '2026-11-01', cause: { what: 'counted' as const } }],
});
const [one, two, branch, bag] = [
  deviceAt(1, STORE, simAt(1, STORE).id),
  deviceAt(2, STORE),
  deviceAt(3, DELHI),
  deviceAt(4, BAG),
];
const [inside, alone] = [simAt(1, { at: 'device', id: one.id }), simAt(2, STORE)];
const going: StockCount = {
  id: 'count-1',
  number: 1,
  place: STORE,
  begunOn: '2026-11-20',
  status: 'Begun',
  scanned: [],
  corrected: [],
};
const stocked = {
  ...smallBusiness,
  devices: deviceTable([one, two, branch, bag]),
  sims: simTable([inside, alone]),
  counts: countTable([going]),
  bins: binTable([]),
};
const DAY = '2026-11-21';

/** A store in which facts were said one after the other. */
function after(...facts: readonly Fact[]) {
  const store = createStore(stocked);
  for (const fact of facts) done(store.dispatch(fact));
  return store;
}
const scanned = (...numbers: string[]) => stockCounted('count-1', numbers);
const corrected = (device: string, correction: Correction, to: Holder, on = DAY) =>
  thingCorrected('count-1', { device, correction, to, why: 'Shelf 3' }, on);
const correctedSim = (sim: string, correction: Correction, to: Holder) =>
  thingCorrected('count-1', { sim, correction, to, why: 'Shelf 3' }, DAY);
const linesOf = (store: ReturnType<typeof after>) => {
  const state = store.getState();
  const count = state.counts.entities['count-1'] ?? going;
  return countLines(state, count).map(({ finding, id }) => `${finding} ${id}`);
};

describe('goods of a count', () => {
  const RELAYS = { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const };
  const withRelays = (...facts: readonly Fact[]) =>
    after(openingStockCounted([{ place: STORE, goods: [{ ...RELAYS, qty: 20 }] }], '2026-11-01'), ...facts);
  const counted = (qty: number) => goodsCounted('count-1', [{ ...RELAYS, qty }]);
  const settled = (qty: number, correction: Correction, to: Holder, on = DAY) =>
    goodsCorrected('count-1', { ...RELAYS, qty, at: STORE, correction, to, why: 'Shelf 3' }, on);
  const lost = (qty: number) => settled(qty, 'Lost', { at: 'lost' });
  const lineOf = (store: ReturnType<typeof after>) => {
    const state = store.getState();
    return goodsLines(state, state.counts.entities['count-1'] ?? going).map(({ finding, expected, off }) => [
      finding,
      expected,
      off,
    ]);
  };

  test.each<[string, Fact[], [string, number, number][]]>([
    ['are told before they are counted', [], [['Not counted', 20, 0]]],
    ['are found', [counted(20)], [['Found', 20, 0]]],
    ['are missing', [counted(18)], [['Missing', 20, -2]]],
    ['are more than expected', [counted(18), counted(20.5)], [['Not expected here', 20, 0.5]]],
    ['are lost in part', [counted(18), lost(1)], [['Missing', 19, -1]]],
    ['are lost and elsewhere', [counted(18), lost(1), settled(1, 'Moved', DELHI)], [['Found', 18, 0]]],
    ['are more by what was found', [counted(21), settled(1, 'Found here', STORE)], [['Found', 21, 0]]],
  ])('%s', (_what, facts, lines) => {
    expect(lineOf(withRelays(...facts))).toEqual(lines);
  });

  test('that moved are where they were found to be', () => {
    const { bins } = withRelays(counted(15), settled(3, 'Moved', BAG), lost(2)).getState();
    expect(Object.values(bins.entities).map(({ place, qty }) => [place.at, qty])).toEqual([
      ['store', 15],
      ['installer', 3],
    ]);
  });

  test('may be of other places, and are offered after those that are expected', () => {
    const state = after(
      openingStockCounted([{ place: DELHI, goods: [{ ...RELAYS, qty: 2 }] }], '2026-11-01'),
    ).getState();
    expect(goodsLines(state, going)).toEqual([]);
    expect(countableGoods(state, going).map(({ goods, expected }) => [goods.productName, expected])).toEqual([
      ['Relay', 0],
    ]);
  });

  test('hold a count up while their difference is left, and count among what is there', () => {
    const all = [scanned(one.id, two.id, alone.id), counted(18)];
    const open = withRelays(...all);
    expect(reasonOf(open.dispatch(countSettled('count-1', 21, DAY)))).toBe(
      'Not settled yet: 1 missing. Settle each line first.',
    );
    const state = withRelays(...all, lost(2), countSettled('count-1', 21, DAY)).getState();
    expect(state.counts.entities['count-1']).toMatchObject({ status: 'Settled', found: 21 });
    // A count of the trackers alone is one, too.
    const trackers = withRelays(scanned(one.id, two.id, alone.id), countSettled('count-1', 3, DAY)).getState();
    expect(trackers.counts.entities['count-1']?.status).toBe('Settled');
  });

  test('that were counted are not left blank: none is a count, too', () => {
    const state = withRelays(counted(18)).getState();
    const [line] = goodsLines(state, state.counts.entities['count-1'] ?? going);
    const schema = goodsCountSchema(line ? [line] : []);
    expect(() => schema.validateSync({ goods0: '' })).toThrow('Relay, RL-12 was counted: enter 0 where none is there.');
    expect(schema.validateSync({ goods0: '0' })).toEqual({ goods0: 0 });
  });

  test.each<[string, Fact[], Fact, string]>([
    ['to count nothing', [], goodsCounted('count-1', []), 'This was counted already.'],
    ['to count alike again', [counted(18)], counted(18), 'This was counted already.'],
    [
      'to count one twice',
      [],
      goodsCounted('count-1', [
        { ...RELAYS, qty: 1 },
        { ...RELAYS, productName: 'RELAY', qty: 2 },
      ]),
      'The product relay, rl-12 is there twice.',
    ],
    ['to lose what was not counted', [], lost(1), 'Relay, RL-12 was not counted: count it first.'],
    ['to lose more than is missing', [counted(18)], lost(3), 'Of Relay, RL-12 2 are missing.'],
    ['to lose what is there', [counted(21)], lost(1), 'Of Relay, RL-12 0 are missing.'],
    [
      'to find more than there are',
      [counted(21)],
      settled(2, 'Found here', STORE),
      'Of Relay, RL-12 1 more are there.',
    ],
    ['to move them to where they are', [counted(18)], settled(1, 'Moved', STORE), 'Store: that is nothing to correct.'],
    [
      'to find them elsewhere',
      [counted(21)],
      settled(1, 'Found here', DELHI),
      /^.+: that is nothing to correct\.$/.source,
    ],
    [
      'to lose them before the count',
      [counted(18)],
      settled(1, 'Lost', { at: 'lost' }, '2026-11-19'),
      'This count was begun on 20 Nov 2026, after 19 Nov 2026.',
    ],
  ])('are refused %s', (_what, before, fact, reason) => {
    expect(reasonOf(withRelays(...before).dispatch(fact))).toMatch(
      reason.startsWith('^') ? new RegExp(reason) : reason,
    );
  });
});

describe('a count', () => {
  test('tells what is missing, not expected, unknown and found, and counts a SIM with its device', () => {
    expect(linesOf(after(scanned(one.id, branch.id, '12345')))).toEqual([
      `Missing ${two.id}`,
      `Missing ${alone.id}`,
      `Not expected here ${branch.id}`,
      'Unknown 12345',
      `Found ${one.id}`,
    ]);
    expect(linesOf(after(scanned(inside.msisdn)))).toContain(`Found ${one.id}`);
  });

  test('leaves each thing where it was found, and says so in its ledger', () => {
    const store = after(
      scanned(one.id, branch.id),
      corrected(two.id, 'Moved', BAG),
      corrected(branch.id, 'Found here', STORE),
      thingCorrected('count-1', { sim: alone.id, correction: 'Lost', to: { at: 'lost' }, why: 'Torn' }, DAY),
      countSettled('count-1', 2, DAY),
    );
    const { devices, sims, counts, ...rest } = store.getState();
    const holderIn = (id: string) => holderOf(devices.entities[id] ?? one);
    expect([one, two, branch].map(({ id }) => holderIn(id))).toEqual([STORE, BAG, STORE]);
    expect(holderOf(sims.entities[alone.id] ?? alone)).toEqual({ at: 'lost' });
    expect(counts.entities['count-1']).toMatchObject({ status: 'Settled', settledOn: DAY, found: 2 });
    const stock = { ...rest, devices, sims };
    expect(deviceLedger(stock, devices.entities[branch.id] ?? branch).at(-1)).toMatchObject({
      what: 'Counted',
      from: 'Delhi',
      to: 'Store',
      note: 'Shelf 3',
    });
    expect(selectCountsByPlace(store.getState()).last.get('store')?.settledOn).toBe(DAY);
  });

  test('finds what was lost, in a bag too', () => {
    const store = createStore({ ...stocked, counts: countTable([{ ...going, place: BAG }]) });
    for (const fact of [
      deviceLost(two.id, 'Stolen', '2026-11-19'),
      scanned(two.id),
      corrected(two.id, 'Found here', BAG),
    ])
      done(store.dispatch(fact));
    expect(holderOf(store.getState().devices.entities[two.id] ?? two)).toEqual(BAG);
  });

  test('finds a SIM that was scanned by its number', () => {
    const store = createStore({ ...stocked, counts: countTable([{ ...going, place: BAG }]) });
    for (const fact of [scanned(alone.msisdn), correctedSim(alone.id, 'Found here', BAG)]) done(store.dispatch(fact));
    expect(holderOf(store.getState().sims.entities[alone.id] ?? alone)).toEqual(BAG);
  });

  test('takes a SIM off by the number that it was scanned by before it was known', () => {
    const sim = { iccid: '8991000000000000009', msisdn: '5754000000009', provider: 'Jio' };
    const store = after(scanned(sim.msisdn, sim.iccid), openingStockCounted([{ place: STORE, sims: [sim] }], DAY));
    const lines = () => {
      const state = store.getState();
      return countLines(state, state.counts.entities['count-1'] ?? going);
    };
    const line = lines().find(({ id }) => id === sim.iccid);
    expect(line).toMatchObject({ finding: 'Found', scans: [sim.msisdn, sim.iccid] });
    done(store.dispatch(scansRemoved('count-1', line?.scans ?? [])));
    expect(lines().find(({ id }) => id === sim.iccid)?.finding).toBe('Missing');
  });

  test('takes a number off again', () => {
    expect(linesOf(after(scanned(one.id, '12345'), scansRemoved('count-1', ['12345'])))).not.toContain('Unknown 12345');
  });

  test('is taken back with its movements, the last one first', () => {
    const store = createStore(stocked);
    done(store.dispatch(scanned(branch.id)));
    const { undo } = done(store.dispatch(corrected(branch.id, 'Found here', STORE)));
    expect(undo?.()).toMatchObject({ done: true });
    expect(holderOf(store.getState().devices.entities[branch.id] ?? one)).toEqual(DELHI);
  });
});

describe('is not taken back', () => {
  const emptyBag = { ...stocked, devices: deviceTable([branch]), counts: countTable([{ ...going, place: BAG }]) };
  const over: [string, Fact][] = [
    ['Settled', countSettled('count-1', 1, DAY)],
    ['Cancelled', countCancelled('count-1')],
  ];

  test.each<[string, readonly Fact[], Fact, readonly Fact[]]>([
    ['what was scanned', [], scanned(branch.id), [corrected(branch.id, 'Found here', BAG)]],
    ['what was corrected', [scanned(branch.id)], corrected(branch.id, 'Found here', BAG), []],
    [
      'what was taken off',
      [scanned(branch.id, '12345'), corrected(branch.id, 'Found here', BAG)],
      scansRemoved('count-1', ['12345']),
      [],
    ],
  ])('%s, once the count is over', (_what, before, fact, since) => {
    for (const [status, end] of over) {
      const store = createStore(emptyBag);
      for (const said of before) done(store.dispatch(said));
      const { undo } = done(store.dispatch(fact));
      for (const said of [...since, end]) done(store.dispatch(said));
      expect(undo && reasonOf(undo())).toBe(`Not undone: count 1 is ${status} now.`);
    }
  });

  test.each(over)('that a count is %s, once another one of its place goes on', (_status, end) => {
    const store = createStore(emptyBag);
    for (const fact of [scanned(branch.id), corrected(branch.id, 'Found here', BAG)]) done(store.dispatch(fact));
    const { undo } = done(store.dispatch(end));
    const { undo: undoNext } = done(store.dispatch(countBegun(BAG, DAY)));
    expect(undo && reasonOf(undo())).toBe('Not undone: count 2 of the same place goes on by now.');
    expect(undoNext?.()).toMatchObject({ done: true });
    expect(undo?.()).toMatchObject({ done: true });
    expect(store.getState().counts.entities['count-1']?.status).toBe('Begun');
  });

  test('the Undo of its settling, once more was scanned', () => {
    const store = createStore(emptyBag);
    for (const fact of [scanned(branch.id), corrected(branch.id, 'Found here', BAG)]) done(store.dispatch(fact));
    const undone = done(store.dispatch(countSettled('count-1', 1, DAY))).undo?.();
    done(store.dispatch(scanned('12345')));
    const redo = undone?.done ? undone.undo : undefined;
    expect(redo && reasonOf(redo())).toBe('Not undone. Not settled yet: 1 unknown. Settle each line first.');
    done(store.dispatch(scansRemoved('count-1', ['12345'])));
    expect(redo?.()).toMatchObject({ done: true });
  });

  test('the Undo of its begin, once another one of its place goes on', () => {
    const store = createStore({ ...emptyBag, counts: countTable([]) });
    const undone = done(store.dispatch(countBegun(BAG, DAY))).undo?.();
    done(store.dispatch(countBegun(BAG, DAY)));
    const redo = undone?.done ? undone.undo : undefined;
    expect(redo && reasonOf(redo())).toMatch(/^Not undone: count \d+ of the same place goes on by now\.$/);
  });
});

describe('is refused', () => {
  test.each<[string, readonly Fact[], Fact, string]>([
    [
      'a second count of a place',
      [],
      countBegun(STORE, DAY),
      'Count 1 of what is in the store was begun on 20 Nov 2026: continue it.',
    ],
    [
      'a count of a vehicle',
      [],
      countBegun({ at: 'vehicle', id: 'vehicle-1' }, DAY),
      'The store, a branch or a bag is counted.',
    ],
    ['what was scanned already', [scanned(one.id)], scanned(one.id), 'This was scanned already.'],
    [
      'to settle with a difference',
      [scanned(one.id, branch.id, '12345')],
      countSettled('count-1', 1, DAY),
      'Not settled yet: 2 missing, 1 not expected here, 1 unknown. Settle each line first.',
    ],
    [
      'to lose what was scanned',
      [scanned(two.id)],
      corrected(two.id, 'Lost', { at: 'lost' }),
      `IMEI ${two.id} was scanned: it is there.`,
    ],
    [
      'to lose what is elsewhere',
      [],
      corrected(branch.id, 'Lost', { at: 'lost' }),
      `IMEI ${branch.id} is at the branch Delhi.`,
    ],
    [
      'to lose a SIM that was scanned by its number',
      [scanned(alone.msisdn)],
      correctedSim(alone.id, 'Lost', { at: 'lost' }),
      `SIM ${alone.id} was scanned: it is there.`,
    ],
    [
      'to find what was not scanned',
      [],
      corrected(branch.id, 'Found here', STORE),
      `IMEI ${branch.id} was not scanned here: scan it first.`,
    ],
    [
      'to find a SIM that is in a device',
      [scanned(inside.msisdn)],
      correctedSim(inside.id, 'Found here', STORE),
      `SIM ${inside.id} is in the device ${one.id}: it is counted with that.`,
    ],
    [
      'to find what is there',
      [],
      corrected(one.id, 'Found here', STORE),
      `IMEI ${one.id} is in the store: that is nothing to correct.`,
    ],
    [
      'a correction before the last movement',
      [],
      corrected(two.id, 'Moved', BAG, '2026-10-31'),
      `IMEI ${two.id} moved on 01 Nov 2026 already, after 31 Oct 2026.`,
    ],
    [
      'to give up what was given up',
      [countCancelled('count-1')],
      countCancelled('count-1'),
      'This count is Cancelled now.',
    ],
    ['to scan after it was given up', [countCancelled('count-1')], scanned(one.id), 'This count is Cancelled now.'],
  ])('%s', (_what, before, fact, reason) => {
    expect(reasonOf(after(...before).dispatch(fact))).toBe(reason);
  });
});

test.each([
  ['both', { device: one.id, sim: alone.id }, false],
  ['none', {}, false],
  ['a device', { device: one.id }, true],
  ['a SIM', { sim: alone.id }, true],
])('a correction is of a device or a SIM: %s', (_what, thing, isValid) => {
  const { payload } = thingCorrected('count-1', { ...thing, correction: 'Lost', to: { at: 'lost' }, why: 'Torn' }, DAY);
  expect(countFactSchemas.thingCorrected.isValidSync(payload)).toBe(isValid);
});

test.each<[Correction, string | undefined, Holder]>([
  ['Lost', undefined, { at: 'lost' }],
  ['Moved', `branch:${DELHI.id}`, DELHI],
  ['Found here', undefined, STORE],
])('what is %s is there from now on', (correction, to, place) => {
  expect(placeAfter(going, { correction, to })).toEqual(place);
});
