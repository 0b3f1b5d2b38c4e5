import { describe, expect, test } from 'vitest';
import type { Bill } from '@/store/clients/accounts/account';
import type { Account } from '@/store/billing/accounts/account';
import { accountOpened, accountsDeleted, billSaved, vehiclesBilled } from '@/store/facts/accounts';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { billEdit } from '@/store/billing/accounts/billEdit';
import { billSchema, billValues, type BillValues } from '@/store/billing/accounts/billSchema';
import { emptyBusiness, type Business } from '@/store/business/business';
import { aboutOf } from '@/store/business/declared';
import { withOutcome } from '@/store/business/outcomes';
import { replay } from '@/store/business/replay';
import { createStore, type Fact } from '@/store/business/store';
import {
  account,
  accountDraft,
  billedVehicle,
  billRow,
  listBilled,
  noEdit,
  noVehicles,
  salesOf,
  vehicle,
  wasOnBill,
} from '../../../support/accounts';

const businessOf = (...accounts: Account[]): Business => ({ ...emptyBusiness, ...salesOf(...accounts) });

/** What the journal's order makes of facts that were said at one instant: the accounts, and why some came to nothing. */
function replayed(accounts: readonly Account[], ...facts: Fact[]) {
  const reasons: string[] = [];
  const before = businessOf(...accounts);
  const told = facts.map((fact) => withOutcome(before, fact));
  const after = replay(before, told, {
    overtaken: (_place, { reason }) => void reasons.push(reason),
    unreadable: () => void reasons.push('unreadable'),
  });
  const entities: Readonly<Record<string, Account>> = Object.fromEntries(
    selectAccounts(after).map((one) => [one.id, one]),
  );
  return { entities, reasons };
}

const reasonOf = (accounts: readonly Account[], fact: Fact) => {
  const said = createStore(salesOf(...accounts)).dispatch(fact);
  return said.done ? undefined : said.reason;
};

/** The form of account 1, as somebody opened and changed it. */
const values = (change: (typed: BillValues) => Partial<BillValues>, opened = account(1)): BillValues => {
  const typed = billSchema(opened.bill).cast(billValues(opened)) as BillValues;
  return { ...typed, ...change(typed) };
};
const save = (change: Parameters<typeof values>[0], opened = account(1)) => {
  const { accountId, edit, vehicles } = billEdit(opened, values(change, opened)).change;
  return billSaved(accountId, edit, vehicles);
};
const bill = (change: Parameters<typeof values>[0], opened = account(1)) => {
  const { change: changed, ticked } = billEdit(opened, values(change, opened));
  return vehiclesBilled(changed.accountId, ticked, changed.edit, changed.vehicles);
};
const row = (n: number, changes: object) => (typed: BillValues) => ({
  vehicles: typed.vehicles.map((one) => (one.id === `vehicle-${n}` ? { ...one, ...changes } : one)),
});
const without = (n: number) => (typed: BillValues) => ({
  vehicles: typed.vehicles.filter(({ id }) => id !== `vehicle-${n}`),
});
const bills = (changes: Partial<Bill>) => () => changes as Partial<BillValues>;

const GONE = 'This account was deleted, or adding it was undone.';
const VEHICLE_GONE = 'One of the vehicles is not there any more: somebody removed it from the bill.';
const named = (n: number) => ({ id: `account-${n}`, company: `Company ${n}` });

describe('an account', () => {
  test('that was opened already is not opened twice', () => {
    const fact = accountOpened(accountDraft(), '2026-11-21');
    const { entities, reasons } = replayed([], fact, fact);
    expect([Object.keys(entities).length, reasons]).toEqual([1, ['This account was added already.']]);
  });

  test('that was deleted meanwhile takes no bill, and neither does the one opened after it', () => {
    const { entities, reasons } = replayed(
      [account(1)],
      accountsDeleted([named(1)]),
      accountOpened(accountDraft(), '2026-11-21'),
      save(bills({ companyName: 'Konkan LLP' })),
      bill(bills({})),
    );
    expect(reasons).toEqual([GONE, GONE]);
    expect(Object.values(entities).map((one) => [one.number, one.bill.companyName])).toEqual([[2, 'Konkan Carriers']]);
  });

  test('that is deleted already is not deleted again, but the others are that were ticked with it', () => {
    const both = accountsDeleted([named(1), named(2)]);
    const { entities, reasons } = replayed(
      [account(1), account(2)],
      accountsDeleted([named(1)]),
      both,
      both,
      accountsDeleted([named(2)]),
    );
    expect(Object.keys(entities)).toEqual([]);
    expect(reasons).toEqual(['These accounts are deleted already.', 'Company 2 is deleted already.']);
  });
});

