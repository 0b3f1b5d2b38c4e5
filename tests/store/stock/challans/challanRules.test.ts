import { describe, expect, test } from 'vitest';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import { checkedFact } from '../../../support/factChecks';
import { createStore, type AppStore } from '@/store/business/store';
import { selectCards } from '@/store/stock/onHand/stockDashboard';
import { contentsAt, selectContents, unitsAt } from '@/store/stock/onHand/contents';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import type { LineAnswer, OfferedLine, Challan } from '@/store/stock/challans/challan';
import { answersOf } from '@/store/stock/challans/challanAnswers';
import { selectChallan, challanTable } from '@/store/stock/challans/challansSlice';
import { takenBackOf } from '@/store/stock/challans/challanTurn';
import { selectReceived } from '@/store/stock/onHand/returns';
import { handoverVerified, challanAnswered, challanCancelled, challanOffered } from '@/store/facts/challans';
import { replayed } from '../../../support/replayed';
import { done } from '../../../support/said';
import { imeiOfDevice, returnedLine, simOf, challanToDelhi } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';

const DELHI: Holder = { at: 'branch', id: 'branch-1' };
const BAG: Holder = { at: 'installer', id: 'installer-1' };
const RELAYS = { productName: 'Relay', model: 'RL-12', kind: 'Accessory' } as const;
const offer = (lines: OfferedLine[], from = STORE, to = BAG, on = '2026-11-21') =>
  challanOffered({ from, to, lines }, on);
const device = (number: number): OfferedLine => ({ device: imeiOfDevice(number), qty: 1 });
const relays = (qty: number): OfferedLine => ({ goods: RELAYS, qty });
const answered = (answers: Partial<LineAnswer>[], challan = challanToDelhi) =>
  challanAnswered(
    challan,
    answers.map((answer, place) => {
      const { outcome: _pending, ...line } = challan.lines[place] ?? { qty: 1, outcome: 'Pending' };
      return { ...line, line: place, outcome: 'Accepted', ...answer };
    }),
    '2026-11-21',
  );
const placeOf = (store: AppStore, number: number) =>
  holderOf(store.getState().devices.entities[imeiOfDevice(number)] ?? { moves: [] });
const unitsIn = (store: AppStore, place: Holder) => unitsAt(contentsAt(selectContents(store.getState()), place));

describe('what is offered', () => {
  test.each<[string, ReturnType<typeof offer>, string]>([
    ['nothing', offer([]), 'Nothing is handed over.'],
    ['to where it is', offer([device(4)], STORE, STORE), 'It is there already: choose another place.'],
    [
      'to a branch that is gone',
      offer([device(4)], STORE, { at: 'branch', id: 'branch-9' }),
      'A branch that is gone: nothing can be put there.',
    ],
    ['that nobody knows', offer([{ device: '490154203237518', qty: 1 }]), 'IMEI 490154203237518 is not known.'],
    ['twice', offer([device(4), device(4)]), `The number ${imeiOfDevice(4)} is there twice.`],
    ['that is elsewhere', offer([device(4)], DELHI, STORE), `IMEI ${imeiOfDevice(4)} is in the store.`],
    [
      'that is on its way',
      offer([device(9)]),
      `IMEI ${imeiOfDevice(9)} is on its way from Store to Delhi by challan 9.`,
    ],
    ['that is lost', offer([device(6)]), `IMEI ${imeiOfDevice(6)} is lost.`],
    [
      'a SIM that is in a device',
      offer([{ sim: simOf(1).id, qty: 1 }]),
      `SIM ${simOf(1).id} is in the device ${imeiOfDevice(1)}.`,
    ],
    ['more goods than there are', offer([relays(12), relays(9)]), 'Store holds only 20 of Relay, not 21.'],
    [
      'before it last moved',
      offer([device(4)], STORE, BAG, '2026-10-31'),
      `IMEI ${imeiOfDevice(4)} moved on 01 Nov 2026 already, after 31 Oct 2026.`,
    ],
    ['two things by one line', offer([{ ...device(4), goods: RELAYS }]), 'A line hands over one thing.'],
    ['goods finer than they are kept', offer([relays(0.0004)]), 'The quantity of a line does not fit.'],
    ['a device by the dozen', offer([{ ...device(4), qty: 12 }]), 'The quantity of a line does not fit.'],
  ])('%s is refused in words, and changes nothing', (_what, fact, reason) => {
    const store = createStore(smallBusiness);
    const before = store.getState();
    expect(store.dispatch(fact)).toMatchObject({ done: false, reason });
    expect(store.getState()).toBe(before);
  });

  test('by two people at one instant goes once, and the other reads on which challan it is', () => {
    const { reasons } = replayed(smallBusiness, [offer([device(4)]), offer([device(4)], STORE, DELHI)]);
    expect(reasons).toEqual([
      undefined,
      `IMEI ${imeiOfDevice(4)} is on its way from Store to Rakesh Yadav by challan 10.`,
    ]);
  });

  test('is in stock no more while it is on its way, with the SIM that is in it', () => {
    const store = createStore(smallBusiness);
    const before = selectCards(store.getState());
    done(store.dispatch(offer([device(1), relays(5)], STORE, DELHI)));
    expect(selectCards(store.getState())).toMatchObject({ stock: before.stock - 7, branches: before.branches });
    expect(placeOf(store, 1).at).toBe('challan');
  });
});

