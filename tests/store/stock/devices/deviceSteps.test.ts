import { describe, expect, test } from 'vitest';
import { createStore } from '@/store/business/store';
import { deviceStepsOf } from '@/store/stock/devices/deviceSteps';
import { selectRepairers } from '@/store/stock/devices/repairers';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { simsAtHand } from '@/store/stock/sims/simsAtHand';
import { deviceScrapped, simPaired } from '@/store/facts/devices';
import { simSuspended } from '@/store/facts/sims';
import { happeningSchema } from '@/store/stock/devices/happeningSchema';
import { done } from '../../../support/said';
import { messages } from '../../../support/messages';
import { deviceOf, imeiOfDevice, simOf } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';

const DAY = '2026-11-21';

const open = () => {
  const store = createStore(smallBusiness);
  const deviceNumbered = (number: number) => {
    const device = store.getState().devices.entities[imeiOfDevice(number)];
    if (!device) throw new Error(`No device ${number}`);
    return device;
  };
  return {
    store,
    deviceNumbered,
    steps: (number: number) => [...deviceStepsOf(selectStock(store.getState()), deviceNumbered(number), DAY)],
  };
};

describe('what can be done with a device', () => {
  test.each([
    ['in the store with its SIM', 1, ['repair', 'lost', 'takeOut', 'suspend', 'deactivate', 'swap']],
    ['in the store without one', 4, ['repair', 'lost', 'scrap', 'putIn']],
    ['in repair', 5, ['repaired', 'lost', 'scrap']],
    ['lost', 6, ['found', 'scrap']],
    ['on its way', 9, []],
  ])('%s', (_where, number, steps) => expect(open().steps(number)).toEqual(steps));

  test('that was scrapped is nothing', () => {
    const { store, steps } = open();
    done(store.dispatch(deviceScrapped(imeiOfDevice(4), 'Burnt', DAY)));
    expect(steps(4)).toEqual([]);
  });

  test('changes with its SIM: a suspended one is activated again', () => {
    const { store, steps } = open();
    done(store.dispatch(simSuspended(simOf(1).id, undefined, DAY)));
    expect(steps(1)).toEqual(expect.arrayContaining(['activate', 'deactivate']));
    expect(steps(1)).not.toContain('suspend');
  });
});

test('the SIM of a device that is on its way is not changed, so that its challan stays true', () => {
  const { deviceNumbered } = open();
  const device = { ...deviceNumbered(9), simId: simOf(1).id };
  const { entities, ...devices } = smallBusiness.devices;
  const store = createStore({
    ...smallBusiness,
    devices: { ...devices, entities: { ...entities, [device.id]: device } },
  });
  expect(store.dispatch(simPaired(device, undefined, DAY))).toMatchObject({
    done: false,
    reason: `IMEI ${device.id} is on its way from Store to Delhi by challan 9.`,
  });
});

test('the SIMs that can go into a device are where it is, and not deactivated', () => {
  const { store } = open();
  const stock = selectStock(store.getState());
  expect(simsAtHand(stock, deviceOf(4)).map(({ id }) => id)).toEqual([simOf(4).id, simOf(5).id, simOf(6).id]);
  expect(
    simsAtHand(
      stock,
      deviceOf(4, { moves: [{ to: { at: 'branch', id: 'branch-1' }, on: DAY, cause: { what: 'counted' } }] }),
    ),
  ).toEqual([]);
});

test('the repairers are those to whom a device went', () =>
  expect(selectRepairers(open().store.getState())).toEqual(['Sai Repairs']));

test.each([
  [{ why: ' ', on: DAY }, { why: 'Repairer is required.' }],
  [{ why: 'Sai', on: '' }, { on: 'On is required.' }],
  [{ why: 'Sai', on: '2026-11-22' }, { on: 'On cannot be in the future.' }],
  [{ why: 'Sai', on: '2026-10-31' }, { on: 'It moved on 01 Nov 2026: choose that day or a later one.' }],
  [{ why: 'Sai', on: '2026-11-01' }, {}],
])('what happens to a device, %j, is answered with %j', (values, answer) =>
  expect(messages(happeningSchema(deviceOf(4), DAY, 'Repairer', true), values)).toEqual(answer),
);