describe('billing accounts', () => {
  const billed = account(1, { vehicles: [billedVehicle(1)] });

  test('is refused when nothing of theirs is left to bill', () => {
    expect(reasonOf([billed], listBilled(1))).toBe('Konkan Carriers is billed already.');
    expect(reasonOf([account(1, { vehicles: [] })], listBilled(1))).toBe('Konkan Carriers has no vehicle to bill.');
    const both = [billed, account(2, { vehicles: [billedVehicle(21)] })];
    expect(reasonOf(both, listBilled(1, 2))).toBe('These accounts have nothing left to bill.');
    expect(reasonOf([], listBilled(1))).toBe(GONE);
  });

  test('bills those that are left, passing over billed and deleted ones', () => {
    const { entities, reasons } = replayed([billed, account(2)], listBilled(1, 2, 3));
    expect([entities['account-2']?.vehicles.every((one) => one.billed), reasons]).toEqual([true, []]);
  });

  test('is refused when somebody was faster', () => {
    const { reasons } = replayed([account(1)], listBilled(1), listBilled(1));
    expect(reasons).toEqual(['Konkan Carriers is billed already.']);
  });
});

describe('two people who save one bill', () => {
  test.each([
    ['different fields of it', bills({ discount: 10 }), bills({ address: 'Pune' })],
    ['different fields of one vehicle', row(1, { duration: 'Monthly' }), row(1, { vehicleNo: 'MH04ZZ7' })],
    ['a vehicle and the other one', row(1, { selected: false }), without(2)],
    ['the same to the same', bills({ discount: 10 }), bills({ discount: 10 })],
    ['one tick', row(1, { selected: false }), row(1, { selected: false })],
  ])('and change %s both get their way, in either order', (_title, one, other) => {
    const [first, second] = [save(one), save(other)];
    const [there, back] = [replayed([account(1)], first, second), replayed([account(1)], second, first)];
    expect([there.reasons, back.reasons]).toEqual([[], []]);
    expect(there.entities).toEqual(back.entities);
    expect(there.entities['account-1']).not.toEqual(account(1));
  });

  test.each([
    ['a field', bills({ discount: 10 }), bills({ discount: 20 }), 'Discount is ₹10 now, not ₹0.'],
    ['a total', bills({ totalAmount: 900 }), bills({ totalAmount: 800 }), 'Total Amount is ₹900 now, not empty.'],
    ['a price', row(1, { price: 250 }), row(1, { price: 300 }), 'Price of MH 01 AB 1001 is ₹250 now, not ₹200.'],
    [
      'a month',
      bills({ monthYear: '2026-10' }),
      bills({ monthYear: '2026-12' }),
      'Month/Year is Oct 2026 now, not Nov 2026.',
    ],
    [
      'a vehicle named',
      row(1, { vehicleNo: 'MH04ZZ7' }),
      row(1, { vehicleNo: 'MH04ZZ8' }),
      'Vehicle Number is MH04ZZ7 now, not MH 01 AB 1001.',
    ],
    ['a vehicle that was removed', without(1), row(1, { price: 300 }), VEHICLE_GONE],
    [
      'a removal of what was edited',
      row(1, { price: 250 }),
      without(1),
      'Price of MH 01 AB 1001 is ₹250 now, not ₹200.',
    ],
  ])('and want %s otherwise are told what is there', (_title, one, other, reason) => {
    const { entities, reasons } = replayed([account(1)], save(one), save(other));
    expect(reasons).toEqual([reason]);
    expect(entities).toEqual(replayed([account(1)], save(one)).entities);
  });

  test('may remove one vehicle both, but not one that was billed meanwhile', () => {
    expect(replayed([account(1)], save(without(1)), save(without(1))).reasons).toEqual([]);
    const { entities, reasons } = replayed([account(1)], bill(row(2, { selected: false })), save(without(1)));
    expect(reasons).toEqual(['MH 01 AB 1001 was billed, so it stays on the bill.']);
    expect(entities['account-1']?.vehicles).toHaveLength(2);
  });

  test('may bring several vehicles whose numbers are not known yet', () => {
    const slot = { ...billRow(vehicle(3)), id: undefined, vehicleNo: 'To be assigned', billed: false };
    const { entities, reasons } = replayed(
      [account(1)],
      save((typed) => ({ vehicles: [...typed.vehicles, slot, slot] })),
      save(row(1, { vehicleNo: 'To be assigned' })),
    );
    expect(reasons).toEqual([]);
    expect(entities['account-1']?.vehicles.filter(({ vehicleNo }) => vehicleNo === 'To be assigned')).toHaveLength(3);
  });

  test('never have two vehicles of one identity, and a vehicle that was added is not added again', () => {
    const { id: _id, ...fields } = billRow(vehicle(3));
    const added = (typed: BillValues) => ({ vehicles: [...typed.vehicles, { ...fields, billed: false }] });
    const alike = (typed: BillValues) => ({
      vehicles: [...typed.vehicles, { ...fields, vehicleNo: 'MH 01 AB 1004', billed: false }],
    });
    const fact = save(added);
    const { entities, reasons } = replayed([account(1)], save(without(2)), fact, save(alike), fact);
    expect(reasons).toEqual(['This vehicle was added already.']);
    const ids = entities['account-1']?.vehicles.map(({ id }) => id);
    expect([ids?.length, new Set(ids).size, ids?.[0]]).toEqual([3, 3, 'vehicle-1']);
    const elsewhere = billSaved('account-2', fact.payload.edit, fact.payload.vehicles);
    expect(replayed([account(1), account(2)], fact, elsewhere).reasons).toEqual(['This vehicle was added already.']);
  });
});

