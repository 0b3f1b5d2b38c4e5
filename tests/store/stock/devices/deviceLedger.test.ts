import { afterEach, describe, expect, test, vi } from 'vitest';
import { additionRecorded } from '@/store/facts/additions';
import type { Said } from '@/journal/sync/dispatching';
import { factUndone } from '@/journal/undo/undo';
import { businessOf } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { replay } from '@/store/business/replay';
import { createStore, type AppStore, type Fact } from '@/store/business/store';
import { deviceLedger } from '@/store/stock/devices/deviceLedger';
import { purchaseOf } from '@/store/stock/devices/purchase';
import { selectStock } from '@/store/stock/onHand/selectStock';
import {
  deviceFound,
  deviceLost,
  deviceRepaired,
  deviceScrapped,
  deviceSentToRepair,
  simPaired,
} from '@/store/facts/devices';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import { goodsReceived } from '@/store/facts/requests';
import { requestTable } from '@/store/purchasing/requests/requestsSlice';
import { handoverVerified, challanAnswered, challanCancelled, challanOffered } from '@/store/facts/challans';
import { returnId } from '@/store/stock/challans/challan';
import { additionDraft } from '../../../support/care';
import { done } from '../../../support/said';
import { deviceOf, imeiOfDevice, requestLine, simOf, stockRequest } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';

const DELHI: Holder = { at: 'branch', id: 'branch-1' };
const BAG: Holder = { at: 'installer', id: 'installer-1' };
const NEW = imeiOfDevice(71);

const request = stockRequest(8, {
  status: 'In Transit',
  steps: [
    { status: 'Pending at Admin', on: '2026-11-01' },
    { status: 'Approved by Admin', on: '2026-11-02' },
    { status: 'In Transit', on: '2026-11-04' },
  ],
  products: [
    requestLine({ name: 'Cable', qty: 9, vendorId: 'vendor-2', vendor: 'Second' }),
    requestLine({ name: 'OBD tracker', qty: 1 }),
  ],
});
const business = { ...smallBusiness, requests: requestTable([request]) };

const open = (...facts: readonly Fact[]) => {
  const store = createStore(business);
  for (const fact of facts) done(store.dispatch(fact));
  return store;
};
const deviceIn = (store: AppStore, imei: string) => {
  const device = store.getState().devices.entities[imei];
  if (!device) throw new Error(`No device ${imei}`);
  return device;
};
/** The ledger of a device as somebody reads it, a line a text. */
const told = (store: AppStore, imei: string) =>
  deviceLedger(selectStock(store.getState()), deviceIn(store, imei)).map(({ on, what, from, to, note, document }) =>
    [on.slice(8), what, [from, to].filter(Boolean).join(' → '), note, document && `${document.of} ${document.number}`]
      .filter(Boolean)
      .join(', '),
  );

const received = goodsReceived(
  request,
  [{ line: 1, qty: 1, productName: 'OBD tracker', kind: 'Device', devices: [{ imei: NEW }] }],
  { on: '2026-11-06' },
);
const offer = (from: Holder, to: Holder, on: string, imei = NEW) =>
  challanOffered({ from, to, lines: [{ device: imei, qty: 1 }] }, on);
const lastChallan = (store: AppStore) => {
  const { ids, entities } = store.getState().challans;
  const challan = entities[ids.at(-1) ?? ''];
  if (!challan) throw new Error('There is no challan');
  return challan;
};
const answer = (store: AppStore, on: string, outcome: 'Accepted' | 'Damaged' = 'Accepted') =>
  done(
    store.dispatch(
      challanAnswered(
        lastChallan(store),
        [{ device: NEW, qty: 1, line: 0, outcome, ...(outcome === 'Damaged' && { reason: 'Wet' }) }],
        on,
      ),
    ),
  );

