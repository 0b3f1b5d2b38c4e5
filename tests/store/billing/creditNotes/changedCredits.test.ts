import { describe, expect, test } from 'vitest';
import { accountsBilled, billSaved, prorationChosen } from '@/store/facts/accounts';
import { billCancelled, billRunApproved } from '@/store/facts/bills';
import { creditWaived, waiverTakenBack } from '@/store/facts/waivers';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteCancelled, debitNoteIssued } from '@/store/facts/debitNotes';
import { selectDebitNotes } from '@/store/billing/debitNotes/debitNotesSlice';
import {
  subscriptionEnded,
  subscriptionOpened,
  subscriptionPaused,
  subscriptionResumed,
} from '@/store/facts/subscriptions';
import { vehicleMoved, vehicleTermsChanged } from '@/store/facts/vehicles';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { selectWaivedCredits } from '@/store/billing/waivers/waivedCredits';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { selectBilledTooMuch, selectChangedCredits } from '@/store/business/leaks/billedTooMuch';
import { createStore, type Fact } from '@/store/business/store';
import { noEdit, vehicle } from '../../../support/accounts';
import { inUse, plainAccount } from '../../../support/billing';
import { done, reasonOf } from '../../../support/said';

const TODAY = '2026-11-23';

/** All November at ₹300, billed on a day by the run, after what was said before. */
function billedOn(on: string, ...before: readonly Fact[]) {
  const store = createStore(
    inUse(
      [plainAccount(1, { vehicles: [vehicle(1, { price: 300 })] }), plainAccount(2, { vehicles: [] })],
      [{ vehicleId: 'vehicle-1', from: '2026-10-01' }],
    ),
  );
  for (const fact of before) done(store.dispatch(fact));
  const bills = selectBillRun(store.getState(), '2026-11', on).get('account-1')?.bills ?? [];
  const seen = bills.map(({ accountId, part, total }) => ({ accountId, part, total }));
  done(store.dispatch(billRunApproved('2026-11', seen, on)));
  return store;
}
const creditsIn = (store: ReturnType<typeof billedOn>) =>
  selectChangedCredits(store.getState(), TODAY).map(({ amount, reason }) => [amount, reason]);

const ended = (on: string) => subscriptionEnded(['subscription-1'], on);
const changed = (to: { price?: number; charge?: 'Foc' }, from: string) =>
  vehicleTermsChanged(
    'vehicle-1',
    { was: { ...(to.price && { price: 300 }), ...(to.charge && { charge: null }) }, to },
    from,
    from,
  );

const priceSaid = (price: number) => {
  const edited = [{ id: 'vehicle-1', edit: { was: { price: 300 }, to: { price } } }];
  return billSaved('account-1', noEdit, { added: [], edited, removed: [] }, '2026-11-05');
};