describe('billing vehicles', () => {
  test('is refused when none is ticked, when one is gone and when all are billed already', () => {
    const untick = (typed: BillValues) => ({ vehicles: typed.vehicles.map((one) => ({ ...one, selected: false })) });
    expect(reasonOf([account(1)], bill(untick))).toBe('Tick at least one vehicle to bill.');
    expect(reasonOf([account(1)], vehiclesBilled('account-1', ['vehicle-1', 'vehicle-9'], noEdit, noVehicles))).toBe(
      VEHICLE_GONE,
    );
    const one = [account(1, { vehicles: [billedVehicle(1)] })];
    expect(reasonOf(one, vehiclesBilled('account-1', ['vehicle-1'], noEdit, noVehicles))).toBe(
      'This vehicle is billed already.',
    );
    const { reasons } = replayed([account(1)], bill(bills({})), bill(bills({})));
    expect(reasons).toEqual(['These vehicles are billed already.']);
  });

  test('is refused when somebody billed one of them meanwhile, as the bill would be another one', () => {
    const { entities, reasons } = replayed([account(1)], bill(row(1, { selected: false })), bill(bills({})));
    expect([reasons, entities['account-1']?.vehicles.map(({ billed }) => billed)]).toEqual([
      ['Konkan Carriers has another bill now: review it again.'],
      [false, true],
    ]);
  });

  test('is refused whole when its save cannot be', () => {
    const { entities, reasons } = replayed([account(1)], save(bills({ discount: 10 })), bill(bills({ discount: 20 })));
    expect(reasons).toEqual(['Discount is ₹10 now, not ₹0.']);
    expect(entities['account-1']?.vehicles.some(({ billed }) => billed)).toBe(false);
  });
});

test('each fact is about its accounts, and about the vehicles that it names', () => {
  const vehicles = {
    added: [billRow(vehicle(3))],
    edited: [{ id: 'vehicle-1', edit: { was: { price: 200 }, to: { price: 250 } } }],
    removed: [{ id: 'vehicle-2', was: wasOnBill(vehicle(2)) }],
  };
  const opened = accountOpened(accountDraft(), '2026-11-21');
  expect(aboutOf(opened)).toEqual([opened.payload.id, opened.payload.slotId]);
  const both = listBilled(1, 2);
  expect(aboutOf(both)).toEqual([
    'account-1',
    'account-2',
    'vehicle-1',
    'vehicle-2',
    'vehicle-21',
    'vehicle-22',
    ...both.payload.bills.map(({ id }) => id),
  ]);
  expect(aboutOf(accountsDeleted([named(1), named(2)]))).toEqual(['account-1', 'account-2']);
  expect(aboutOf(billSaved('account-1', noEdit, vehicles))).toEqual([
    'account-1',
    'vehicle-3',
    'vehicle-1',
    'vehicle-2',
  ]);
  const ticked = vehiclesBilled('account-1', ['vehicle-3', 'vehicle-4'], noEdit, vehicles);
  expect(aboutOf(ticked)).toEqual([
    'account-1',
    'vehicle-3',
    'vehicle-1',
    'vehicle-2',
    'vehicle-4',
    ticked.payload.billId,
  ]);
});