describe('the ledger of a device', () => {
  test('begins with the steps of the request that brought it, and names its vendor', () => {
    const store = open(received);
    expect(told(store, NEW)).toEqual([
      '01, Ordered, First, request 8',
      '02, Approved, First, request 8',
      '04, Dispatched, First, request 8',
      '06, Received, First → Store, request 8',
    ]);
    expect(purchaseOf(selectStock(store.getState()), deviceIn(store, NEW))).toMatchObject({
      on: '2026-11-06',
      request: { number: 8 },
      line: { vendor: 'First' },
    });
  });

  test('tells each challan: what was accepted, and what came back with the reason', () => {
    const store = open(received, offer(STORE, BAG, '2026-11-07'));
    answer(store, '2026-11-08');
    done(store.dispatch(offer(BAG, DELHI, '2026-11-09')));
    answer(store, '2026-11-10', 'Damaged');
    done(store.dispatch(offer(BAG, DELHI, '2026-11-11')));
    done(store.dispatch(challanCancelled(lastChallan(store), '2026-11-12')));
    const number = lastChallan(store).number;
    expect(told(store, NEW).slice(4)).toEqual([
      `07, Offered, Store → Rakesh Yadav, challan ${number - 2}`,
      `08, Accepted, Store → Rakesh Yadav, challan ${number - 2}`,
      `09, Offered, Rakesh Yadav → Delhi, challan ${number - 1}`,
      `10, Not accepted, Delhi → Rakesh Yadav, Damaged: Wet, challan ${number - 1}`,
      `11, Offered, Rakesh Yadav → Delhi, challan ${number}`,
      `12, Taken back, Delhi → Rakesh Yadav, challan ${number}`,
    ]);
  });

  test('tells a return to the store in its three steps', () => {
    const store = open(received, offer(STORE, BAG, '2026-11-07'));
    answer(store, '2026-11-08');
    done(store.dispatch(offer(BAG, STORE, '2026-11-09')));
    const { id, number } = lastChallan(store);
    const line = [{ id: returnId(id, 0), deviceId: NEW }];
    done(store.dispatch(handoverVerified(line, 'pending', '2026-11-10')));
    done(store.dispatch(handoverVerified(line, 'accepted', '2026-11-11')));
    expect(told(store, NEW).slice(-3)).toEqual([
      `09, Offered, Rakesh Yadav → Store, challan ${number}`,
      `10, Accepted, Rakesh Yadav → Store, challan ${number}`,
      `11, Received, Rakesh Yadav → Store, challan ${number}`,
    ]);
  });

  test('has the SIMs at the place where they went in and out, several on one day in their order', () => {
    const [first, second] = [simOf(4).id, simOf(6).id];
    const withSim = (sim: string) => ({ ...deviceOf(4), simId: sim });
    const store = open(
      simPaired(deviceOf(4), first, '2026-11-07'),
      simPaired(withSim(first), second, '2026-11-07'),
      offer(STORE, BAG, '2026-11-07', imeiOfDevice(4)),
    );
    const challan = lastChallan(store);
    done(
      store.dispatch(
        challanAnswered(challan, [{ device: imeiOfDevice(4), qty: 1, line: 0, outcome: 'Accepted' }], '2026-11-07'),
      ),
    );
    done(
      store.dispatch(
        simPaired(
          { ...withSim(second), moves: [{ to: BAG, on: '2026-11-07', cause: { what: 'answered' } }] },
          undefined,
          '2026-11-07',
        ),
      ),
    );
    expect(told(store, imeiOfDevice(4))).toEqual([
      '01, Counted, Store, opening stock',
      '07, SIM put in, SIM 5754000000004',
      '07, SIM taken out, SIM 5754000000004',
      '07, SIM put in, SIM 5754000000006',
      `07, Offered, Store → Rakesh Yadav, challan ${challan.number}`,
      `07, Accepted, Store → Rakesh Yadav, challan ${challan.number}`,
      '07, SIM taken out, SIM 5754000000006',
    ]);
  });

  test('has a SIM in the order of the journal, whatever the clock of whoever put it in', () => {
    const imei = imeiOfDevice(4);
    const store = open(simPaired(deviceOf(4), simOf(4).id, '2026-12-24'), offer(STORE, BAG, '2026-11-07', imei));
    done(store.dispatch(challanCancelled(lastChallan(store), '2026-11-08')));
    const { number } = lastChallan(store);
    expect(told(store, imei)).toEqual([
      '01, Counted, Store, opening stock',
      '24, SIM put in, SIM 5754000000004',
      `07, Offered, Store → Rakesh Yadav, challan ${number}`,
      `08, Taken back, Rakesh Yadav → Store, challan ${number}`,
    ]);
  });

  test('goes on over repair, loss and a vehicle to the scrap', () => {
    const imei = imeiOfDevice(4);
    const store = open(
      deviceSentToRepair(imei, 'Sai Repairs', '2026-11-02'),
      deviceRepaired(imei, 'New battery', '2026-11-03'),
      additionRecorded(additionDraft({ imei, date: '2026-11-04', vehicleNo: 'MH 12 AB 1234' })),
      deviceLost(imei, 'Stolen', '2026-11-05'),
      deviceFound(imei, '', '2026-11-06'),
      deviceScrapped(imei, 'Burnt', '2026-11-07'),
    );
    expect(told(store, imei)).toEqual([
      '01, Counted, Store, opening stock',
      '02, Sent to repair, Store → Sai Repairs',
      '03, Back from repair, Sai Repairs → Store, New battery',
      '04, Fitted, Store → MH 12 AB 1234',
      '05, Lost, MH 12 AB 1234, Stolen',
      '06, Found, Store',
      '07, Scrapped, Store, Burnt',
    ]);
  });
});

