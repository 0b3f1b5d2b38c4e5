import { describe, expect, test } from 'vitest';
import { businessOf } from '@/store/business/business';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import { additionRecorded } from '@/store/facts/additions';
import { createStore, type AppStore, type Fact } from '@/store/business/store';
import { selectConfigured } from '@/store/stock/configured/configuredStock';
import {
  deviceFound,
  deviceLost,
  deviceRepaired,
  deviceScrapped,
  deviceSentToRepair,
  openingStockCounted,
  simPaired,
} from '@/store/facts/devices';
import { STORE } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { simActivated, simDeactivated, simSuspended } from '@/store/facts/sims';
import { selectLost } from '@/store/stock/leaks/deviceLeaks';
import { additionDraft } from '../../../support/care';
import { done } from '../../../support/said';
import { deviceOf, imeiOfDevice, simOf } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';

const DAY = '2026-11-21';
const imei = imeiOfDevice;
const paired = (number: number) => deviceOf(number, { simId: simOf(number).id });
const placeOf = (store: AppStore, number: number) =>
  holderOf(store.getState().devices.entities[imei(number)] ?? { moves: [] });
const count = (devices: string[], sims: { iccid: string; msisdn?: string }[] = []) =>
  openingStockCounted(
    [
      {
        place: STORE,
        devices: devices.map((one) => ({ imei: one, productName: 'OBD tracker' })),
        sims: sims.map((sim) => ({ ...sim, provider: 'Jio' })),
      },
    ],
    DAY,
  );

test.each<[string, Fact, string]>([
  ['opening stock of nothing', count([]), 'Nothing was counted.'],
  ['opening stock of a known device', count([imei(4)]), `IMEI ${imei(4)} is known already: it is in the store.`],
  ['opening stock of one device twice', count(['1', '1']), 'IMEI 1 is there twice.'],
  [
    'opening stock of a SIM number that is taken',
    count([], [{ iccid: '8991', msisdn: '5754000000004' }]),
    `The SIM ${simOf(4).id} has the number 5754000000004 already.`,
  ],
  [
    'opening stock at a place that is none',
    openingStockCounted([{ place: { at: 'branch', id: 'x' }, devices: [{ imei: '1', productName: 'A' }] }], DAY),
    'A branch that is gone: nothing can be put there.',
  ],
  [
    'a SIM for a device that has one',
    simPaired(deviceOf(1), simOf(4).id, DAY),
    `IMEI ${imei(1)} has the SIM ${simOf(1).id} already.`,
  ],
  [
    'a SIM that is in another device',
    simPaired(deviceOf(4), simOf(1).id, DAY),
    `SIM ${simOf(1).id} is in the device ${imei(1)}.`,
  ],
  [
    'a SIM for a device that is elsewhere',
    simPaired(deviceOf(5, { moves: [] }), simOf(4).id, DAY),
    `SIM ${simOf(4).id} is in the store.`,
  ],
  ['a SIM taken out where there is none', simPaired(paired(4), undefined, DAY), `IMEI ${imei(4)} has no SIM.`],
  ['no SIM at all', simPaired(deviceOf(4), undefined, DAY), 'No SIM is named.'],
  ['a repair without a repairer', deviceSentToRepair(imei(4), '', DAY), 'Name the repairer.'],
  ['a repair of what is on its way', deviceSentToRepair(imei(9), 'Sai', DAY), `IMEI ${imei(9)} is In Transit now.`],
  ['a return from no repair', deviceRepaired(imei(4), '', DAY), `IMEI ${imei(4)} is in the store.`],
  ['a finding of what is not lost', deviceFound(imei(4), '', DAY), `IMEI ${imei(4)} is in the store.`],
  [
    'the scrapping of a device with its SIM',
    deviceScrapped(imei(1), 'Burnt', DAY),
    `Take the SIM out of IMEI ${imei(1)} first.`,
  ],
  [
    'a loss before the last movement',
    deviceLost(imei(4), 'Rain', '2026-10-31'),
    `IMEI ${imei(4)} moved on 01 Nov 2026 already, after 31 Oct 2026.`,
  ],
  ['a device that is none', deviceLost('1', 'Rain', DAY), 'This device was deleted, or adding it was undone.'],
  ['the activation of an active SIM', simActivated(simOf(4).id, undefined, DAY), `SIM ${simOf(4).id} is Active now.`],
  [
    'a number that another SIM has',
    simActivated(simOf(5).id, '5754000000004', DAY),
    `The SIM ${simOf(4).id} has the number 5754000000004 already.`,
  ],
])('%s is refused in words, and changes nothing', (_what, fact, reason) => {
  const store = createStore(smallBusiness);
  const before = store.getState();
  expect(store.dispatch(fact)).toMatchObject({ done: false, reason });
  expect(store.getState()).toBe(before);
});

