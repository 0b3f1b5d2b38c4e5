// Devices, SIMs, bins, challans and stock requests, and any fact of them.
import fc from 'fast-check';
import type { HandoverStatus } from '@/store/stock/onHand/returns';
import type { StockRequestEvent } from '@/machines/stockRequest';
import { binId, type Bin } from '@/store/stock/bins/bin';
import { binTable } from '@/store/stock/bins/binsSlice';
import { branchTable } from '@/store/places/branches/branchesSlice';
import { branchAdded, branchEdited, branchesImported } from '@/store/facts/branches';
import { CONFIGURED_ACTIONS, CONFIGURED_NAMES, type Configuration } from '@/store/stock/configured/configured';
import { configuredTable } from '@/store/stock/configured/configuredSlice';
import { deviceAssigned, devicesDeleted, devicesRenamed } from '@/store/facts/configured';
import type { Device } from '@/store/stock/devices/device';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import {
  deviceFound,
  deviceLost,
  deviceRepaired,
  deviceScrapped,
  deviceSentToRepair,
  openingStockCounted,
  simPaired,
} from '@/store/facts/devices';
import type { ExpectedDetails } from '@/store/stock/expected/expected';
import { imeiOf } from '@/store/kit/typed/imei';
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
import { countTable } from '@/store/stock/counts/countsSlice';
import type { Correction } from '@/store/stock/counts/stockCount';
import { installerTable } from '@/store/places/installers/installersSlice';
import { installerAdded, installerEdited, installersImported } from '@/store/facts/installers';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import type { ReceivedLine } from '@/store/purchasing/requests/receipt';
import {
  unreceivedLine,
  type OrderedLine,
  type RequestLine,
  type StockRequest,
} from '@/store/purchasing/requests/request';
import { goodsReceived, lineShortClosed, requestAdvanced, requestRaised, vendorPaid } from '@/store/facts/requests';
import { requestTable } from '@/store/purchasing/requests/requestsSlice';
import type { Sim } from '@/store/stock/sims/sim';
import { simTable } from '@/store/stock/sims/simsSlice';
import { simActivated, simDeactivated, simSuspended } from '@/store/facts/sims';
import type { DeviceStatus, HandoverStep, Challan } from '@/store/stock/challans/challan';
import { challanTable } from '@/store/stock/challans/challansSlice';
import {
  handoverVerified,
  challanAnswered,
  challanCancelled,
  challanOffered,
  ewayBillEntered,
  transferCredited,
} from '@/store/facts/challans';

export const orderedLine = (changes: Partial<OrderedLine> = {}): OrderedLine => ({
  vendorId: 'vendor-1',
  vendor: 'First',
  name: 'Relay',
  unit: 'Pcs',
  qty: 10,
  rate: 80,
  ...changes,
});

/** A line of which nothing came, unless said otherwise. */
export const requestLine = (changes: Partial<RequestLine> = {}): RequestLine => ({
  ...unreceivedLine(orderedLine()),
  ...changes,
});

export const stockRequest = (number: number, changes: Partial<StockRequest> = {}): StockRequest => ({
  id: `request-${number}`,
  number,
  orderDate: '2026-11-01',
  status: 'Pending at Admin',
  steps: [{ status: 'Pending at Admin', on: '2026-11-01' }],
  products: [requestLine(changes.status === 'Delivered' ? { received: 10 } : {})],
  payments: [],
  bookings: [],
  ...changes,
});

/** The IMEI of a device of these tests, by its number below 100. */
export const imeiOfDevice = (number: number): string => imeiOf(String(35_693_803_564_300 + number));

/** A device in the store, unless said otherwise. */
export const deviceOf = (number: number, changes: Partial<Device> = {}): Device => ({
  id: imeiOfDevice(number),
  number,
  productName: 'OBD tracker',
  model: 'OB-4',
  serialNo: `OB4-${number}`,
  itgcId: `ITGC-${number}`,
  condition: 'Good',
  moves: [{ to: STORE, on: '2026-11-01', cause: { what: 'counted' } }],
  ...changes,
});