describe('an answer', () => {
  test('keeps what is accepted, and what is not goes back with the reason', () => {
    const store = createStore(smallBusiness);
    const before = unitsIn(store, STORE);
    done(
      store.dispatch(
        answered([
          { outcome: 'Declined', reason: 'Wrong model' },
          { accepted: 3, reason: 'Two are wet' },
        ]),
      ),
    );
    expect([placeOf(store, 9), unitsIn(store, STORE) - before, unitsIn(store, DELHI)]).toEqual([STORE, 3, 3]);
    expect(store.getState().devices.entities[imeiOfDevice(9)]?.moves.at(-1)?.cause).toEqual({
      what: 'answered',
      id: 'challan-9',
      why: 'Declined: Wrong model',
    });
    expect(selectChallan(store.getState(), 'challan-9')).toMatchObject({ status: 'Closed', answeredOn: '2026-11-21' });
  });

  test('that a device came damaged is known of the device', () => {
    const store = createStore(smallBusiness);
    done(store.dispatch(answered([{ outcome: 'Damaged', reason: 'Broken case' }])));
    expect(store.getState().devices.entities[imeiOfDevice(9)]?.condition).toBe('Damaged');
    expect(selectChallan(store.getState(), 'challan-9')?.status).toBe('Offered');
  });

  test.each<[string, ReturnType<typeof answered>, string]>([
    ['of nothing', answered([]), 'Nothing is answered.'],
    ['without a reason', answered([{ outcome: 'Short' }]), 'Say why line 1 is not accepted.'],
    ['that accepts less without a reason', answered([{}, { accepted: 3 }]), 'Say why line 2 is not accepted.'],
    [
      'that accepts all of what is short',
      answered([{}, { outcome: 'Short', accepted: 5, reason: 'Wet' }]),
      'Line 2 cannot be accepted so.',
    ],
    [
      'that accepts more than there is',
      answered([{}, { accepted: 6, reason: 'More' }]),
      'Line 2 cannot be accepted so.',
    ],
    ['about another thing', answered([{ device: imeiOfDevice(4) }]), 'Challan 9 has another line 1.'],
    ['of another way', answered([{}], { ...challanToDelhi, to: BAG }), 'Challan 9 goes between other places.'],
    [
      'of a challan that is gone',
      answered([{}], { ...challanToDelhi, id: 'challan-7' }),
      'This challan was deleted, or adding it was undone.',
    ],
  ])('%s is refused in words', (_what, fact, reason) => {
    expect(createStore(smallBusiness).dispatch(fact)).toMatchObject({ done: false, reason });
  });

  test('is given once: the second one reads how the challan stands', () => {
    const { reasons } = replayed(smallBusiness, [
      answered([{}, {}]),
      answered([{}, {}]),
      challanCancelled(challanToDelhi, '2026-11-21'),
    ]);
    expect(reasons).toEqual([undefined, 'Challan 9 is Closed now.', 'Challan 9 is Closed now.']);
  });
});

describe('a challan that is taken back', () => {
  test('keeps its number, and all of it is back', () => {
    const store = createStore(smallBusiness);
    const before = unitsIn(store, STORE);
    done(store.dispatch(challanCancelled(challanToDelhi, '2026-11-21')));
    expect([placeOf(store, 9), unitsIn(store, STORE) - before]).toEqual([STORE, 6]);
    const offered = offer([device(4)]);
    done(store.dispatch(offered));
    const numbers = Object.values(store.getState().challans.entities).map(({ number }: Challan) => number);
    expect([selectChallan(store.getState(), 'challan-9')?.status, new Set(numbers).size]).toEqual([
      'Cancelled',
      numbers.length,
    ]);
  });

  test('cannot be while a device of it is accepted, and waits to be received', () => {
    const store = createStore(smallBusiness);
    const challan = selectChallan(store.getState(), 'received-2') ?? challanToDelhi;
    expect(store.dispatch(challanCancelled(challan, '2026-11-21'))).toMatchObject({
      reason: 'Challan 2 has devices that were accepted: receive them first.',
    });
  });

  test('cannot be when a part of it was answered meanwhile', () => {
    const { reasons } = replayed(smallBusiness, [answered([{}]), challanCancelled(challanToDelhi, '2026-11-21')]);
    expect(reasons).toEqual([undefined, 'Other lines of challan 9 are open now: review it again.']);
  });
});

