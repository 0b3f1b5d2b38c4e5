import { expect, test } from 'vitest';
import { todaysDate } from '@/store/kit/dates';
import { holderOf } from '@/store/kit/movements/move';
import { isSameHolder, STORE } from '@/store/kit/movements/holder';
import { ACCEPTED, answerErrors, answersOf } from '@/store/stock/challans/challanAnswers';
import { turnOf } from '@/store/stock/challans/challanTurn';
import { handoverVerified, challanAnswered, challanCancelled } from '@/store/facts/challans';
import { devicesOf, HANDED, IMEIS, LOOSE_SIM, RELAYS, stocked } from '../../../support/handover';

const declined = { outcome: 'Declined', accepted: '', reason: ' Box torn ' } as const;

test('of five devices three are accepted and two declined: they are back in the store, and the challan tells why', () => {
  const { store, rakesh, offer } = stocked();
  const { challan } = offer(STORE, rakesh, devicesOf(IMEIS));
  const offered = challan();
  if (!offered) throw new Error('Not offered');
  expect(turnOf(offered)).toEqual({ answer: [0, 1, 2, 3, 4], receive: [] });
  const answers = answersOf(offered, { 0: ACCEPTED, 1: ACCEPTED, 2: ACCEPTED, 3: declined, 4: declined });
  expect(store.dispatch(challanAnswered(offered, answers, HANDED))).toMatchObject({ done: true });
  const held = IMEIS.map((imei) => holderOf(store.getState().devices.entities[imei] ?? { moves: [] }));
  expect(held.map((holder) => isSameHolder(holder, rakesh))).toEqual([true, true, true, false, false]);
  expect(held.slice(3)).toEqual([STORE, STORE]);
  expect(challan()).toMatchObject({
    status: 'Closed',
    lines: [{}, {}, {}, { reason: 'Box torn' }, { outcome: 'Declined' }],
  });
});

test('lines that nobody answered yet wait, and the challan stays open', () => {
  const { store, delhi, offer } = stocked();
  const { challan } = offer(STORE, delhi, devicesOf(IMEIS));
  const offered = challan();
  if (offered) store.dispatch(challanAnswered(offered, answersOf(offered, { 1: ACCEPTED }), HANDED));
  const now = challan();
  expect(now?.status).toBe('Offered');
  expect(now && turnOf(now).answer).toEqual([0, 2, 3, 4]);
  // What was answered is not answered once more.
  expect(now && answersOf(now, { 1: declined })).toEqual([]);
});

test('what goes back says why, and of goods how many stay', () => {
  const relays = { goods: RELAYS, qty: 10, outcome: 'Pending' } as const;
  expect(answerErrors(relays, ACCEPTED)).toBeUndefined();
  expect(answerErrors(relays, { outcome: 'Short', accepted: '8', reason: '2 missing' })).toBeUndefined();
  expect(answerErrors(relays, { outcome: 'Short', accepted: '10', reason: '' })).toEqual({
    accepted: 'Less than 10, as the rest goes back.',
    reason: 'Say why.',
  });
  expect(
    answerErrors({ device: IMEIS[0], qty: 1, outcome: 'Pending' }, { outcome: 'Damaged', accepted: '', reason: '  ' }),
  ).toEqual({ reason: 'Say why.' });
});

test('of ten relays eight stay and two go back', () => {
  const { store, delhi, offer } = stocked();
  const { challan } = offer(STORE, delhi, [{ goods: RELAYS, qty: 10 }]);
  const offered = challan();
  if (!offered) throw new Error('Not offered');
  store.dispatch(
    challanAnswered(
      offered,
      answersOf(offered, { 0: { outcome: 'Short', accepted: '8', reason: '2 missing' } }),
      HANDED,
    ),
  );
  const bins = Object.values(store.getState().bins.entities);
  expect(bins.find(({ place }) => isSameHolder(place, delhi))?.qty).toBe(8);
  expect(bins.find(({ place }) => isSameHolder(place, STORE))?.qty).toBe(2);
});

test('of a return the devices are received with the returned ones, the rest is answered on the challan', () => {
  const { store, rakesh, offer } = stocked();
  const out = offer(STORE, rakesh, [...devicesOf([IMEIS[0]]), { sim: LOOSE_SIM.iccid, qty: 1 }]).challan();
  if (out) store.dispatch(challanAnswered(out, answersOf(out, { 0: ACCEPTED, 1: ACCEPTED }), HANDED));
  const { challan } = offer(rakesh, STORE, [
    { device: IMEIS[0], qty: 1, status: 'Repair' },
    { sim: LOOSE_SIM.iccid, qty: 1 },
  ]);
  const back = challan();
  if (!back) throw new Error('Not offered');
  expect(turnOf(back)).toEqual({ answer: [1], receive: [0] });
  store.dispatch(handoverVerified([{ id: back.id, deviceId: IMEIS[0] }], 'pending', HANDED));
  const accepted = challan();
  if (!accepted) throw new Error('Gone');
  expect(turnOf(accepted)).toEqual({ answer: [1], receive: [0] });
  // What was accepted for the store and is not there yet cannot be left on a challan that is no more.
  expect(store.dispatch(challanCancelled(accepted, HANDED))).toMatchObject({
    done: false,
    reason: 'Challan 2 has devices that were accepted: receive them first.',
  });
});

test('Undo of an offer cancels the challan: the things are back, and the number is given to no other', () => {
  const { store, delhi, offer } = stocked();
  const { said, challan } = offer(STORE, delhi, devicesOf([IMEIS[0]]), todaysDate());
  if (!said.done) throw new Error(said.reason);
  expect(said.undo?.()).toMatchObject({ done: true });
  expect(challan()).toMatchObject({ number: 1, status: 'Cancelled' });
  expect(holderOf(store.getState().devices.entities[IMEIS[0]] ?? { moves: [] })).toEqual(STORE);
  expect(offer(STORE, delhi, devicesOf([IMEIS[0]]), todaysDate()).challan()?.number).toBe(2);
});