describe('a month that was billed before its end', () => {
  test.each<[string, Fact, number, string]>([
    ['ended', ended('2026-11-11'), 200, 'billed for 30 of 30 days; now ended 11 Nov: 10 of 30 days'],
    [
      'paused',
      subscriptionPaused(['subscription-1'], undefined, '2026-11-05'),
      260,
      'billed for 30 of 30 days; now paused for 26 days: 4 of 30 days',
    ],
    [
      'made cheaper',
      changed({ price: 150 }, '2026-11-16'),
      75,
      'billed for 30 of 30 days; now ₹300 for 15 days, ₹150 for 15 days',
    ],
    [
      'made free',
      changed({ charge: 'Foc' }, '2026-11-16'),
      150,
      'billed for 30 of 30 days; now free of charge: 15 of 30 days',
    ],
  ])(
    'is credited for what it is less since, where the vehicle was %s, and told as a leak until then',
    (_how, fact, amount, reason) => {
      const store = billedOn('2026-11-01');
      expect(creditsIn(store)).toEqual([]);
      done(store.dispatch(fact));
      expect(creditsIn(store)).toEqual([[amount, reason]]);
      expect(selectBilledTooMuch(store.getState(), TODAY)).toMatchObject([{ vehicleNo: 'MH 01 AB 1001', amount }]);
      const [bill] = selectBills(store.getState());
      const [credit] = selectChangedCredits(store.getState(), TODAY);
      const lines = [{ kind: 'Subscription' as const, vehicleId: 'vehicle-1', amount }];
      const note = { accountId: 'account-1', billId: bill?.id ?? '', reason: credit?.why ?? 'Mistake', lines };
      done(store.dispatch(creditNoteIssued(note, TODAY)));
      expect(creditsIn(store)).toEqual([]);
      expect(selectBilledTooMuch(store.getState(), TODAY)).toEqual([]);
      // The month stays billed: only what was a mistake opens it again.
      expect(selectBillRun(store.getState(), '2026-11', TODAY).get('account-1')?.bills).toEqual([]);
    },
  );

  test.each<[string, Fact]>([
    ['more is said in the editor since', priceSaid(600)],
    ['less is said in the editor since', priceSaid(100)],
    ['more was agreed for later days of it', changed({ price: 900 }, '2026-11-11')],
  ])('is credited at the price that was billed, where %s', (_what, fact) => {
    const store = billedOn('2026-11-01');
    done(store.dispatch(fact));
    done(store.dispatch(ended('2026-11-16')));
    expect(creditsIn(store).map(([amount]) => amount)).toEqual([150]);
  });

  test('is right where it was changed before it was billed, on the very day of the bill too', () => {
    expect(creditsIn(billedOn('2026-11-20', ended('2026-11-11')))).toEqual([]);
    expect(creditsIn(billedOn('2026-11-11', ended('2026-11-11')))).toEqual([]);
  });

  test('is credited where an earlier end is told after the bill, not where the Billed button knew of it', () => {
    const late = billedOn('2026-11-20');
    done(late.dispatch(ended('2026-11-11')));
    expect(creditsIn(late).map(([amount]) => amount)).toEqual([200]);
    const known = createStore(
      inUse(
        [plainAccount(1, { vehicles: [vehicle(1, { price: 300 })] })],
        [{ vehicleId: 'vehicle-1', from: '2026-10-01' }],
      ),
    );
    done(known.dispatch(ended('2026-11-11')));
    done(known.dispatch(accountsBilled(['account-1'], ['vehicle-1'], '2026-11-20')));
    expect(selectBills(known.getState())).toMatchObject([{ lines: [{ days: 30, unused: 20 }] }]);
    expect(creditsIn(known)).toEqual([]);
  });

  test('is no less where whole months are agreed', () => {
    const whole = billedOn(
      '2026-11-01',
      prorationChosen('account-1', { was: { proration: null }, to: { proration: 'Full month' } }),
    );
    done(whole.dispatch(ended('2026-11-11')));
    expect(creditsIn(whole)).toEqual([]);
  });

  describe('of which another client has the vehicle since', () => {
    const moved = (...before: readonly Fact[]) => {
      const store = billedOn('2026-11-01', ...before);
      const was = { vehicleNo: 'MH 01 AB 1001', accountId: 'account-1' };
      const fact = vehicleMoved({ id: 'vehicle-1', was, to: { ...was, accountId: 'account-2' } }, '2026-11-11');
      return { store, move: done(store.dispatch(fact)), billId: selectBills(store.getState())[0]?.id ?? '' };
    };
    const daysThere = (store: ReturnType<typeof billedOn>) =>
      (selectBillRun(store.getState(), '2026-11', TODAY).get('account-2')?.bills ?? []).flatMap(({ lines }) =>
        lines.map(({ days }) => days),
      );
    const credit = (billId: string) =>
      creditNoteIssued(
        {
          accountId: 'account-1',
          billId,
          reason: 'Not used',
          lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount: 200 }],
        },
        TODAY,
      );

    test.each([undefined, 'Full month'] as const)(
      'is credited for its days there, which that one is charged for then, where %s is agreed',
      (proration) => {
        const choice = { was: { proration: null }, to: { proration: proration ?? null } };
        const { store, move, billId } = moved(...(proration ? [prorationChosen('account-1', choice)] : []));
        expect(creditsIn(store)).toEqual([[200, 'billed for 30 of 30 days; now went 11 Nov: 10 of 30 days']]);
        expect(selectBilledTooMuch(store.getState(), TODAY)).toMatchObject([{ amount: 200 }]);
        expect(daysThere(store)).toEqual([]);
        const given = done(store.dispatch(credit(billId)));
        expect([creditsIn(store), daysThere(store)]).toEqual([[], [20]]);
        expect(move.undo?.()).toMatchObject({
          done: false,
          reason: expect.stringMatching(/^Not undone: days of MH 01 AB 1001 on .* were credited since/),
        });
        expect(given.undo?.()).toMatchObject({ done: true });
        expect(move.undo?.()).toMatchObject({ done: true });
        expect(creditsIn(store)).toEqual([]);
      },
    );

    test('stays charged for them where that is waived, and nobody else is', () => {
      const { store, billId } = moved();
      const waived = {
        accountId: 'account-1',
        billId,
        vehicleId: 'vehicle-1',
        credit: 'Not used',
        amount: 200,
      } as const;
      done(store.dispatch(creditWaived({ ...waived, why: 'The two settled it' })));
      expect([creditsIn(store), daysThere(store)]).toEqual([[], []]);
    });

    test('is not credited where it was billed after the move', () => {
      const was = { vehicleNo: 'MH 01 AB 1001', accountId: 'account-1' };
      const move = vehicleMoved({ id: 'vehicle-1', was, to: { ...was, accountId: 'account-2' } }, '2026-11-11');
      expect(creditsIn(billedOn('2026-11-20', move))).toEqual([]);
    });

    test('is credited all of it though its price went up for its last days', () => {
      const { store } = moved(changed({ price: 600 }, '2026-11-06'));
      expect(creditsIn(store).map(([amount]) => amount)).toEqual([400]);
    });
  });

  test('leaves the days that were credited to the client that has the vehicle next', () => {
    const store = billedOn('2026-11-01');
    done(store.dispatch(ended('2026-11-11')));
    const was = { vehicleNo: 'MH 01 AB 1001', accountId: 'account-1' };
    done(store.dispatch(vehicleMoved({ id: 'vehicle-1', was, to: { ...was, accountId: 'account-2' } }, '2026-11-16')));
    done(store.dispatch(subscriptionOpened('vehicle-1', '2026-11-16')));
    const daysThere = () =>
      (selectBillRun(store.getState(), '2026-11', TODAY).get('account-2')?.bills ?? []).flatMap(({ lines }) =>
        lines.map(({ days }) => days),
      );
    expect(daysThere()).toEqual([]);
    const bill = selectBills(store.getState())[0]?.id ?? '';
    const lines = [{ kind: 'Subscription' as const, vehicleId: 'vehicle-1', amount: 200 }];
    done(store.dispatch(creditNoteIssued({ accountId: 'account-1', billId: bill, reason: 'Not used', lines }, TODAY)));
    expect(daysThere()).toEqual([15]);
  });

  test('charges no day twice where a pause was credited, and another client has the vehicle later', () => {
    const store = billedOn('2026-11-01');
    done(store.dispatch(subscriptionPaused(['subscription-1'], undefined, '2026-11-05')));
    done(store.dispatch(subscriptionResumed(['subscription-1'], '2026-11-15')));
    const bill = selectBills(store.getState())[0]?.id ?? '';
    const lines = [{ kind: 'Subscription' as const, vehicleId: 'vehicle-1', amount: 100 }];
    done(store.dispatch(creditNoteIssued({ accountId: 'account-1', billId: bill, reason: 'Not used', lines }, TODAY)));
    const was = { vehicleNo: 'MH 01 AB 1001', accountId: 'account-1' };
    done(store.dispatch(vehicleMoved({ id: 'vehicle-1', was, to: { ...was, accountId: 'account-2' } }, '2026-11-25')));
    expect(selectBillRun(store.getState(), '2026-11', TODAY).get('account-2')?.bills).toEqual([]);
  });

  test('is credited as well where the Billed button billed it', () => {
    const store = createStore(
      inUse(
        [plainAccount(1, { vehicles: [vehicle(1, { price: 300 })] })],
        [{ vehicleId: 'vehicle-1', from: '2026-10-01' }],
      ),
    );
    done(store.dispatch(accountsBilled(['account-1'], ['vehicle-1'], '2026-11-01')));
    done(store.dispatch(ended('2026-11-11')));
    expect(creditsIn(store).map(([amount]) => amount)).toEqual([200]);
  });
});

