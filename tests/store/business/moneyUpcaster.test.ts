import { readFileSync } from 'node:fs';
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import type { Draft } from '@/journal/port';
import { isPaid } from '@/store/billing/bills/wholeMonth';
import { isBilledFor } from '@/store/billing/bills/billedLines';
import { businessReplaced, emptyBusiness, type Business } from '@/store/business/business';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import { moneyUpcaster } from '@/store/business/moneyUpcaster';
import { upcasters } from '@/store/business/upcasters';
import { twelveMonths } from '@/store/billing/receivables/monthCards';
import { onAccountOf } from '@/store/billing/receivables/openBills';
import { balanceDue } from '@/store/billing/receivables/owed';
import { isListed } from '@/store/clients/accounts/account';
import { sumOf } from '@/store/kit/money';
import { isOpen } from '@/store/vehicles/vehicles/vehicle';
import { openTab } from '../../support/tabs';
import { anyVersionFive, markedVehicle, recorded, recordingAccount, versionFive } from '../../support/versionFive';
import { kept } from '../../support/versionFour';

const lift = (tables: Parameters<typeof versionFive>[0]) => moneyUpcaster.state(versionFive(tables)) as Business;
/** As it is read: without what does not fit, which the second tells. */
const read = (state: object) => checkedBusiness(moneyUpcaster.state(state));
const lifted = (tables: Parameters<typeof versionFive>[0]) => ({ ...emptyBusiness, ...lift(tables) });
const billsIn = ({ bills }: Business) => Object.values(bills.entities);

const TODAY = '2026-11-22';

describe('the months that version 5 recorded', () => {
  test('are a bill and a receipt for each part of which there was any, without taxes and without a document', () => {
    const months = [
      recorded('2026-09', { billed: 4900, received: 4900 }, { billed: 177_000.5, received: 0 }),
      recorded('2026-10', { billed: 4900, received: 2450 }),
    ];
    const after = lifted({ accounts: kept(recordingAccount(1, { months })) });
    const recipient = {
      name: 'Konkan Carriers',
      address: '9 Dock Road, Mumbai 400001',
      gstin: '27AAPFU0939F1ZV',
      stateCode: '27',
    };
    expect(billsIn(after)[1]).toEqual({
      id: '2026-09 Hardware of account-1',
      number: 2,
      accountId: 'account-1',
      part: 'Hardware',
      month: '2026-09',
      issuedOn: '2026-09-01',
      dueOn: '2026-09-16',
      recipient,
      lines: [{ kind: 'Carried over', price: 177_000.5, taxable: 177_000.5, hsn: '852691' }],
      taxes: [],
      roundOff: 0,
      total: 177_000.5,
      status: 'Issued',
    });
    expect(
      billsIn(after).map(({ id, number, part, total, lines }) => [id, number, part, total, lines[0]?.hsn]),
    ).toEqual([
      ['2026-09 Subscription of account-1', 1, 'Subscription', 4900, '9984'],
      ['2026-09 Hardware of account-1', 2, 'Hardware', 177_000.5, '852691'],
      ['2026-10 Subscription of account-1', 3, 'Subscription', 4900, '9984'],
    ]);
    expect(Object.values(after.receipts.entities)).toMatchObject([
      {
        number: 1,
        on: '2026-09-01',
        mode: 'Carried over',
        cash: 4900,
        allocations: [{ billId: '2026-09 Subscription of account-1', amount: 4900 }],
        status: 'Recorded',
      },
      {
        number: 2,
        on: '2026-10-01',
        cash: 2450,
        allocations: [{ billId: '2026-10 Subscription of account-1', amount: 2450 }],
      },
    ]);
    expect(balanceDue(after, 'account-1')).toBe(179_450.5);
    expect(read(versionFive({ accounts: kept(recordingAccount(1, { months })) })).leftOut).toEqual([]);
  });

  test('leave on account what came in beyond the bill', () => {
    const after = lifted({
      accounts: kept(
        recordingAccount(1, {
          months: [recorded('2026-10', { billed: 100, received: 130 }, { billed: 0, received: 5 })],
        }),
      ),
    });
    expect(
      Object.values(after.receipts.entities).map((one) => [
        one.cash,
        one.allocations.map(({ amount }) => amount),
        onAccountOf(one),
      ]),
    ).toEqual([
      [130, [100], 30],
      [5, [], 5],
    ]);
    expect(balanceDue(after, 'account-1')).toBe(-35);
  });

  test.each([
    [7],
    ['2026-10'],
    [[null]],
    [[{ month: '2026-10' }]],
    [[recorded('2026-13', { billed: 5, received: 0 })]],
    [[recorded('2026-10', { billed: -5, received: 0 })]],
    [[{ ...recorded('2026-10'), hardware: { billed: '5', received: 0 } }]],
  ])('that cannot be read are set aside, and the account stays: %j', (months) => {
    const { business, leftOut } = read(versionFive({ accounts: kept({ ...recordingAccount(1), months }) }));
    expect(business.accounts.ids).toEqual(['account-1']);
    expect(leftOut).toHaveLength(1);
    expect(JSON.stringify(leftOut[0]?.content)).toContain(JSON.stringify(months));
  });

  test('of an account that cannot be read are billed to whom it names', () => {
    const { business, leftOut } = read(
      versionFive({
        accounts: kept({
          ...recordingAccount(1, { months: [recorded('2026-10', { billed: 5, received: 0 })] }),
          client: 4,
        }),
      }),
    );
    expect(leftOut.map(({ table }) => table)).toEqual(['accounts']);
    expect(billsIn(business)).toMatchObject([
      { accountId: 'account-1', total: 5, recipient: { name: 'Konkan Carriers', stateCode: '' } },
    ]);
  });

  test('of accounts with long identities keep their own', () => {
    const months = [recorded('2026-10', { billed: 5, received: 5 })];
    const twins = ['a', 'b'].map((last, place) => ({
      ...recordingAccount(place + 1, { months }),
      id: `${'x'.repeat(199)}${last}`,
    }));
    const { business, leftOut } = read(versionFive({ accounts: kept(...twins) }));
    expect(leftOut).toEqual([]);
    expect(billsIn(business).map(({ accountId }) => accountId)).toEqual(twins.map(({ id }) => id));
    expect(business.receipts.ids).toHaveLength(2);
  });
});

