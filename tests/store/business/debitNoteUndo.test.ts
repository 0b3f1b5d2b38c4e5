import { describe, expect, test } from 'vitest';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { billTable } from '@/store/billing/bills/billsSlice';
import { selectDebitNotes } from '@/store/billing/debitNotes/debitNotesSlice';
import { balanceDue } from '@/store/billing/receivables/owed';
import { shortBilledNote } from '@/store/billing/shortBilled/shortBilled';
import { emptyBusiness } from '@/store/business/business';
import { selectShortBilled } from '@/store/business/leaks/billedTooLittle';
import { createStore, type AppStore, type Fact } from '@/store/business/store';
import { creditAgreed } from '@/store/facts/accounts';
import { billRunApproved } from '@/store/facts/bills';
import { debitNoteCancelled, debitNoteIssued, debitWaived, interestWaived } from '@/store/facts/debitNotes';
import { vehicleTermsChanged } from '@/store/facts/vehicles';
import { account, salesOf, vehicle } from '../../support/accounts';
import { inUse, plainAccount } from '../../support/billing';
import { billOf } from '../../support/bills';
import { done, reasonOf } from '../../support/said';

const ACCOUNT = 'account-1';
const TODAY = '2026-12-16';
const SAID_AGAIN = 'Not undone: it was charged or waived again by now.';

/** Says a fact that is done, and gives its Undo, which tells why it could not and may be taken back itself. */
function say(store: AppStore, fact: Fact) {
  const { undo } = done(store.dispatch(fact));
  if (!undo) throw new Error('It cannot be taken back.');
  return undo;
}
const owed = (store: AppStore) => balanceDue(store.getState(), ACCOUNT);
function last<Row>(rows: readonly Row[]): Row {
  const row = rows.at(-1);
  if (row === undefined) throw new Error('There is none.');
  return row;
}
const lastNote = (store: AppStore) => last(selectDebitNotes(store.getState()));
const begun = () =>
  createStore({ ...emptyBusiness, ...salesOf(account(1), account(2)), bills: billTable([billOf(1, {})]) });

describe('the Undo of a cancelled debit note of interest', () => {
  const days = { from: '2026-11-17', until: TODAY, rate: 18 };
  const charging = (interest = days, amount = 17.46) =>
    debitNoteIssued(
      { accountId: ACCOUNT, billId: 'bill-1', reason: 'Interest', kind: 'Subscription', amount, interest },
      interest.until,
    );

  /** A bill of 1,180 whose interest was charged. */
  function charged() {
    const store = begun();
    const was = { interestRate: null, interestFrom: null };
    say(store, creditAgreed(ACCOUNT, { was, to: { interestRate: 18, interestFrom: '2026-01-01' } }));
    say(store, charging());
    return store;
  }

  test('is refused once the same days were charged again', () => {
    const store = charged();
    const undo = say(store, debitNoteCancelled(lastNote(store)));
    const undoAgain = say(store, charging());
    expect([reasonOf(undo()), owed(store)]).toEqual([SAID_AGAIN, 1201]);
    done(undoAgain());
    done(undo());
    expect(owed(store)).toBe(1201);
  });

  test('is refused once they were waived', () => {
    const store = charged();
    const undo = say(store, debitNoteCancelled(lastNote(store)));
    say(store, interestWaived({ accountId: ACCOUNT, billId: 'bill-1', ...days, amount: 17.46, why: 'A' }, TODAY));
    expect([reasonOf(undo()), owed(store)]).toEqual([SAID_AGAIN, 1180]);
  });

  test('is done where only days before or after them were charged', () => {
    const store = charged();
    const first = lastNote(store);
    say(store, charging({ from: '2026-12-17', until: '2027-01-16', rate: 18 }, 18.04));
    const both = owed(store);
    done(say(store, debitNoteCancelled(first))());
    expect(owed(store)).toBe(both);
    done(say(store, debitNoteCancelled(lastNote(store)))());
    expect(owed(store)).toBe(both);
  });
});

describe('the Undo of a cancelled debit note of what was short for a vehicle', () => {
  const DAY = '2026-12-02';
  const short = (store: AppStore) => last(selectShortBilled(store.getState(), DAY));

  /** A vehicle billed for November at 300 that pays 600 from the 16th on: 150 more were charged, and that note cancelled. */
  function cancelled() {
    const store = createStore(
      inUse(
        [plainAccount(1, { vehicles: [vehicle(1, { price: 300 })] })],
        [{ vehicleId: 'vehicle-1', from: '2026-10-01' }],
      ),
    );
    const bills = selectBillRun(store.getState(), '2026-11', '2026-11-01').get(ACCOUNT)?.bills ?? [];
    const seen = bills.map(({ accountId, part, total }) => ({ accountId, part, total }));
    say(store, billRunApproved('2026-11', seen, '2026-11-01'));
    const terms = { was: { price: 300 }, to: { price: 600 } };
    say(store, vehicleTermsChanged('vehicle-1', terms, '2026-11-16', '2026-11-16'));
    say(store, debitNoteIssued(shortBilledNote(short(store)), DAY));
    return { store, undo: say(store, debitNoteCancelled(lastNote(store))) };
  }

  test('is refused once it was charged again', () => {
    const { store, undo } = cancelled();
    const undoAgain = say(store, debitNoteIssued(shortBilledNote(short(store)), DAY));
    expect([reasonOf(undo()), owed(store)]).toEqual([SAID_AGAIN, 531]);
    done(undoAgain());
    done(undo());
    expect(owed(store)).toBe(531);
  });

  test('is refused once it was waived', () => {
    const { store, undo } = cancelled();
    const { bill, vehicleId, amount } = short(store);
    say(store, debitWaived({ accountId: ACCOUNT, billId: bill.id, vehicleId, amount, why: 'A' }, DAY));
    expect([reasonOf(undo()), owed(store)]).toEqual([SAID_AGAIN, 354]);
  });
});
