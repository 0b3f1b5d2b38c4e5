import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountsBilled, billSaved, prorationChosen } from '@/store/facts/accounts';
import { billCancelled, billRunApproved } from '@/store/facts/bills';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { vehicleMoved } from '@/store/facts/vehicles';
import { PRORATIONS } from '@/store/clients/accounts/account';
import { daysOfMonth } from '@/store/billing/billRun/months';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { runRowSteps, seenBills } from '@/store/billing/billRun/runRows';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { createStore, type AppStore } from '@/store/business/store';
import { runToEnd } from '@/journal/kit/runToEnd';
import { vehicle } from '../../../support/accounts';
import { inUse, plainAccount } from '../../../support/billing';
import { done } from '../../../support/said';
import { runs } from '../../../support/runs';

const ACCOUNTS = ['account-1', 'account-2', 'account-3'] as const;
const PLATE = 'MH 01 AB 1001';

/** Vehicle 1 of account 1 at ₹350, in use since long ago; two clients that have none. */
const begun = inUse(
  [
    plainAccount(1, { vehicles: [vehicle(1, { price: 350 })] }),
    plainAccount(2, { vehicles: [] }),
    plainAccount(3, { vehicles: [] }),
  ],
  [{ vehicleId: 'vehicle-1', from: '2026-01-05' }],
);

function move(store: AppStore, accountId: string, on: string) {
  const now = store.getState().vehicles.entities['vehicle-1'];
  const was = { vehicleNo: PLATE, accountId: now?.accountId };
  return store.dispatch(vehicleMoved({ id: 'vehicle-1', was, to: { vehicleNo: PLATE, accountId } }, on));
}

function run(store: AppStore, month: string, on: string) {
  const rows = runToEnd(runRowSteps(store.getState(), selectBillRun(store.getState(), month, on)));
  store.dispatch(billRunApproved(month, seenBills([...rows.ready, ...rows.look]), on));
}

/** The Billed button of a client's whole month, which may be a month to come. */
function button(store: AppStore, accountId: string, monthYear: string, on: string) {
  const was = { monthYear: store.getState().accounts.entities[accountId]?.bill.monthYear ?? '' };
  store.dispatch(billSaved(accountId, { was, to: { monthYear } }, { added: [], edited: [], removed: [] }));
  store.dispatch(accountsBilled([accountId], ['vehicle-1'], on));
}

const account = fc.constantFrom(...ACCOUNTS);
const month = fc.constantFrom('2026-10', '2026-11', '2026-12');
const step = fc.oneof(
  fc.record({ what: fc.constant('move' as const), accountId: account, month }),
  fc.record({ what: fc.constant('run' as const), accountId: account, month }),
  fc.record({ what: fc.constant('button' as const), accountId: account, month }),
);
const steps = fc.array(fc.record({ step, after: fc.integer({ min: 0, max: 20 }) }), { maxLength: 10 });

test('however a vehicle is billed ahead and moved, no day of it is charged to two clients', () => {
  fc.assert(
    fc.property(steps, fc.array(fc.constantFrom(...PRORATIONS), { minLength: 3, maxLength: 3 }), (said, choices) => {
      const store = createStore(begun);
      for (const [place, id] of ACCOUNTS.entries())
        store.dispatch(prorationChosen(id, { was: { proration: null }, to: { proration: choices[place] ?? null } }));
      let day = Date.UTC(2026, 9, 5);
      for (const { step: one, after } of said) {
        day += after * 86_400_000;
        const on = new Date(day).toISOString().slice(0, 10);
        if (one.what === 'move') move(store, one.accountId, on);
        else if (one.what === 'run') run(store, one.month, on);
        else button(store, one.accountId, one.month, on);
      }
      const charged = new Map<string, number>();
      for (const bill of selectBills(store.getState()))
        for (const { days = 0 } of bill.lines) charged.set(bill.month, (charged.get(bill.month) ?? 0) + days);
      for (const [of, days] of charged) expect(days).toBeLessThanOrEqual(daysOfMonth(of));
    }),
    { numRuns: runs(300) },
  );
});

/** Vehicle 1 is billed to client 1 for all of November, goes to client 2 on the 11th, and `freed` makes 20 of its days free to be billed there. */
function billedAfter(freed: (store: AppStore, bill: IssuedBill) => { undo?: (() => unknown) | undefined }) {
  const store = createStore(begun);
  button(store, 'account-1', '2026-11', '2026-11-02');
  move(store, 'account-2', '2026-11-11');
  const [bill] = selectBills(store.getState());
  if (!bill) throw new Error('Nothing was billed.');
  const { undo } = freed(store, bill);
  button(store, 'account-2', '2026-11', '2026-11-30');
  return { store, undo };
}

test('a bill that was cancelled is not brought back once its days are billed to the next client', () => {
  const { store, undo } = billedAfter((said, bill) => done(said.dispatch(billCancelled(bill))));
  expect(selectBills(store.getState()).map(({ lines }) => lines[0]?.days)).toEqual([30, 20]);
  expect(undo?.()).toMatchObject({ done: false });
});

test('what was credited as a mistake is not owed again once it is billed to the next client', () => {
  const { store, undo } = billedAfter((said, { id, accountId, lines }) => {
    const taken = lines.map(({ kind, vehicleId, hsn, taxable }) => ({
      kind,
      vehicleId,
      hsn,
      amount: Math.round((taxable * 100 * 20) / 30) / 100,
    }));
    return done(
      said.dispatch(creditNoteIssued({ accountId, billId: id, reason: 'Mistake', lines: taken }, '2026-11-12')),
    );
  });
  expect(selectBills(store.getState()).map(({ lines }) => lines[0]?.days)).toEqual([30, 20]);
  expect(undo?.()).toMatchObject({ done: false, reason: `Not undone: ${PLATE} is billed to another client by now.` });
});

test('a move is not taken back once the next client is billed for days after it, unless that bill is cancelled', () => {
  const store = createStore(begun);
  const moved = done(move(store, 'account-2', '2026-11-11'));
  button(store, 'account-2', '2026-12', '2026-11-12');
  const [bill] = selectBills(store.getState());
  expect(moved.undo?.()).toMatchObject({
    done: false,
    reason: `Not undone: ${PLATE} is on bill INV/26-27/000001 by now.`,
  });
  if (bill) done(store.dispatch(billCancelled(bill)));
  expect(moved.undo?.()).toMatchObject({ done: true });
});