describe('the vehicles that version 5 marked as billed', () => {
  const marked = (...billed: boolean[]) => kept(...billed.map((one, place) => markedVehicle(place + 1, one)));

  test('are one bill of their account’s month as the Billed button makes it, with its number', () => {
    const after = lifted({
      accounts: kept(recordingAccount(1, { bill: { discount: 50 } })),
      vehicles: marked(true, false, true),
    });
    expect(billsIn(after)).toMatchObject([
      {
        id: 'bill of 2026-11 of account-1',
        number: 1,
        docNo: 'INV/26-27/000001',
        month: '2026-11',
        issuedOn: '2026-11-01',
        part: 'Subscription',
        lines: [
          { kind: 'Subscription', vehicleId: 'vehicle-1', vehicleNo: 'MH 01 AB 1001', taxable: 200 },
          { kind: 'Subscription', vehicleId: 'vehicle-3', taxable: 200 },
          { kind: 'Discount', taxable: -50 },
        ],
        taxes: [{ taxable: 350, cgst: 31.5, sgst: 31.5, igst: 0 }],
        total: 413,
        status: 'Issued',
      },
    ]);
    expect(Object.values(after.vehicles.entities).some((row) => 'billed' in row)).toBe(false);
    expect(Object.values(after.accounts.entities).some((row) => 'months' in row)).toBe(false);
  });

  test('take the total with them that was typed over', () => {
    const after = lifted({
      accounts: kept(
        recordingAccount(1, { bill: { totalAmount: 1000 } }),
        recordingAccount(2, { bill: { totalAmount: 7 } }),
      ),
      vehicles: marked(true, true),
    });
    expect(billsIn(after)).toMatchObject([{ lines: [{}, {}, { kind: 'Adjustment', taxable: 600 }], total: 1180 }]);
    expect(Object.values(after.accounts.entities).map(({ bill }) => bill.totalAmount)).toEqual([undefined, 7]);
  });

  test.each(['Foc', 'Demo'] as const)('are billed no more where nobody pays for them: %s', (accountType) => {
    const { business, leftOut } = read(
      versionFive({ accounts: kept(recordingAccount(1, { accountType })), vehicles: marked(true, true) }),
    );
    expect([business.bills.ids, leftOut]).toEqual([[], []]);
  });

  test('are on no bill where they are closed, or their account is gone', () => {
    const vehicles = kept(
      markedVehicle(1, true, { closedOn: '2026-11-02' }),
      markedVehicle(2, true, { accountId: 'account-9' }),
    );
    const { business, leftOut } = read(versionFive({ accounts: kept(recordingAccount(1)), vehicles }));
    expect([business.bills.ids, business.vehicles.ids.length, leftOut]).toEqual([[], 2, []]);
  });

  test('have their documents numbered by day, each financial year anew', () => {
    const accounts = ['2026-11', '2026-03', '2026-04'].map((monthYear, place) =>
      recordingAccount(place + 1, { bill: { monthYear } }),
    );
    const vehicles = kept(...accounts.map(({ id }, place) => markedVehicle(place + 1, true, { accountId: id })));
    expect(
      billsIn(lifted({ accounts: kept(...accounts), vehicles })).map(({ docNo, accountId }) => [docNo, accountId]),
    ).toEqual([
      ['INV/25-26/000001', 'account-2'],
      ['INV/26-27/000001', 'account-3'],
      ['INV/26-27/000002', 'account-1'],
    ]);
  });

  test.each([
    ['a mark that is none', { ...markedVehicle(1, true), billed: 'yes' }, {}],
    ['a vehicle that cannot be read', { ...markedVehicle(1, true), price: 'x' }, {}],
    ['an account that cannot be read', markedVehicle(1, true), { openedOn: 'never' }],
  ])('are set aside where they cannot be billed: %s', (_title, odd, account) => {
    const { business, leftOut } = read(
      versionFive({ accounts: kept({ ...recordingAccount(1), ...account }), vehicles: kept(odd) }),
    );
    expect(business.bills.ids).toEqual([]);
    expect(leftOut.filter(({ table }) => table === 'bills')).toMatchObject([{ content: { accountId: 'account-1' } }]);
  });
});

