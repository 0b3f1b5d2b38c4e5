import { expect, test } from 'vitest';
import { selectBag } from '@/store/stock/onHand/bag';
import { challanCode, numberScanned } from '@/store/stock/challans/challanNumber';
import { selectListedChallans } from '@/store/stock/challans/challanList';
import { selectBags } from '@/store/stock/expected/expectedStock';
import { holderFrom, holderKey, STORE } from '@/store/kit/movements/holder';
import { ACCEPTED, answersOf, type TypedAnswer } from '@/store/stock/challans/challanAnswers';
import { challanAnswered } from '@/store/facts/challans';
import { devicesOf, IMEIS, LOOSE_SIM, stocked } from '../../../support/handover';

test('the printed code of a challan is read as its number, and so is the number itself', () => {
  expect([challanCode(12), '12', ' Challan no. 12 ', '861234050110702', 'VT-140'].map(numberScanned)).toEqual([
    '12',
    '12',
    '12',
    undefined,
    undefined,
  ]);
});

test('a place is read back from the text that stands for it in an address', () => {
  for (const place of [STORE, { at: 'installer', id: 'a:b' } as const])
    expect(holderFrom(holderKey(place))).toEqual(place);
  expect([holderFrom('nowhere:1'), holderFrom(''), holderFrom(':x')]).toEqual([undefined, undefined, undefined]);
});

test('a bag tells what is in it, since when, what is overdue after 15 days, what is offered and what came back', () => {
  const { store, rakesh, offer } = stocked();
  for (const [imei, day] of [
    [IMEIS[0], '2026-11-01'],
    [IMEIS[1], '2026-11-02'],
  ] as const) {
    const challan = offer(
      STORE,
      rakesh,
      [...devicesOf([imei]), ...(imei === IMEIS[0] ? [{ sim: LOOSE_SIM.iccid, qty: 1 }] : [])],
      day,
    ).challan();
    if (challan) store.dispatch(challanAnswered(challan, answersOf(challan, { 0: ACCEPTED, 1: ACCEPTED }), day));
  }
  offer(STORE, rakesh, devicesOf([IMEIS[2]]), '2026-11-03');
  const bag = selectBag(store.getState(), rakesh.id ?? '', '2026-11-17');
  expect(bag.held.map(({ id, since, isOverdue }) => [id, since, isOverdue])).toEqual([
    [IMEIS[0], '2026-11-01', true],
    [IMEIS[1], '2026-11-02', false],
  ]);
  expect(bag.sims.map(({ id }) => id)).toEqual([LOOSE_SIM.iccid]);
  expect(bag.offered.map(({ number }) => number)).toEqual([3]);
  expect(bag.returned).toEqual([]);
});

test('a bag says when it was filled last, whatever was declined since', () => {
  const { store, rakesh, offer } = stocked();
  const answered = (imei: string, answer: TypedAnswer, day: string) => {
    const challan = offer(STORE, rakesh, devicesOf([imei]), day).challan();
    if (challan) store.dispatch(challanAnswered(challan, answersOf(challan, { 0: answer }), day));
  };
  answered(IMEIS[0], ACCEPTED, '2026-11-01');
  answered(IMEIS[1], { outcome: 'Declined', accepted: '', reason: 'Box torn' }, '2026-11-05');
  expect(selectBags(store.getState()).map(({ givenDate, acceptedDate }) => [givenDate, acceptedDate])).toEqual([
    ['2026-11-01', '2026-11-01'],
  ]);
});

test('the challans are listed newest first, by name and with their pieces', () => {
  const { store, delhi, offer } = stocked();
  offer(STORE, delhi, devicesOf(IMEIS.slice(0, 2)));
  offer(STORE, delhi, devicesOf([IMEIS[2]]));
  expect(
    selectListedChallans(store.getState()).map(({ number, from, to, pieces, status }) => [
      number,
      from,
      to,
      pieces,
      status,
    ]),
  ).toEqual([
    [2, 'Store', 'Delhi', 1, 'Offered'],
    [1, 'Store', 'Delhi', 2, 'Offered'],
  ]);
});
