import { expect, test } from 'vitest';
import { createStore } from '@/store/business/store';
import { simPaired } from '@/store/facts/devices';
import { simDeactivated } from '@/store/facts/sims';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { simChoiceSchema } from '@/store/stock/sims/simChoiceSchema';
import { simNumberSchema } from '@/store/stock/sims/simNumberSchema';
import { messages } from '../../support/messages';
import { done } from '../../support/said';
import { deviceOf, imeiOfDevice, simOf } from '../../support/stock';
import { smallBusiness } from '../../support/tabs';

const DAY = '2026-11-21';

/** The small business, in which SIM 5 was deactivated. */
function stockWithDeactivated() {
  const store = createStore(smallBusiness);
  done(store.dispatch(simDeactivated(simOf(5).id, undefined, DAY)));
  return selectStock(store.getState());
}

test.each([
  ['by nothing', ' ', 'SIM is required.'],
  ['by the card’s number of one in a device', simOf(1).id, `SIM ${simOf(1).id} is in the device ${imeiOfDevice(1)}.`],
  ['by the number of one in a device', simOf(1).msisdn, `SIM ${simOf(1).id} is in the device ${imeiOfDevice(1)}.`],
  ['by one that was deactivated', simOf(5).id, `SIM ${simOf(5).id} was deactivated on 21 Nov 2026.`],
  ['by a number that nobody knows', '8991000000000099999', 'SIM 8991000000000099999 is not known.'],
])('a SIM chosen for a device %s is refused for what it is', (_what, sim, reason) =>
  expect(messages(simChoiceSchema(stockWithDeactivated(), deviceOf(4), DAY), { sim, on: DAY })).toEqual({
    sim: reason,
  }),
);

test.each([simOf(4).id, simOf(4).msisdn, ' 8991-0000 0000 0000004 '])('a SIM is chosen for a device by %j', (sim) =>
  expect(simChoiceSchema(stockWithDeactivated(), deviceOf(4), DAY).validateSync({ sim, on: DAY })).toEqual({
    sim: simOf(4).id,
    on: DAY,
  }),
);

test('a deactivated SIM goes into no device, and says since when', () => {
  const store = createStore(smallBusiness);
  done(store.dispatch(simDeactivated(simOf(5).id, undefined, DAY)));
  expect(store.dispatch(simPaired(deviceOf(4), simOf(5).id, DAY))).toMatchObject({
    done: false,
    reason: `SIM ${simOf(5).id} was deactivated on 21 Nov 2026.`,
  });
});

test('a number under which a SIM is activated names the SIM that has it', () => {
  const schema = simNumberSchema(selectStock(smallBusiness), simOf(5).id);
  expect(messages(schema, { msisdn: '57540 00000 004' })).toEqual({
    msisdn: `The SIM ${simOf(4).id} has the number 5754000000004 already.`,
  });
  expect(messages(schema, { msisdn: simOf(5).msisdn })).toEqual({});
});