test.each([
  {},
  { accounts: 7 },
  { accounts: { entities: { a: null, b: { months: 4 }, c: [], d: { months: [] } } }, vehicles: 4 },
  {
    accounts: { ids: 7, entities: { a: { months: [{}], bill: 7 } } },
    vehicles: {
      entities: { a: { billed: true }, b: { billed: true, accountId: 'a' }, c: { billed: {}, accountId: [] } },
    },
  },
  { accounts: { entities: { a: { months: [] } } }, bills: 7, receipts: [] },
  {
    accounts: {
      entities: {
        a: {
          months: [recorded('9999-12', { billed: 1, received: 1 }), recorded('0000-01', { billed: 1, received: 1 })],
        },
      },
    },
  },
])('what is no business of version 5 is read without a fault: %j', (state) => {
  expect(() => read(state)).not.toThrow();
});

test('whatever stands in the fields of version 5 is read without a fault', () => {
  const json = fc.jsonValue({ maxDepth: 2 });
  const odd = (row: object) =>
    fc
      .record(
        {
          months: json,
          bill: json,
          billed: json,
          closedOn: json,
          accountId: json,
          price: json,
          accountType: json,
          number: json,
        },
        { requiredKeys: [] },
      )
      .map((changes) => ({ ...row, ...changes }));
  fc.assert(
    fc.property(
      odd(recordingAccount(1, { months: [recorded('2026-10', { billed: 5, received: 5 })] })),
      odd(markedVehicle(1, true)),
      (account, vehicle) => {
        const entities = (row: object, id: string) => ({ ids: [id], entities: { [id]: row }, lastNumber: 1 });
        const { business, leftOut } = read(
          versionFive({ accounts: entities(account, 'account-1'), vehicles: entities(vehicle, 'vehicle-1') }),
        );
        expect(business.accounts.ids.length + leftOut.filter(({ table }) => table === 'accounts').length).toBe(1);
        expect(business.vehicles.ids.length + leftOut.filter(({ table }) => table === 'vehicles').length).toBe(1);
      },
    ),
  );
});

test('any business of version 5 fits today, its cards show what they showed, and billed is who was and pays', () => {
  fc.assert(
    fc.property(anyVersionFive, (tables) => {
      const { business, leftOut } = read(versionFive(tables));
      expect(leftOut).toEqual([]);
      for (const { id, months, bill, accountType } of Object.values(tables.accounts.entities)) {
        const cards = new Map(twelveMonths(business, id, TODAY).map((card) => [card.month, card]));
        const own = billsIn(business).find((one) => one.accountId === id && one.docNo !== undefined);
        for (const one of months.filter(({ month }) => cards.has(month))) {
          const more = own?.month === one.month ? own.total : 0;
          const shown = (part: typeof one.hardware, added: number) => ({
            billed: sumOf([part.billed, added]),
            received: Math.min(part.billed, part.received),
          });
          expect(cards.get(one.month)).toEqual({
            month: one.month,
            subscription: shown(one.subscription, more),
            hardware: shown(one.hardware, 0),
          });
        }
        const theirs = Object.values(tables.vehicles.entities).filter((one) => one.accountId === id);
        for (const one of theirs) {
          const isBilled = one.billed && isOpen(one) && isPaid(one, { accountType });
          expect(isBilledFor(business, id, one.id, bill.monthYear)).toBe(isBilled);
        }
        const came = months.flatMap(({ subscription, hardware }) => [subscription.received, hardware.received]);
        expect(
          sumOf(Object.values(business.receipts.entities).flatMap((one) => (one.accountId === id ? [one.cash] : []))),
        ).toBe(sumOf(came));
      }
      expect(moneyUpcaster.state(business)).toBe(business);
      expect(read(versionFive(tables))).toEqual({ business, leftOut });
    }),
  );
});