/** A SIM in the store, unless said otherwise. */
export const simOf = (number: number, changes: Partial<Sim> = {}): Sim => ({
  id: `899100000000000000${number}`,
  number,
  msisdn: `575400000000${number}`,
  provider: 'Airtel',
  status: 'Active',
  moves: [{ to: STORE, on: '2026-11-01', cause: { what: 'counted' } }],
  ...changes,
});

export const binOf = (place: Holder, number: number, qty: number): Bin => {
  const goods = { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const };
  return { id: binId(place, goods), number, place, ...goods, qty };
};

const STANDS = { pending: 'Pending', accepted: 'Accepted', received: 'Received' } as const;

interface Returned {
  stands: HandoverStatus;
  status?: DeviceStatus;
  givenBy?: string;
}

/** Devices 11 and on that come back to the store, each by a challan of its own, standing so in their handover. */
export function returnedStock(...returned: readonly (HandoverStatus | Returned)[]) {
  const rows = returned.map((one, index) => {
    const { stands, status = 'Repair', givenBy } = typeof one === 'string' ? { stands: one } : one;
    const challan: Holder = { at: 'challan', id: `received-${index + 1}` };
    const answered = { to: challan, on: '2026-11-03', cause: { what: 'answered' as const, id: challan.id } };
    const device = deviceOf(index + 11, { itgcId: `ITGC-${index + 1}`, condition: status });
    const moves = [
      ...device.moves,
      { to: challan, on: '2026-11-02', cause: { what: 'offered' as const, id: challan.id } },
      ...(stands === 'pending' ? [] : [answered]),
      ...(stands === 'received'
        ? [{ to: STORE, on: '2026-11-03', cause: { what: 'returned' as const, id: challan.id } }]
        : []),
    ];
    const row: Challan = {
      id: `received-${index + 1}`,
      number: index + 1,
      from: { at: 'installer', id: 'installer-1' },
      to: STORE,
      lines: [{ device: device.id, qty: 1, status, outcome: STANDS[stands] }],
      status: stands === 'received' ? 'Closed' : 'Offered',
      offeredOn: '2026-11-02',
      ...(givenBy !== undefined && { givenBy }),
    };
    return { challan: row, device: { ...device, moves } };
  });
  return {
    challans: challanTable(rows.map(({ challan }) => challan)),
    devices: deviceTable(rows.map(({ device }) => device)),
    installers: installerTable([{ id: 'installer-1', number: 1, name: 'Rakesh Yadav' }]),
  };
}

/** A returned device as a screen has it, by which a handover is said. */
export const returnedLine = (number: number) => ({ id: `received-${number}`, deviceId: imeiOfDevice(number + 10) });

export const configuredDevice = (number: number, changes: Partial<Configuration> = {}): Configuration => ({
  id: `configured-${number}`,
  number,
  deviceId: imeiOfDevice(number),
  itgcId: `ITGC-${number}`,
  action: 'Select',
  selectName: 'Select',
  ...changes,
});

/** Contents of so many devices, of one model each unless said otherwise, and whatever else is given. */
export const expectedDetails = (devices: number, changes: Partial<ExpectedDetails> = {}): ExpectedDetails => ({
  devices: Array.from({ length: devices }, (_, index) => ({
    productName: 'OBD tracker',
    model: 'OB-4',
    imei: '490154203237518',
    serialNo: `OB4-${index}`,
  })),
  accessories: [],
  controllers: [],
  locks: [],
  sims: [],
  unscanned: [],
  ...changes,
});

const DELHI: Holder = { at: 'branch', id: 'branch-1' };
const BAG: Holder = { at: 'installer', id: 'installer-1' };
const RELAYS = { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const };

