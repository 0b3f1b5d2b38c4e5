import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factUndone, type Change } from '@/journal/undo';
import { selectAccount } from '@/store/clients/accounts/accounts';
import { accountsBilled, accountsDeleted, billSaved, vehiclesBilled } from '@/store/clients/accounts/accountsSlice';
import { emptyBusiness, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { checkedFact } from '@/store/business/checked/checkedFact';
import { moneyUpcaster } from '@/store/business/moneyUpcaster';
import { afterFact, replay } from '@/store/business/replay';
import { vehicleRegistered } from '@/store/vehicles/vehicles/vehiclesSlice';
import { billRow, noEdit, noVehicles, vehicle } from '../../support/accounts';
import { anyFact } from '../../support/facts';
import { replayed } from '../../support/replayed';
import { smallBusiness } from '../../support/tabs';
import { markedVehicle, recordingAccount, versionFive } from '../../support/versionFive';
import { kept } from '../../support/versionFour';

const VEHICLES = [
  markedVehicle(1, false),
  markedVehicle(2, false),
  markedVehicle(3, false, { accountId: 'account-2' }),
  markedVehicle(4, false, { accountId: 'account-3' }),
];
const ACCOUNTS = [recordingAccount(1), recordingAccount(2), recordingAccount(3, { accountType: 'Foc' })];

/** A business of version 5 as it is read today. */
const today = (...marked: number[]) => {
  const vehicles = kept(...VEHICLES.map((one) => ({ ...one, billed: marked.includes(one.number) })));
  return {
    ...emptyBusiness,
    ...moneyUpcaster.state(versionFive({ accounts: kept(...ACCOUNTS), vehicles })),
  } as Business;
};

/** A fact of version 5 as it is read today: no two of its parts are one object, and it fits. */
function told(fact: unknown): UnknownAction {
  const read = checkedFact(moneyUpcaster.fact(JSON.parse(JSON.stringify(fact)) as UnknownAction));
  if ('reason' in read) throw new Error(read.reason);
  return read.fact;
}

const undone = (fact: unknown, ...changes: Change[]) => factUndone({ fact: fact as UnknownAction, changes });
const marks = (...numbers: number[]) =>
  numbers.map((n): Change => ({ path: ['vehicles', `vehicle-${n}`, 'billed'], was: false, is: true }));
const rounds = (changes: readonly Change[]) =>
  changes.map(({ path, was, is, place }): Change => ({
    path,
    ...(is !== undefined && { was: is }),
    ...(was !== undefined && { is: was }),
    ...(place === undefined && path.length === 2 && { place: 0 }),
  }));
const after = (before: Business, ...facts: unknown[]) => replayed(before, facts.map(told));

const listBilled = (numbers: readonly number[], ...accounts: number[]) => ({
  type: accountsBilled.type,
  payload: { ids: accounts.map((n) => `account-${n}`), vehicleIds: numbers.map((n) => `vehicle-${n}`) },
});
const ticked = (numbers: readonly number[], changes: object = {}) => ({
  type: vehiclesBilled.type,
  payload: {
    accountId: 'account-1',
    vehicleIds: numbers.map((n) => `vehicle-${n}`),
    edit: noEdit,
    vehicles: noVehicles,
    on: '2026-11-20',
    ...changes,
  },
});
const saved = (was: object, to: object) => ({
  type: billSaved.type,
  payload: { accountId: 'account-1', edit: { was, to }, vehicles: noVehicles, on: '2026-11-20' },
});
const total = (was: number | undefined, is: number): Change => ({
  path: ['accounts', 'account-1', 'bill', 'totalAmount'],
  ...(was !== undefined && { was }),
  is,
});

/** The bills in words, each with what became of it. */
const billsIn = ({ bills }: Business) =>
  Object.values(bills.entities).map(
    ({ id, month, total: sum, status, lines }) =>
      `${id}, ${month}: ${lines.map(({ vehicleId, kind }) => vehicleId ?? kind).join(' ')}, ${sum} ${status}`,
  );
const billed = (business: Business) =>
  [1, 2, 3].flatMap((n) =>
    (selectAccount(business, `account-${n}`)?.vehicles ?? []).flatMap((one) => (one.billed ? [one.id] : [])),
  );
const totalIn = ({ accounts }: Business) => accounts.entities['account-1']?.bill.totalAmount;

describe('a billing of version 5', () => {
  test('makes a bill for each account that pays, dated the first of its bill’s month', () => {
    const { after: now, reasons } = after(today(), listBilled([1, 2, 3, 4], 1, 2, 3));
    expect(reasons).toEqual([undefined]);
    expect(billsIn(now)).toEqual([
      'bill 1 of account-1, 2026-11: vehicle-1 vehicle-2, 472 Issued',
      'bill 1 of account-2, 2026-11: vehicle-3, 236 Issued',
    ]);
    expect(Object.values(now.bills.entities).map(({ issuedOn, docNo }) => [issuedOn, docNo])).toEqual([
      ['2026-11-01', 'INV/26-27/000001'],
      ['2026-11-01', 'INV/26-27/000002'],
    ]);
  });

  test('in the editor makes one of the vehicles named, on its day, without those that it removed', () => {
    const removed = [
      {
        id: 'vehicle-2',
        was: { vehicleNo: 'MH 01 AB 1002', duration: 'Yearly', price: 200, selected: true, billed: false },
      },
    ];
    const { after: now } = after(
      today(),
      ticked([1]),
      ticked([2, 9], { vehicles: { added: [billRow(vehicle(9))], edited: [], removed } }),
    );
    expect(billsIn(now)).toEqual([
      'bill 1 of account-1, 2026-11: vehicle-1, 236 Issued',
      'bill 2 of account-1, 2026-11: vehicle-9, 236 Issued',
    ]);
    expect(Object.values(now.bills.entities).map(({ issuedOn }) => issuedOn)).toEqual(['2026-11-20', '2026-11-20']);
  });

  test('comes to the same one by one, in one go and as it is said, among any other facts', () => {
    const older = (fact: UnknownAction): UnknownAction => {
      const { bills: _bills, on, billId: _id, ...payload } = fact.payload as Record<string, unknown>;
      if (fact.type === accountsBilled.type) return { type: fact.type, payload };
      return fact.type === vehiclesBilled.type ? { type: fact.type, payload: { ...payload, on } } : fact;
    };
    fc.assert(
      fc.property(fc.array(anyFact, { maxLength: 12 }), (any) => {
        const facts = any.map((fact) => JSON.parse(JSON.stringify(older(fact as UnknownAction))) as UnknownAction);
        const atOnce = replay(smallBusiness, facts);
        const inTurn = facts.reduce((before, fact) => replay(before, [fact]), smallBusiness);
        const inParts = [facts.slice(0, 5), facts.slice(5)].reduce(
          (before, some) => replay(before, some),
          smallBusiness,
        );
        const said = facts.reduce(
          (before, fact) => (businessModel.refusal(before, fact) ? before : afterFact(before, fact)),
          smallBusiness,
        );
        expect(inTurn).toEqual(atOnce);
        expect(inParts).toEqual(atOnce);
        expect({ ...said, origin: undefined }).toEqual({ ...atOnce, origin: undefined });
      }),
    );
  });
});

const added: Change = { path: ['vehicles', 'vehicle-9'], is: { ...vehicle(9), number: 5, billed: true } };
const typed = { edit: { was: { totalAmount: null }, to: { totalAmount: 900 } } };

describe('an Undo of version 5 that takes back a billing', () => {
  test.each<[string, unknown, Change[], string[]]>([
    ['of two accounts', listBilled([1, 2, 3], 1, 2), marks(1, 2, 3), ['vehicle-1', 'vehicle-2', 'vehicle-3']],
    ['with one that does not pay', listBilled([1, 4], 1, 3), marks(1, 4), ['vehicle-1']],
    ['in the editor', ticked([1]), marks(1), ['vehicle-1']],
    [
      'with a vehicle that it added',
      ticked([1, 9], { vehicles: { ...noVehicles, added: [billRow(vehicle(9))] } }),
      [added, ...marks(1)],
      ['vehicle-1', 'vehicle-9'],
    ],
    [
      'with a total that it typed',
      ticked([1, 2], typed),
      [...marks(1, 2), total(undefined, 900)],
      ['vehicle-1', 'vehicle-2'],
    ],
  ])('cancels its bills, once, and that is taken back as well: %s', (_title, fact, changes, names) => {
    const back = undone(fact, ...changes);
    const again = undone(back, ...rounds(changes));
    const before = today();
    const done = after(before, fact).after;
    expect(billed(done)).toEqual(names);
    const taken = after(before, fact, back);
    expect(taken.reasons).toEqual([undefined, undefined]);
    expect(billed(taken.after)).toEqual([]);
    expect({ ...taken.after, bills: undefined, vehicles: taken.after.vehicles.entities, origin: undefined }).toEqual({
      ...before,
      bills: undefined,
      vehicles: before.vehicles.entities,
      origin: undefined,
    });
    expect(Object.values(taken.after.bills.entities).map(({ docNo, status }) => [docNo, status])).toEqual(
      Object.values(done.bills.entities).map(({ docNo }) => [docNo, 'Cancelled']),
    );
    const redone = after(before, fact, back, again);
    expect(redone.reasons).toEqual([undefined, undefined, undefined]);
    expect({ ...redone.after, origin: undefined }).toEqual({ ...done, origin: undefined });
    expect(after(before, fact, back, back).reasons.at(-1)).toBeDefined();
  });

  test('has nothing to do where nobody pays, as its fact had', () => {
    const back = undone(listBilled([4], 3), ...marks(4));
    const { after: now, reasons } = after(today(), listBilled([4], 3), back, undone(back, ...rounds(marks(4))));
    expect(reasons.slice(1)).toEqual([undefined, undefined]);
    expect({ ...now, origin: undefined }).toEqual({ ...today(), origin: undefined });
  });

  test('is refused as a whole where one of its bills was cancelled before', () => {
    const facts = [
      listBilled([1, 3], 1, 2),
      undone(listBilled([3], 2), ...marks(3)),
      undone(listBilled([1, 3], 1, 2), ...marks(1, 3)),
    ];
    const { after: now, reasons } = after(today(), ...facts);
    expect(reasons).toEqual([undefined, undefined, 'Not undone: it has been changed again since.']);
    expect(billed(now)).toEqual(['vehicle-1']);
  });

  test('leaves the other bills of the account, of whatever month', () => {
    const facts = [
      ticked([1]),
      ticked([2]),
      saved({ monthYear: '2026-11' }, { monthYear: '2026-12' }),
      undone(ticked([1]), ...marks(1)),
    ];
    const { after: now, reasons } = after(today(), ...facts);
    expect(reasons).toEqual(facts.map(() => undefined));
    expect(billsIn(now)).toEqual([
      'bill 1 of account-1, 2026-11: vehicle-1, 236 Cancelled',
      'bill 2 of account-1, 2026-11: vehicle-2, 236 Issued',
    ]);
  });

  test('gives the total back that went with the bill, unless there is another by now', () => {
    const facts = [saved({ totalAmount: null }, { totalAmount: 900 }), ticked([1])];
    expect(totalIn(after(today(), ...facts).after)).toBeUndefined();
    const back = undone(ticked([1]), ...marks(1));
    expect(totalIn(after(today(), ...facts, back).after)).toBe(900);
    expect(totalIn(after(today(), ...facts, back, undone(back, ...rounds(marks(1)))).after)).toBeUndefined();
    expect(totalIn(after(today(), ...facts, saved({}, { totalAmount: 7 }), back).after)).toBe(7);
  });

  test('cancels the bill that was made of the marks, where its fact is behind them', () => {
    const { after: now, reasons } = after(today(1, 2), undone(ticked([2]), ...marks(2)));
    expect(reasons).toEqual([undefined]);
    expect(billsIn(now)).toEqual(['bill of 2026-11 of account-1, 2026-11: vehicle-1 vehicle-2, 472 Cancelled']);
  });

  test('is refused where money came for the bill', () => {
    const fact = {
      type: 'receipts/receiptRecorded',
      payload: {
        id: 'came',
        recordedOn: '2026-11-22',
        accountId: 'account-1',
        on: '2026-11-21',
        mode: 'UPI',
        cash: 100,
        allocations: [{ billId: 'bill 1 of account-1', amount: 100 }],
      },
    };
    expect(after(today(), ticked([1]), fact, undone(ticked([1]), ...marks(1))).reasons).toEqual([
      undefined,
      undefined,
      'Not undone: ₹100 was received for bill INV/26-27/000001.',
    ]);
  });
});

describe('what version 5 said is taken back today', () => {
  /** Takes back a fact as the activity list does, and that as well. */
  function takenBack(before: Business, fact: UnknownAction) {
    const done = replay(before, [fact]);
    const back = businessModel.undoing(fact, before, done);
    const gone = replayed(done, [told(back)]);
    const again = businessModel.undoing(back, done, gone.after);
    return { done, gone, again: replayed(gone.after, [told(again)]) };
  }

  test.each([
    ['a billing', today(), ticked([1, 2], typed)],
    [
      'a billing with a vehicle that it added',
      today(),
      ticked([1, 9], { vehicles: { ...noVehicles, added: [billRow(vehicle(9))] } }),
    ],
    ['an Undo of a billing', after(today(), ticked([1])).after, undone(ticked([1]), ...marks(1))],
    [
      'an Undo of an Undo',
      after(today(), ticked([1]), undone(ticked([1]), ...marks(1))).after,
      undone(undone(ticked([1]), ...marks(1)), ...rounds(marks(1))),
    ],
  ])('%s, and that as well', (_title, before, fact) => {
    const { done, gone, again } = takenBack(before, told(fact));
    expect([gone.reasons, again.reasons]).toEqual([[undefined], [undefined]]);
    expect(billed(gone.after)).toEqual(billed(before));
    expect(billed(again.after)).toEqual(billed(done));
  });
});

describe('an Undo of version 5', () => {
  const deleted = {
    type: accountsDeleted.type,
    payload: { accounts: [{ id: 'account-1', company: 'Konkan Carriers' }], on: '2026-11-21' },
  };
  const [row] = ACCOUNTS;

  test.each([
    ['with a bill brings the account back', [ticked([1])]],
    ['without a bill brings it back as well', []],
  ])('of a deletion %s, and the other way round', (_title, first) => {
    const back = undone(deleted, { path: ['accounts', 'account-1'], place: 0, was: row });
    const again = undone(back, { path: ['accounts', 'account-1'], is: row });
    const before = after(today(), ...first).after;
    const { after: gone } = after(before, deleted);
    const there = after(before, deleted, back);
    expect(there.reasons).toEqual([undefined, undefined]);
    expect(there.after.accounts.entities).toEqual(before.accounts.entities);
    const goneAgain = after(before, deleted, back, again);
    expect(goneAgain.reasons).toEqual([undefined, undefined, undefined]);
    expect(goneAgain.after.accounts.entities).toEqual(gone.accounts.entities);
    expect(gone.accounts.entities['account-1']).toBeUndefined();
  });

  test('of a deletion leaves what others did with its plates since: they were free', () => {
    const registered = vehicleRegistered({
      vehicleNo: vehicle(1).vehicleNo,
      accountId: 'account-2',
      duration: 'Monthly',
      price: 200,
    });
    expect(after(today(), ticked([1]), deleted, registered).reasons).toEqual([undefined, undefined, undefined]);
  });

  test('of a saved bill goes in though its total went with a bill since', () => {
    const fact = saved({ totalAmount: null, pricePerUnit: 200 }, { totalAmount: 900, pricePerUnit: 300 });
    const price: Change = { path: ['accounts', 'account-1', 'bill', 'pricePerUnit'], was: 200, is: 300 };
    const { after: now, reasons } = after(today(), fact, ticked([1]), undone(fact, price, total(undefined, 900)));
    expect(reasons).toEqual([undefined, undefined, undefined]);
    expect([now.accounts.entities['account-1']?.bill.pricePerUnit, totalIn(now)]).toEqual([200, undefined]);
    const alone = saved({ totalAmount: null }, { totalAmount: 900 });
    expect(after(today(), alone, ticked([1]), undone(alone, total(undefined, 900))).reasons).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('of a vehicle that came to another client, or of one that was registered, knows no mark', () => {
    const to = { vehicleNo: 'MH 01 AB 1001', accountId: 'account-2' };
    const moved = {
      type: 'vehicles/vehicleMoved',
      payload: { id: 'vehicle-1', on: '2026-11-20', was: { ...to, accountId: 'account-1' }, to },
    };
    const changes: Change[] = [
      { path: ['vehicles', 'vehicle-1', 'accountId'], was: 'account-1', is: 'account-2' },
      {
        path: ['vehicles', 'vehicle-1', 'past'],
        is: [{ until: '2026-11-20', vehicleNo: 'MH 01 AB 1001', accountId: 'account-1' }],
      },
      { path: ['vehicles', 'vehicle-1', 'billed'], was: true, is: false },
    ];
    const registered = {
      type: 'vehicles/vehicleRegistered',
      payload: { id: 'new', vehicleNo: 'MH 01 AB 7777', duration: 'Monthly', price: 5 },
    };
    const made: Change = {
      path: ['vehicles', 'new'],
      is: { ...registered.payload, number: 5, selected: true, billed: false },
    };
    const { after: now, reasons } = after(
      today(),
      moved,
      undone(moved, ...changes),
      registered,
      undone(registered, made),
    );
    expect(reasons).toEqual([undefined, undefined, undefined, undefined]);
    expect(now.vehicles.entities).toEqual(today().vehicles.entities);
  });
});
