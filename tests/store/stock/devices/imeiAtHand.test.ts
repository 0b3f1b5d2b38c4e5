import { expect, test } from 'vitest';
import { additionWarnings } from '@/store/vehicles/additions/additionWarnings';
import { createStore } from '@/store/business/store';
import { fittingWarning, UNBOUGHT } from '@/store/stock/devices/imeiAtHand';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { deviceScrapped, simPaired } from '@/store/facts/devices';
import { additionRecorded } from '@/store/facts/additions';
import { challanAnswered, challanOffered } from '@/store/facts/challans';
import { STORE } from '@/store/kit/movements/holder';
import { addition, additionDraft } from '../../../support/care';
import { done } from '../../../support/said';
import { deviceOf, imeiOfDevice, simOf } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';

const DAY = '2026-11-21';
const PLATE = 'MH 12 AB 1234';

/** The stock with device 4 in the bag of Rakesh Yadav, 2 scrapped without its SIM and 3 in a vehicle; the others as they are. */
function stock() {
  const store = createStore(smallBusiness);
  const lines = [{ device: imeiOfDevice(4), qty: 1 }];
  done(store.dispatch(challanOffered({ from: STORE, to: { at: 'installer', id: 'installer-1' }, lines }, DAY)));
  const { ids, entities } = store.getState().challans;
  const challan = entities[ids.at(-1) ?? ''];
  if (!challan) throw new Error('No challan');
  done(store.dispatch(challanAnswered(challan, [{ ...lines[0], qty: 1, line: 0, outcome: 'Accepted' }], DAY)));
  done(store.dispatch(simPaired(deviceOf(2, { simId: simOf(2).id }), undefined, DAY)));
  done(store.dispatch(deviceScrapped(imeiOfDevice(2), 'Burnt', DAY)));
  done(store.dispatch(additionRecorded(additionDraft({ imei: imeiOfDevice(3), vehicleNo: PLATE, date: DAY }))));
  return selectStock(store.getState());
}

test.each([
  ['in a bag', 4, { date: DAY }, 'It is in the bag of Rakesh Yadav; it moves to this vehicle.'],
  [
    'in a bag, dated before it went there',
    4,
    { date: '2026-11-20' },
    'It is in the bag of Rakesh Yadav since 21 Nov 2026: dated before that, it stays there.',
  ],
  [
    'in a bag, where a row is only corrected',
    4,
    { date: DAY, moves: false },
    'It is in the bag of Rakesh Yadav, and stays there.',
  ],
  ['on a challan', 9, { date: DAY }, 'It is on its way from Store to Delhi by challan 9, and stays there.'],
  ['scrapped', 2, { date: DAY }, 'It is scrapped, and stays there.'],
  [
    'in another vehicle',
    3,
    { date: DAY, vehicleNo: 'MH 12 AB 9999' },
    `It is in the vehicle ${PLATE}; it moves to this vehicle.`,
  ],
  ['in this very vehicle', 3, { date: DAY, vehicleNo: 'mh12ab1234' }, undefined],
  ['unknown', 99, { date: DAY }, undefined],
])('of a device %s that is written down is said', (_where, number, fitting, warning) =>
  expect(fittingWarning(stock(), imeiOfDevice(number), { vehicleNo: 'MH 12 AB 5555', moves: true, ...fitting })).toBe(
    warning,
  ),
);

const ask = (known: boolean) => () => ({
  known,
  says: known ? 'It is in the store; it moves to this vehicle.' : UNBOUGHT,
});
const LISTED = 'Already in this list: MH 12 EF 1001 of Konkan Carriers. Check for a typing mistake.';

test.each([
  ['an unknown IMEI is unbought', '490154203237518', false, UNBOUGHT],
  [
    'an IMEI that is still being typed is only too short',
    '49015420',
    false,
    'An IMEI has 15 digits. Check for a missing or an extra one.',
  ],
  [
    'an odd IMEI that the stock knows is where it is',
    '490154203237510',
    true,
    'It is in the store; it moves to this vehicle.',
  ],
  ['a listed IMEI is both', '352099001761481', true, `${LISTED} It is in the store; it moves to this vehicle.`],
  ['nothing typed is nothing', ' ', false, undefined],
])('%s', (_what, typed, known, warning) =>
  expect(additionWarnings([addition(1)], undefined, ask(known)).imei(typed, {})).toBe(warning),
);