/** A challan that is on its way to the branch: a device and five relays. */
export const challanToDelhi: Challan = {
  id: 'challan-9',
  number: 9,
  from: STORE,
  to: DELHI,
  lines: [
    { device: imeiOfDevice(9), qty: 1, outcome: 'Pending' },
    { goods: RELAYS, qty: 5, outcome: 'Pending' },
  ],
  status: 'Offered',
  offeredOn: '2026-11-02',
};

const pairedWith = (number: number) => ({
  device: deviceOf(number, { simId: simOf(number).id }),
  sim: simOf(number, {
    moves: [
      ...simOf(number).moves,
      { to: { at: 'device', id: imeiOfDevice(number) }, on: '2026-11-01', cause: { what: 'paired' } },
    ],
  }),
});
const paired = [1, 2, 3].map(pairedWith);
const back = returnedStock('pending', 'accepted', 'pending');

/** Some rows in each table of the stocks area that facts are said about. */
export const smallStock = {
  requests: requestTable([
    stockRequest(1),
    stockRequest(2),
    stockRequest(3),
    stockRequest(4, { status: 'In Transit' }),
    stockRequest(5, { status: 'Delivered', products: [requestLine({ received: 10, stocked: 4 })] }),
  ]),
  branches: branchTable([{ id: 'branch-1', number: 1, branch: 'Delhi', stateCode: '07' }]),
  installers: back.installers,
  devices: deviceTable([
    ...paired.map(({ device }) => device),
    deviceOf(4),
    deviceOf(5, {
      condition: 'Damaged',
      moves: [
        ...deviceOf(5).moves,
        { to: { at: 'repairer', id: 'Sai Repairs' }, on: '2026-11-02', cause: { what: 'repair' } },
      ],
    }),
    deviceOf(6, {
      moves: [...deviceOf(6).moves, { to: { at: 'lost' }, on: '2026-11-02', cause: { what: 'lost', why: 'Stolen' } }],
    }),
    deviceOf(9, {
      moves: [
        ...deviceOf(9).moves,
        { to: { at: 'challan', id: 'challan-9' }, on: '2026-11-02', cause: { what: 'offered', id: 'challan-9' } },
      ],
    }),
    ...Object.values(back.devices.entities),
  ]),
  sims: simTable([
    ...paired.map(({ sim }) => sim),
    simOf(4),
    simOf(5, { status: 'Blank' }),
    simOf(6, { status: 'Suspended' }),
  ]),
  bins: binTable([binOf(STORE, 1, 20), binOf(BAG, 2, 5)]),
  challans: challanTable([...Object.values(back.challans.entities), challanToDelhi]),
  counts: countTable([
    { id: 'count-1', number: 1, place: STORE, begunOn: '2026-11-20', status: 'Begun', scanned: [], corrected: [] },
  ]),
  configured: configuredTable([configuredDevice(1), configuredDevice(2), configuredDevice(3)]),
};

const line = fc.record({
  vendorId: fc.constantFrom('vendor-1', 'vendor-2', 'vendor-9'),
  name: fc.constantFrom('Relay', 'Harness'),
  qty: fc.integer({ min: 1, max: 500 }),
});
const number = fc.integer({ min: 1, max: 4 });
const numbers = fc.uniqueArray(number, { maxLength: 4 });
const event = fc.constantFrom<StockRequestEvent[]>({ type: 'approve' }, { type: 'dispatch' }, { type: 'deliver' });
const step = fc.constantFrom<HandoverStep[]>('pending', 'accepted');
const name = fc.constantFrom(...CONFIGURED_NAMES);
/** Devices as somebody may have seen them a while ago. */
const seenDevice = fc.tuple(number, name).map(([n, selectName]) => configuredDevice(n, { selectName }));
const seenDevices = numbers.map((all) => all.map((n) => configuredDevice(n)));
const place = fc.constantFrom(STORE, DELHI, BAG);
const day = fc.constantFrom('2026-10-31', '2026-11-05', '2026-11-21');
const countId = fc.constantFrom('count-1', 'count-9');
const imei = fc.constantFrom(1, 4, 5, 6, 9, 11, 30).map(imeiOfDevice);
const sim = fc.constantFrom(1, 4, 5, 6, 7).map((n) => simOf(n).id);
const coming = fc.constantFrom(1, 4, 5);