test('a fact that puts a whole business in place puts today’s', () => {
  const fact = businessReplaced(
    versionFive({ accounts: kept(recordingAccount(1)), vehicles: kept(markedVehicle(1, true)) }) as unknown as Business,
    'sample',
  );
  const after = moneyUpcaster.fact(fact) as typeof fact;
  expect(after.payload.business.bills.ids).toEqual(['bill of 2026-11 of account-1']);
});

test.each([
  { type: 'business/factUndone', payload: { fact: 7 } },
  { type: 'business/factUndone', payload: { fact: { type: 'x' }, changes: [null] } },
  { type: 'business/factUndone', payload: { fact: { type: 'accounts/accountsBilled', payload: null }, changes: [] } },
  {
    type: 'business/factUndone',
    payload: { fact: { type: 'accounts/vehiclesBilled', payload: {} }, changes: [{ path: ['vehicles'] }] },
  },
  { type: 'business/replaced' },
  { type: 'business/replaced', payload: { business: 7 } },
])('a fact that is none is read without a fault: %j', (fact) => {
  expect(() => moneyUpcaster.fact(fact as UnknownAction)).not.toThrow();
});

interface Sample {
  accounts: ReturnType<typeof kept<ReturnType<typeof recordingAccount> & { number: number }>>;
  vehicles: ReturnType<typeof kept<ReturnType<typeof markedVehicle>>>;
}

test.each([2, 3, 4, 5])(
  'the sample that version %i wrote fits today, and its month cards show what they showed',
  (version) => {
    const { contents } = JSON.parse(readFileSync(`tests/journals/version-${version}.json`, 'utf8')) as {
      contents: Record<string, string>;
    };
    const [text = ''] = Object.values(contents);
    const { business: written } = JSON.parse(text) as { business: Sample };
    const steps = Object.entries(upcasters).filter(([from]) => Number(from) >= version);
    const state = steps.reduce<object>((before, [, upcaster]) => upcaster.state(before), written);
    const { business, leftOut } = checkedBusiness(state);
    // What only later versions dropped as a whole is none of this one.
    expect(leftOut.filter(({ table }) => ['accounts', 'vehicles', 'bills', 'receipts'].includes(table))).toEqual([]);
    const accounts = Object.values(written.accounts.entities);
    expect(accounts.some(({ months }) => months.length > 0)).toBe(true);
    for (const { id, months, bill } of accounts) {
      const cards = new Map(twelveMonths(business, id, TODAY).map((card) => [card.month, card]));
      const own = sumOf(
        billsIn(business).flatMap((one) => (one.accountId === id && one.docNo !== undefined ? [one.total] : [])),
      );
      for (const { month, subscription, hardware } of months) {
        const billed = sumOf([subscription.billed, month === bill.monthYear ? own : 0]);
        expect(cards.get(month)).toEqual({ month, subscription: { ...subscription, billed }, hardware });
      }
    }
    expect(Object.values(business.accounts.entities).filter(isListed).length).toBeGreaterThan(0);
  },
);

interface KeptJournal {
  drafts: Draft[];
  contents: Record<string, string>;
  /** What a program of version 6 made of it. */
  shown: Record<'documents' | 'balances', string[]>;
}

test('the journal of version 6 comes to the documents and balances that it came to then', async () => {
  const { drafts, contents, shown } = JSON.parse(readFileSync('tests/journals/version-6.json', 'utf8')) as KeptJournal;
  const door = memoryShelf();
  for (const [hash, text] of Object.entries(contents)) await door().contents.put(hash, new TextEncoder().encode(text));
  await door().append(drafts);
  const business = (await openTab(() => Promise.resolve(door()))).business();
  const documents = [business.bills, business.creditNotes, business.receipts, business.proformas].flatMap((table) =>
    Object.values<{ docNo?: string | undefined; status: string; total?: number; cash?: number }>(table.entities).map(
      ({ docNo, status, total, cash }) => `${docNo ?? 'none'} ${total ?? cash ?? ''} ${status}`,
    ),
  );
  const balances = Object.values(business.accounts.entities).map(
    ({ id, number, closedOn }) => `${number}: ${balanceDue(business, id)}${closedOn === undefined ? '' : ' closed'}`,
  );
  expect({ documents, balances }).toEqual({ documents: shown.documents, balances: shown.balances });
});
