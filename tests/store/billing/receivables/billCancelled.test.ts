import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { factUndone, type Undoing } from '@/journal/undo/undo';
import { selectAccount } from '@/store/billing/accounts/accounts';
import { vehiclesBilled } from '@/store/facts/accounts';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { billCancelled } from '@/store/facts/bills';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { inWords } from '@/store/business/activity';
import { businessOf, emptyBusiness, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { replay } from '@/store/business/replay';
import { asConfirmed, confirmedOn } from '@/store/business/confirmed';
import { createStore, type AppStore } from '@/store/business/store';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { ageingOf } from '@/store/billing/receivables/ageing';
import { statementOf } from '@/store/billing/receivables/statement';
import { balanceDue } from '@/store/billing/receivables/owed';
import { selectReceipts } from '@/store/billing/receipts/receiptsSlice';
import { receiptBounced, receiptRecorded } from '@/store/facts/receipts';
import { account, noEdit, noVehicles, salesOf } from '../../../support/accounts';
import { done, reasonOf } from '../../../support/said';

const TODAY = '2026-11-21';
const bill = (...ids: readonly string[]) => vehiclesBilled('account-1', ids, noEdit, noVehicles, TODAY);

function billed(): { store: AppStore; issued: IssuedBill } {
  const store = createStore({
    ...emptyBusiness,
    ...salesOf(account(1, { bill: { ...account(1).bill, discount: 0 } })),
  });
  done(store.dispatch(bill('vehicle-1')));
  const [issued] = selectBills(store.getState());
  if (!issued) throw new Error('Nothing was billed');
  return { store, issued };
}
const statuses = (store: AppStore) => selectBills(store.getState()).map(({ docNo, status }) => [docNo, status]);
const isBilled = (store: AppStore) => selectAccount(store.getState(), 'account-1')?.vehicles.map((one) => one.billed);
const owed = (store: AppStore) => balanceDue(store.getState(), 'account-1');

describe('a bill that is cancelled', () => {
  test('keeps its number and is owed no more, and what it billed may be billed again under the next number', () => {
    const { store, issued } = billed();
    expect(owed(store)).toBe(issued.total);
    done(store.dispatch(billCancelled(issued)));
    expect([statuses(store), isBilled(store), owed(store)]).toEqual([
      [['INV/26-27/000001', 'Cancelled']],
      [false, false],
      0,
    ]);
    done(store.dispatch(bill('vehicle-1')));
    expect(statuses(store)).toEqual([
      ['INV/26-27/000001', 'Cancelled'],
      ['INV/26-27/000002', 'Issued'],
    ]);
  });

  test('stands in statements and ageing of the days before, and not from that day on', () => {
    const { store, issued } = billed();
    done(store.dispatch(billCancelled(issued, '2026-11-25')));
    const as = (from: string, to: string) => {
      const { opening, rows, closing } = statementOf(store.getState(), 'account-1', from, to);
      return [opening, rows.map(({ on, what, debit, credit }) => [on, what, debit || -credit]), closing];
    };
    const { total } = issued;
    expect(as('2026-11-01', '2026-11-24')).toEqual([0, [[TODAY, 'Bill', total]], total]);
    expect(as('2026-11-25', '2026-11-30')).toEqual([total, [['2026-11-25', 'Cancelled', -total]], 0]);
    // Of days that have both, as of those after both, it counts as never.
    expect([as('2026-11-01', '2026-11-30'), as('2026-12-01', '2026-12-31')]).toEqual([
      [0, [], 0],
      [0, [], 0],
    ]);
    const balances = ['2026-11-20', TODAY, '2026-11-24', '2026-11-25'].map(
      (day) => ageingOf(store.getState(), 'account-1', day).balance,
    );
    expect(balances).toEqual([0, total, total, 0]);
  });

  test('counts as never where its fact is from before its day was kept', () => {
    const { store, issued } = billed();
    const fact = billCancelled(issued);
    const { on: _day, ...payload } = fact.payload;
    done(store.dispatch({ ...fact, payload }));
    expect(ageingOf(store.getState(), 'account-1', '2026-11-21').balance).toBe(0);
    expect(statementOf(store.getState(), 'account-1', '2026-11-01', '2026-11-22').rows).toEqual([]);
  });

  test('is cancelled on the day on which that is confirmed, by which its author knows it', () => {
    const { store, issued } = billed();
    const said = billCancelled(issued, '2026-11-25');
    const kept = confirmedOn(said, '2026-11-26');
    done(store.dispatch(kept as typeof said));
    expect(selectBills(store.getState())[0]?.cancelledOn).toBe('2026-11-26');
    expect(asConfirmed(said, businessOf(store.getState()))).toEqual(kept);
  });

  test('stands again for all days when its cancellation is taken back', () => {
    const { store, issued } = billed();
    const { undo } = done(store.dispatch(billCancelled(issued, '2026-11-25')));
    done(undo?.() ?? { done: false, reason: 'It cannot be taken back.' });
    expect(selectBills(store.getState())).toEqual([issued]);
    expect(ageingOf(store.getState(), 'account-1', '2026-12-31').balance).toBe(issued.total);
  });

  test('is told of in words', () => {
    const { store, issued } = billed();
    expect(inWords(billCancelled(issued), businessOf(store.getState()))).toBe(
      `cancelled bill INV/26-27/000001 of ${account(1).client.companyName}`,
    );
  });

  test('cannot be cancelled again', () => {
    const { store, issued } = billed();
    done(store.dispatch(billCancelled(issued)));
    expect(reasonOf(store.dispatch(billCancelled(issued)))).toBe('The bill INV/26-27/000001 was cancelled.');
  });

  test('is issued again by its Undo, unless its vehicles are billed again by now', () => {
    const { store, issued } = billed();
    const { undo } = done(store.dispatch(billCancelled(issued)));
    const other = done(store.dispatch(bill('vehicle-1')));
    expect(undo?.()).toMatchObject({ done: false, reason: 'Not undone: MH 01 AB 1001 is billed again by now.' });
    expect(other.undo?.()).toMatchObject({ done: true });
    expect(undo?.()).toMatchObject({ done: true });
    expect(statuses(store)).toEqual([
      ['INV/26-27/000001', 'Issued'],
      ['INV/26-27/000002', 'Cancelled'],
    ]);
  });
});

describe('a bill whose fact is taken back', () => {
  const start: Business = { ...emptyBusiness, ...salesOf(account(1, { bill: { ...account(1).bill, discount: 0 } })) };
  const said = businessModel.asSaid(bill('vehicle-1'), start);
  const after = replay(start, [said]);
  const back = (fact: UnknownAction, before: Business, day: Partial<Undoing>) => {
    const undo = businessModel.undoing(fact, before);
    if (!factUndone.match(undo)) throw new Error(`${undo.type} takes it back`);
    return factUndone({ ...undo.payload, ...day });
  };
  const owedOn = (business: Business) =>
    ['2026-11-20', TODAY, '2026-11-24', '2026-11-25'].map(
      (day) =>
        [ageingOf(business, 'account-1', day).balance, statementOf(business, 'account-1', '', day).closing] as const,
    );
  const [none, whole] = [
    [0, 0],
    [236, 236],
  ];

  test('stands until the day of that in statements and ageing, and again for all days once it is brought back', () => {
    const undo = back(said, start, { on: '2026-11-25', stands: true });
    const undone = replay(after, [undo]);
    expect(owedOn(undone)).toEqual([none, whole, whole, none]);
    const again = back(undo, after, { on: '2026-11-27', stands: true });
    expect(businessModel.refusal(undone, again)).toBeUndefined();
    const brought = replay(undone, [again]);
    expect(brought.bills).toEqual(after.bills);
    const anew = back(again, undone, { on: '2026-11-28', stands: true });
    expect(businessModel.refusal(brought, anew)).toBeUndefined();
    expect(anew.payload.fact).toEqual(said);
    const gone = replay(brought, [anew]);
    expect(Object.values(gone.bills.entities).map((one) => one.cancelledOn)).toEqual(['2026-11-28']);
  });

  test('counts as never where the Undo is of an older program, and is brought back as it was', () => {
    const undo = back(said, start, { on: '2026-11-25' });
    const undone = replay(after, [undo]);
    expect(owedOn(undone)).toEqual([none, none, none, none]);
    expect(replay(undone, [back(undo, after, { on: '2026-11-27' })]).bills).toEqual(after.bills);
  });

  test('keeps the day of a cancellation that is taken back and brought back', () => {
    const [{ id, accountId } = { id: '', accountId: '' }] = Object.values(after.bills.entities);
    const fact = billCancelled({ id, accountId }, '2026-11-23');
    const cancelled = replay(after, [fact]);
    const undo = back(fact, after, { on: '2026-11-25', stands: true });
    const again = back(undo, cancelled, { on: '2026-11-27', stands: true });
    const standing = replay(cancelled, [undo]);
    expect([standing.bills, businessModel.refusal(standing, again)]).toEqual([after.bills, undefined]);
    expect(replay(standing, [again]).bills).toEqual(cancelled.bills);
  });
});

describe('a bill is not cancelled', () => {
  test('while money stands on it, and is once that bounced', () => {
    const { store, issued } = billed();
    const allocations = [{ billId: issued.id, amount: 100 }];
    done(
      store.dispatch(
        receiptRecorded({ accountId: 'account-1', on: TODAY, mode: 'UPI', cash: 100, allocations }, TODAY),
      ),
    );
    expect(reasonOf(store.dispatch(billCancelled(issued)))).toBe(
      'Not cancelled: ₹100 was received for bill INV/26-27/000001. Issue a credit note instead.',
    );
    done(store.dispatch(receiptBounced(selectReceipts(store.getState())[0]?.id ?? '', TODAY)));
    done(store.dispatch(billCancelled(issued)));
  });

  test('once something of it was credited', () => {
    const { store, issued } = billed();
    const lines = [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount: 50 }] as const;
    done(
      store.dispatch(creditNoteIssued({ accountId: 'account-1', billId: issued.id, reason: 'Downtime', lines }, TODAY)),
    );
    expect(reasonOf(store.dispatch(billCancelled(issued)))).toBe(
      'Not cancelled: a credit note was issued against bill INV/26-27/000001.',
    );
  });

  test('that is gone, or is another client’s', () => {
    const { store, issued } = billed();
    expect(reasonOf(store.dispatch(billCancelled({ ...issued, id: 'bill-9' })))).toBe(
      'This bill was deleted, or adding it was undone.',
    );
    expect(reasonOf(store.dispatch(billCancelled({ ...issued, accountId: 'account-2' })))).toBe(
      "The bill INV/26-27/000001 is another client's.",
    );
  });
});