describe('a movement that was taken back', () => {
  afterEach(() => vi.useRealTimers());

  const onDay = (day: number) => vi.useFakeTimers({ now: new Date(`2026-11-${day}T06:00:00Z`) });
  /** Takes back what was said, on a day of November; gives what takes that back again. */
  function takeBack(said: Said, day: number) {
    onDay(day);
    const back = done(said).undo?.();
    if (!back?.done) throw new Error('It was not taken back.');
    return back;
  }
  const imei = imeiOfDevice(4);

  test('stays in the ledger, with the way back on the day of the Undo; taken back again it stands as before', () => {
    const store = open();
    const first = told(store, imei);
    const row = deviceIn(store, imei);
    const back = takeBack(store.dispatch(deviceLost(imei, 'Stolen', '2026-11-21')), 23);
    const lines = ['21, Lost, Store, Stolen', '23, Undone, Lost → Store'];
    expect(told(store, imei)).toEqual([...first, ...lines]);
    expect({ ...deviceIn(store, imei), undone: undefined }).toEqual({ ...row, undone: undefined });
    expect(back.undo?.()).toMatchObject({ done: true });
    expect(told(store, imei)).toEqual([...first, ...lines, '21, Lost, Store, Stolen']);
  });

  test('holds up no Undo of what was said before it, and all of it is told in its order', () => {
    const store = open();
    const first = told(store, imei);
    const sent = store.dispatch(deviceSentToRepair(imei, 'Gupta Electronics', '2026-11-21'));
    takeBack(store.dispatch(deviceRepaired(imei, 'New battery', '2026-11-22')), 23);
    takeBack(sent, 24);
    expect(told(store, imei).slice(first.length)).toEqual([
      '21, Sent to repair, Store → Gupta Electronics',
      '22, Back from repair, Gupta Electronics → Store, New battery',
      '23, Undone, Store → Gupta Electronics',
      '24, Undone, Gupta Electronics → Store',
    ]);
    done(store.dispatch(deviceLost(imei, 'Stolen', '2026-11-21')));
  });

  test('is told of no day before its own, whatever the clock says', () => {
    const store = open();
    const first = told(store, imei);
    takeBack(store.dispatch(deviceLost(imei, 'Stolen', '2026-11-21')), 20);
    expect(told(store, imei).slice(first.length)).toEqual(['21, Lost, Store, Stolen', '21, Undone, Lost → Store']);
  });

  test('into a vehicle that went with it names that by its plate', () => {
    const store = open();
    const bare = imeiOfDevice(91);
    const first = told(store, bare);
    takeBack(
      store.dispatch(additionRecorded(additionDraft({ imei: bare, vehicleNo: 'MH 14 ZZ 9', date: '2026-11-21' }))),
      22,
    );
    expect(told(store, bare).slice(first.length)).toEqual([
      '21, Fitted, Rakesh Yadav → MH 14 ZZ 9',
      '22, Undone, MH 14 ZZ 9 → Rakesh Yadav',
    ]);
  });

  test('tells the SIM that went in and out again', () => {
    const store = open();
    const device = deviceOf(4);
    const first = told(store, device.id);
    takeBack(store.dispatch(simPaired(device, simOf(4).id, '2026-11-21')), 23);
    expect(told(store, device.id).slice(first.length)).toEqual([
      `21, SIM put in, SIM ${simOf(4).msisdn}`,
      `23, SIM taken out, SIM ${simOf(4).msisdn}`,
    ]);
  });

  test('tells SIMs in the order in which they went in and out, also what stands again', () => {
    const store = open();
    const device = deviceOf(4);
    const first = told(store, device.id);
    const [one, other] = [simOf(4), simOf(5)];
    const back = takeBack(store.dispatch(simPaired(device, one.id, '2026-11-21')), 23);
    const tried = [`21, SIM put in, SIM ${one.msisdn}`, `23, SIM taken out, SIM ${one.msisdn}`];
    expect(back.undo?.()).toMatchObject({ done: true });
    expect(told(store, device.id).slice(first.length)).toEqual([...tried, `21, SIM put in, SIM ${one.msisdn}`]);
    takeBack(store.dispatch(simPaired(deviceIn(store, device.id), other.id, '2026-11-24')), 25);
    expect(told(store, device.id).slice(first.length)).toEqual([
      ...tried,
      `21, SIM put in, SIM ${one.msisdn}`,
      `24, SIM taken out, SIM ${one.msisdn}`,
      `24, SIM put in, SIM ${other.msisdn}`,
      `25, SIM taken out, SIM ${other.msisdn}`,
      `25, SIM put in, SIM ${one.msisdn}`,
    ]);
  });

  test('leaves no line where the Undo is of an older program, which tells no day', () => {
    const before = businessOf(open().getState());
    const lost = deviceLost(imei, 'Stolen', '2026-11-21');
    const undo = businessModel.undoing(lost, before);
    expect(factUndone.match(undo) && undo.payload.on).toBeUndefined();
    expect(replay(before, [lost, undo]).devices.entities[imei]).toEqual(before.devices.entities[imei]);
  });
});