describe('the Undo of terms that change within a month', () => {
  test('is refused once a bill was counted with them, and names it', () => {
    const store = billedOn('2026-11-01');
    const said = done(store.dispatch(changed({ price: 150 }, '2026-12-16')));
    const bills = selectBillRun(store.getState(), '2026-12', '2026-12-20').get('account-1')?.bills ?? [];
    const seen = bills.map(({ accountId, part, total }) => ({ accountId, part, total }));
    done(store.dispatch(billRunApproved('2026-12', seen, '2026-12-20')));
    expect(said.undo?.()).toMatchObject({
      done: false,
      reason: expect.stringMatching(
        /^Not undone: bill INV\/26-27\/000002.* was counted with these terms of MH 01 AB 1001/,
      ),
    });
  });

  test('is there where the bill was counted before them', () => {
    const store = billedOn('2026-11-01');
    const said = done(store.dispatch(changed({ price: 150 }, '2026-11-16')));
    expect(creditsIn(store)).toHaveLength(1);
    expect(said.undo?.()).toMatchObject({ done: true });
    expect(creditsIn(store)).toEqual([]);
  });
});

describe('a proposed credit that is waived', () => {
  const waived = (store: ReturnType<typeof billedOn>, amount: number, accountId = 'account-1') => {
    const [bill] = selectBills(store.getState());
    return store.dispatch(
      creditWaived({
        accountId,
        billId: bill?.id ?? '',
        vehicleId: 'vehicle-1',
        credit: 'Not used',
        amount,
        why: 'He agreed',
      }),
    );
  };

  test('is proposed no more, nor told as a leak, until more is due', () => {
    const store = billedOn('2026-11-01');
    done(store.dispatch(subscriptionPaused(['subscription-1'], undefined, '2026-11-21')));
    expect(creditsIn(store).map(([amount]) => amount)).toEqual([100]);
    const said = done(waived(store, 100));
    expect(creditsIn(store)).toEqual([]);
    expect(selectBilledTooMuch(store.getState(), TODAY)).toEqual([]);
    done(store.dispatch(ended('2026-11-21')));
    expect(creditsIn(store)).toEqual([]);
    expect(said.undo?.()).toMatchObject({ done: true });
    expect(creditsIn(store).map(([amount]) => amount)).toEqual([100]);
  });

  test('leaves what is due beyond it', () => {
    const store = billedOn('2026-11-01');
    done(store.dispatch(ended('2026-11-11')));
    done(waived(store, 150));
    expect(creditsIn(store).map(([amount]) => amount)).toEqual([50]);
  });

  test('is waived once, and of its own client', () => {
    const store = billedOn('2026-11-01');
    done(store.dispatch(ended('2026-11-11')));
    expect(reasonOf(waived(store, 200, 'account-2'))).toMatch(/is another client's\.$/);
    expect(reasonOf(waived(store, 200.01))).toMatch(/^Only ₹200 of credit is proposed for .*, less than ₹200\.01\.$/);
    done(waived(store, 200));
    expect(reasonOf(waived(store, 200))).toMatch(
      /^No credit is proposed for .*: it was given or waived, or is not due/,
    );
  });

  test('is not given besides: it is taken back first, and then proposed as before', () => {
    const store = billedOn('2026-11-01');
    done(store.dispatch(ended('2026-11-11')));
    done(waived(store, 150));
    const [bill] = selectBills(store.getState());
    const given = (amount: number) =>
      store.dispatch(
        creditNoteIssued(
          {
            accountId: 'account-1',
            billId: bill?.id ?? '',
            reason: 'Not used',
            lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount }],
          },
          TODAY,
        ),
      );
    expect(reasonOf(given(60))).toMatch(/^Credit for .* was waived: take that back first, on Bill Run\.$/);
    done(given(50));
    expect(creditsIn(store)).toEqual([]);
    const [waiver] = selectWaivedCredits(store.getState());
    expect(waiver).toMatchObject({ vehicleNo: bill?.lines[0]?.vehicleNo, amount: 150, why: 'He agreed' });
    done(store.dispatch(waiverTakenBack(waiver ?? { id: '', accountId: '', billId: '', vehicleId: '' })));
    expect(selectWaivedCredits(store.getState())).toEqual([]);
    expect(creditsIn(store).map(([amount]) => amount)).toEqual([150]);
  });

  test('is of a bill that counts', () => {
    const store = billedOn('2026-11-01');
    const [bill] = selectBills(store.getState());
    done(store.dispatch(billCancelled({ id: bill?.id ?? '', accountId: 'account-1' })));
    expect(reasonOf(waived(store, 100))).toMatch(/^Nothing of bill .* is due: it is cancelled\.$/);
  });
});

