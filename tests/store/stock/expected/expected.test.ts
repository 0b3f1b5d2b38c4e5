import { expect, test } from 'vitest';
import { totalProducts, units, type ExpectedDetails } from '@/store/stock/expected/expected';
import { expectedDetails } from '../../../support/stock';

const relay = { productName: 'Relay', model: 'RL-12', qty: 5 };
const sim = { provider: 'Airtel', number: '5754000000001' };

test.each<[string, ExpectedDetails, number, number]>([
  ['nothing', expectedDetails(0), 0, 0],
  ['devices of one model', expectedDetails(3), 1, 3],
  ['accessories of two models', expectedDetails(0, { accessories: [relay, { ...relay, model: 'RL-24' }] }), 2, 10],
  ['one model twice', expectedDetails(0, { accessories: [relay, relay] }), 1, 10],
  ['SIMs of two providers', expectedDetails(0, { sims: [sim, sim, { ...sim, provider: 'Jio' }] }), 2, 3],
  [
    'devices to be scanned',
    expectedDetails(1, { unscanned: [{ productName: 'OBD tracker', model: 'OB-4', qty: 4, kind: 'Device' }] }),
    1,
    5,
  ],
  [
    'something of each',
    expectedDetails(2, {
      accessories: [relay],
      controllers: [{ ...relay, model: 'IC-12' }],
      locks: [{ ...relay, model: 'GL-7' }],
      sims: [sim],
    }),
    5,
    18,
  ],
])('%s make so many products and units', (_title, details, products, pieces) => {
  expect([totalProducts(details), units(details)]).toEqual([products, pieces]);
});