const receivedLine = fc
  .record({
    qty: fc.integer({ min: 0, max: 4 }),
    imeis: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 3 }),
    counted: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ qty, imeis, counted }): ReceivedLine => {
    const goods = { line: 0, qty: qty + imeis.length, productName: 'Relay', model: 'RL-12' };
    if (imeis.length === 0) return { ...goods, qty: qty + counted, kind: 'Accessory', ...(counted > 0 && { counted }) };
    return { ...goods, kind: 'Device', devices: imeis.map((n) => ({ imei: imeiOfDevice(n + 40) })) };
  });

const offeredLine = fc.oneof(
  imei.map((device) => ({ device, qty: 1 })),
  sim.map((one) => ({ sim: one, qty: 1 })),
  fc.integer({ min: 1, max: 12 }).map((qty) => ({ goods: RELAYS, qty })),
);

const answer = fc
  .constantFrom('Accepted' as const, 'Short' as const, 'Damaged' as const, 'Declined' as const)
  .chain((outcome) =>
    fc.constantFrom(0, 1).map((at) => {
      const { outcome: _pending, ...offered } = challanToDelhi.lines[at] ?? { qty: 1, outcome: 'Pending' };
      return { ...offered, line: at, outcome, ...(outcome !== 'Accepted' && { reason: 'Wet' }) };
    }),
  );

const happened = fc.constantFrom(deviceSentToRepair, deviceRepaired, deviceLost, deviceFound, deviceScrapped);