test('what a debit note charges beyond the bill is no credit: it stands in Leaks until the note is credited or cancelled', () => {
  const store = billedOn('2026-11-01');
  const [bill] = selectBills(store.getState());
  const raised = { accountId: 'account-1', billId: bill?.id ?? '', reason: 'Price raised' as const, amount: 300 };
  done(store.dispatch(debitNoteIssued({ ...raised, kind: 'Subscription' }, '2026-11-02')));
  done(store.dispatch(ended('2026-11-11')));
  const leaks = () => selectBilledTooMuch(store.getState(), TODAY).map(({ amount, mend }) => [amount, mend.label]);
  expect(leaks()).toEqual([
    [300, 'Give Credit'],
    [200, 'Credit Debit Note'],
  ]);
  const [note] = selectDebitNotes(store.getState());
  if (!note) throw new Error('No debit note was issued.');
  const lines = [{ kind: 'Subscription' as const, amount: 200 }];
  const credit = creditNoteIssued({ accountId: 'account-1', billId: note.id, reason: 'Not used', lines }, TODAY);
  const said = done(store.dispatch(credit));
  expect(leaks()).toEqual([[300, 'Give Credit']]);
  said.undo?.();
  done(store.dispatch(debitNoteCancelled(note)));
  expect(leaks()).toEqual([[200, 'Give Credit']]);
});