describe('a device', () => {
  test('goes to repair and comes back good', () => {
    const store = createStore(smallBusiness);
    expect([placeOf(store, 5), store.getState().devices.entities[imei(5)]?.condition]).toEqual([
      { at: 'repairer', id: 'Sai Repairs' },
      'Damaged',
    ]);
    done(store.dispatch(deviceRepaired(imei(5), '', DAY)));
    expect([placeOf(store, 5), store.getState().devices.entities[imei(5)]?.condition]).toEqual([STORE, 'Good']);
  });

  test('is lost, found, scrapped, and nothing more', () => {
    const store = createStore(smallBusiness);
    done(store.dispatch(deviceLost(imei(4), 'Stolen', DAY)));
    done(store.dispatch(deviceFound(imei(4), '', DAY)));
    done(store.dispatch(deviceScrapped(imei(4), 'Burnt', DAY)));
    expect(store.dispatch(deviceLost(imei(4), 'Stolen', DAY))).toMatchObject({
      reason: `IMEI ${imei(4)} is Scrapped now.`,
    });
    expect(store.getState().devices.entities[imei(4)]?.moves.map(({ cause }) => cause.what)).toEqual([
      'counted',
      'lost',
      'found',
      'scrapped',
    ]);
  });

  test.each([
    ['lost', deviceLost(imei(1), 'Stolen', DAY)],
    ['at a repairer', deviceSentToRepair(imei(1), 'Sai Repairs', DAY)],
  ])('that is %s is scrapped with its SIM, once that is deactivated', (_where, gone) => {
    const store = createStore(smallBusiness);
    done(store.dispatch(gone));
    const scrapped = deviceScrapped(imei(1), 'Gone', DAY);
    expect(store.dispatch(scrapped)).toMatchObject({
      reason: `Deactivate SIM ${simOf(1).id} in IMEI ${imei(1)} first.`,
    });
    done(store.dispatch(simDeactivated(simOf(1).id, undefined, DAY)));
    done(store.dispatch(scrapped));
    expect(placeOf(store, 1)).toEqual({ at: 'scrapped' });
    expect(selectLost(store.getState()).map(({ id }) => id)).not.toContain(imei(1));
    expect(checkedBusiness(businessOf(store.getState())).leftOut).toEqual([]);
  });

  test('with its first SIM is configured stock, and without it no more', () => {
    const store = createStore(smallBusiness);
    const listed = () => selectConfigured(store.getState()).map(({ deviceIMEI, usedSim }) => [deviceIMEI, usedSim]);
    expect(listed()).not.toContainEqual([imei(4), expect.anything()]);
    done(store.dispatch(simPaired(deviceOf(4), simOf(4).id, DAY)));
    expect(listed()).toContainEqual([imei(4), '5754000000004']);
    done(store.dispatch(simPaired(paired(4), undefined, DAY)));
    expect(listed()).not.toContainEqual([imei(4), expect.anything()]);
    expect(holderOf(store.getState().sims.entities[simOf(4).id] ?? { moves: [] })).toEqual(STORE);
  });

  test('swaps its SIM for another in one step', () => {
    const store = createStore(smallBusiness);
    done(store.dispatch(simPaired(paired(1), simOf(4).id, DAY)));
    expect(store.getState().devices.entities[imei(1)]?.simId).toBe(simOf(4).id);
    expect(holderOf(store.getState().sims.entities[simOf(1).id] ?? { moves: [] })).toEqual(STORE);
  });

  test('that is added by hand moves to the vehicle, one on its way stays there', () => {
    const store = createStore(smallBusiness);
    const written = (number: number, vehicleId: string, vehicleNo: string) =>
      additionRecorded(additionDraft({ imei: imei(number), date: DAY, vehicleNo }), { vehicleId });
    done(store.dispatch(written(4, 'quiet-2', 'MH 12 AB 1002')));
    done(store.dispatch(written(9, 'vehicle-1', 'MH 01 AB 1001')));
    expect([placeOf(store, 4), placeOf(store, 9).at]).toEqual([{ at: 'vehicle', id: 'quiet-2' }, 'challan']);
  });
});

test('a SIM of a device in a vehicle is not deactivated before the device is out', () => {
  const store = createStore(smallBusiness);
  done(store.dispatch(additionRecorded(additionDraft({ imei: imei(1), date: DAY, vehicleNo: 'MH 12 AB 1234' }))));
  expect(store.dispatch(simDeactivated(simOf(1).id, undefined, DAY))).toMatchObject({
    reason: `SIM ${simOf(1).id} is in the vehicle MH 12 AB 1234: it is deactivated once the device is out.`,
  });
  done(store.dispatch(simSuspended(simOf(1).id, undefined, DAY)));
});