/** Any fact of the stock, about things that are there and things that are not. */
const chainFact = fc.oneof(
  fc
    .tuple(coming, fc.array(receivedLine, { minLength: 1, maxLength: 1 }), day)
    .map(([n, lines, on]) => goodsReceived(stockRequest(n), lines, { on })),
  fc.tuple(coming, fc.integer({ min: 1, max: 12 })).map(([n, qty]) => lineShortClosed(`request-${n}`, 0, qty)),
  fc
    .tuple(place, place, fc.array(offeredLine, { minLength: 1, maxLength: 2 }), day)
    .map(([from, to, lines, on]) => challanOffered({ from, to, lines }, on)),
  fc
    .tuple(fc.array(answer, { minLength: 1, maxLength: 2 }), day)
    .map(([answers, on]) => challanAnswered(challanToDelhi, answers, on)),
  fc
    .constantFrom(challanToDelhi, { ...challanToDelhi, id: 'challan-7' })
    .map((challan) => challanCancelled(challan, '2026-11-21')),
  fc.constantFrom(challanToDelhi).map((challan) => {
    const fact = transferCredited(challan, '2026-11-21');
    return { ...fact, payload: { ...fact.payload, credit: { goods: [], taxes: [], roundOff: 0, total: 0 } } };
  }),
  fc
    .constantFrom('181000000123', '181000000124')
    .map((no) => ewayBillEntered(challanToDelhi, { no, on: '2026-11-21' })),
  fc.tuple(numbers, step).map(([all, from]) => handoverVerified(all.map(returnedLine), from)),
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.option(sim, { nil: undefined }), fc.boolean(), day)
    .map(([n, one, isIn, on]) => simPaired(deviceOf(n, isIn ? { simId: simOf(n).id } : {}), one, on)),
  {
    weight: 3,
    arbitrary: fc
      .tuple(happened, imei, fc.constantFrom('Rain', 'Sai Repairs'), day)
      .map(([fact, id, why, on]) => fact(id, why, on)),
  },
  fc
    .tuple(fc.constantFrom(simActivated, simSuspended, simDeactivated), sim)
    .map(([fact, id]) => fact(id, undefined, '2026-11-21')),
  fc.tuple(place, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 5 })).map(([at, n, qty]) =>
    openingStockCounted(
      [
        {
          place: at,
          devices: [{ imei: imeiOfDevice(n), productName: 'OBD tracker' }],
          sims: [{ iccid: `89910000000000001${String(n)}`, provider: 'Jio' }],
          ...(qty > 0 && { goods: [{ ...RELAYS, qty }] }),
        },
      ],
      '2026-11-01',
    ),
  ),
  place.map((at) => countBegun(at, '2026-11-21')),
  fc.tuple(countId, imei).map(([id, one]) => stockCounted(id, [one])),
  fc.tuple(countId, imei).map(([id, one]) => scansRemoved(id, [one])),
  fc
    .tuple(countId, imei, fc.constantFrom<Correction>('Found here', 'Moved', 'Lost'), place)
    .map(([id, device, correction, to]) =>
      thingCorrected(
        id,
        { device, correction, to: correction === 'Lost' ? { at: 'lost' } : to, why: 'Shelf 3' },
        '2026-11-21',
      ),
    ),
  fc.tuple(countId, fc.constantFrom(0, 18, 21)).map(([id, qty]) => goodsCounted(id, [{ ...RELAYS, qty }])),
  fc
    .tuple(countId, fc.constantFrom<Correction>('Found here', 'Moved', 'Lost'), place, place)
    .map(([id, correction, at, to]) =>
      goodsCorrected(
        id,
        { ...RELAYS, qty: 1, at, correction, to: correction === 'Lost' ? { at: 'lost' } : to, why: 'Shelf 3' },
        '2026-11-21',
      ),
    ),
  fc.tuple(countId, fc.constantFrom(0, 2)).map(([id, found]) => countSettled(id, found, '2026-11-21')),
  countId.map((id) => countCancelled(id)),
  fc.constantFrom('Delhi', 'Mumbai', 'Pune').map((branch) => branchAdded({ branch })),
  fc
    .constantFrom('Delhi', 'Mumbai')
    .map((branch) => branchEdited('branch-1', { was: { branch: 'Delhi' }, to: { branch } })),
  fc.constantFrom('Delhi', 'Pune').map((branch) =>
    branchesImported({
      added: [{ branch }],
      edits: [{ id: 'branch-1', edit: { was: { stateCode: '07' }, to: { stateCode: '27' } } }],
    }),
  ),
  fc.constantFrom('Rakesh Yadav', 'Vinod Nair').map((one) =>
    installersImported({
      added: [{ name: one }],
      edits: [{ id: 'installer-1', edit: { was: { mobile: null }, to: { mobile: '9820012345' } } }],
    }),
  ),
  fc.constantFrom('Rakesh Yadav', 'Vinod Nair').map((one) => installerAdded({ name: one })),
  fc
    .constantFrom('9820012345', '9820054321')
    .map((mobile) => installerEdited('installer-1', { was: { mobile: null }, to: { mobile } })),
);

/** Any fact of the stocks area, about rows that exist and rows that do not; of some others were faster. */
export const stockFact = fc.oneof(
  { weight: 14, arbitrary: chainFact },
  fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => requestRaised(lines.map((one) => orderedLine(one)))),
  fc.tuple(number, event).map(([n, one]) => requestAdvanced(`request-${n}`, one)),
  fc
    .tuple(number, fc.constantFrom('vendor-1', 'vendor-2'), fc.integer({ min: 1, max: 600 }))
    .map(([n, vendorId, amount]) =>
      vendorPaid(`request-${n}`, { vendorId, amount, on: '2026-11-21', invoiceNo: 'INV-7' }),
    ),
  fc
    .tuple(seenDevice, fc.constantFrom(...CONFIGURED_ACTIONS), name)
    .map(([device, action, selectName]) => deviceAssigned(device, { action, selectName })),
  fc.tuple(seenDevices, name).map(([devices, to]) => devicesRenamed(devices, to)),
  seenDevices.map((devices) => devicesDeleted(devices)),
);