describe('the rest of a challan that was accepted in part', () => {
  const partly = () => {
    const store = createStore(smallBusiness);
    done(store.dispatch(answered([{}])));
    const challan = selectChallan(store.getState(), 'challan-9') ?? challanToDelhi;
    return { store, challan, before: unitsIn(store, STORE) };
  };

  test('is taken back as declined: what was accepted stays handed over by it', () => {
    const { store, challan, before } = partly();
    expect(takenBackOf(challan)).toBe('Rest');
    const { undo } = done(store.dispatch(challanCancelled(challan, '2026-11-22')));
    const taken = selectChallan(store.getState(), 'challan-9');
    expect(taken).toMatchObject({ status: 'Closed', answeredOn: '2026-11-22' });
    expect(taken?.lines.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['Accepted', undefined],
      ['Declined', 'Taken back'],
    ]);
    expect(unitsIn(store, STORE)).toBeGreaterThan(before);
    expect(undo?.()).toMatchObject({ done: true });
    expect(selectChallan(store.getState(), 'challan-9')).toEqual(challan);
  });

  test('of a return leaves what was received in the list of what came back', () => {
    const store = createStore(smallBusiness);
    const out = offer([device(4), device(1)]);
    done(store.dispatch(out));
    const given = selectChallan(store.getState(), out.payload.id) ?? challanToDelhi;
    done(store.dispatch(answered([{}, {}], given)));
    const back = offer(
      [4, 1].map((number) => ({ ...device(number), status: 'Dead' })),
      BAG,
      STORE,
    );
    done(store.dispatch(back));
    const { id } = back.payload;
    for (const step of ['pending', 'accepted'] as const)
      done(store.dispatch(handoverVerified([{ id, deviceId: imeiOfDevice(4) }], step, '2026-11-21')));
    const challan = selectChallan(store.getState(), id) ?? challanToDelhi;
    done(store.dispatch(challanCancelled(challan, '2026-11-21')));
    const rows = selectReceived(store.getState()).filter((row) => row.id.startsWith(id));
    expect(rows.map(({ imei, actionStatus }) => [imei, actionStatus])).toEqual([[imeiOfDevice(4), 'received']]);
    expect(placeOf(store, 1)).toEqual(BAG);
  });
});

describe('a handover', () => {
  test('moves no line of a challan that goes out, nor goods, nor another device than the line has', () => {
    const back: Challan = {
      id: 'challan-8',
      number: 8,
      from: BAG,
      to: STORE,
      lines: [
        { device: imeiOfDevice(11), qty: 1, outcome: 'Pending' },
        { goods: RELAYS, qty: 5, outcome: 'Pending' },
      ],
      status: 'Offered',
      offeredOn: '2026-11-02',
    };
    const { challans } = smallBusiness;
    const business = { ...smallBusiness, challans: challanTable([...Object.values(challans.entities), back]) };
    const verified = (id: string, deviceId: string) => handoverVerified([{ id, deviceId }], 'pending', '2026-11-21');
    const { after, reasons } = replayed(business, [
      verified('challan-9', imeiOfDevice(9)),
      verified('challan-8.1', 'none'),
      verified('challan-8', imeiOfDevice(9)),
    ]);
    expect(reasons).toEqual([
      'Challan 9 has another line 1.',
      'Challan 8 has another line 2.',
      'Challan 8 has another line 1.',
    ]);
    expect(after.challans).toEqual(business.challans);
  });

  test('comes to nothing once its challan was taken back, and says so', () => {
    const challan = smallBusiness.challans.entities['received-1'];
    if (!challan) throw new Error('There is no such challan.');
    const { reasons } = replayed(smallBusiness, [
      challanCancelled(challan, '2026-11-21'),
      handoverVerified([returnedLine(1)], 'pending', '2026-11-21'),
    ]);
    expect(reasons).toEqual([undefined, 'Challan 1 is Cancelled now.']);
  });
});

test('goods of which nothing is accepted are read again, with the challan', () => {
  const typed = { outcome: 'Declined' as const, accepted: '', reason: 'Wrong model' };
  const fact = challanAnswered(challanToDelhi, answersOf(challanToDelhi, { 1: typed }), '2026-11-21');
  expect(checkedFact(fact)).toEqual({ fact, leftOut: [] });
  const { after } = replayed(smallBusiness, [fact]);
  expect(checkedBusiness(after).leftOut).toEqual([]);
});
