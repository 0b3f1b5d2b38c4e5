import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { selectDebitNotes } from '@/store/billing/debitNotes/debitNotesSlice';
import { selectInterestProposed } from '@/store/billing/interest/interestProposed';
import { emptyBusiness } from '@/store/business/business';
import { selectAllLeaks } from '@/store/business/leaks/allLeaks';
import { createStore } from '@/store/business/store';
import { creditAgreed } from '@/store/facts/accounts';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteCancelled, debitNoteIssued } from '@/store/facts/debitNotes';
import { receiptRecorded } from '@/store/facts/receipts';
import { account, salesOf } from '../../../support/accounts';
import { billOf } from '../../../support/bills';
import { done } from '../../../support/said';

const ACCOUNT = 'account-1';
const TODAY = '2026-12-16';

/** A bill of ₹1,180 that was due on 16 Nov 2026, whose interest at 18 percent a year until today is charged: ₹17.46. */
function charged() {
  const store = createStore({ ...emptyBusiness, ...salesOf(account(1)), bills: billTable([billOf(1)]) });
  const was = { interestRate: null, interestFrom: null };
  done(store.dispatch(creditAgreed(ACCOUNT, { was, to: { interestRate: 18, interestFrom: '2026-01-01' } })));
  const interest = { from: '2026-11-17', until: TODAY, rate: 18 };
  const draft = {
    accountId: ACCOUNT,
    billId: 'bill-1',
    reason: 'Interest',
    kind: 'Subscription',
    amount: 17.46,
  } as const;
  done(store.dispatch(debitNoteIssued({ ...draft, interest }, TODAY)));
  const [note] = selectDebitNotes(store.getState());
  if (!note) throw new Error('No debit note was issued.');
  const leaks = () => selectAllLeaks(store.getState(), TODAY).find(({ kind }) => kind === 'interestTooMuch');
  const credited = (billId: string, amount: number) =>
    store.dispatch(
      creditNoteIssued(
        {
          accountId: ACCOUNT,
          billId,
          reason: 'Mistake',
          lines: [{ kind: 'Subscription', amount, vehicleId: billId === 'bill-1' ? 'vehicle-1' : undefined }],
        },
        TODAY,
      ),
    );
  return { store, note, leaks, credited };
}

const paid = (on: string) =>
  receiptRecorded(
    { accountId: ACCOUNT, on, mode: 'UPI', cash: 1180, allocations: [{ billId: 'bill-1', amount: 1180 }] },
    TODAY,
  );

describe('interest that was charged', () => {
  test('stands where it is due by all that is known, and money of today changes nothing', () => {
    const { store, leaks } = charged();
    expect(leaks()).toBeUndefined();
    done(store.dispatch(paid(TODAY)));
    expect(leaks()).toBeUndefined();
  });

  test('is too much where money of an earlier day is known since, until the debit note is credited', () => {
    const { store, note, leaks, credited } = charged();
    const { undo } = done(store.dispatch(paid('2026-11-20')));
    // 1,180 × 18 % × 4 / 365 is due.
    expect(leaks()).toEqual({
      kind: 'interestTooMuch',
      stake: 15.13,
      leaks: [
        {
          id: note.id,
          what: 'Konkan Carriers',
          detail:
            'debit note DN/26-27/000001 over bill INV/26-27/000001, 17 Nov 2026 to 16 Dec 2026: ₹17.46 charged, ₹2.33 due',
          amount: 15.13,
          since: TODAY,
          mend: { label: 'Credit Debit Note', to: '/sales/debit-note?no=1' },
        },
      ],
    });
    done(credited(note.id, 10));
    expect(leaks()?.leaks).toMatchObject([
      { amount: 5.13, detail: expect.stringContaining('₹17.46 charged, ₹10 credited, ₹2.33 due') },
    ]);
    done(credited(note.id, 5.13));
    expect(leaks()).toBeUndefined();
    undo?.();
    expect(leaks()).toBeUndefined();
  });

  test('is due again once an Undo takes that money back, and is none of a debit note that is cancelled', () => {
    const { store, note, leaks } = charged();
    const { undo } = done(store.dispatch(paid('2026-11-20')));
    expect(leaks()?.stake).toBe(15.13);
    undo?.();
    expect(leaks()).toBeUndefined();
    done(store.dispatch(paid('2026-11-10')));
    expect(leaks()?.stake).toBe(17.46);
    done(store.dispatch(debitNoteCancelled(note)));
    expect(leaks()).toBeUndefined();
  });

  test('is too much where the bill was a mistake, in whole or in part, and none is proposed for that part', () => {
    const { store, leaks, credited } = charged();
    done(credited('bill-1', 500));
    expect(leaks()?.leaks).toMatchObject([{ amount: 8.73, detail: expect.stringContaining('₹8.73 due') }]);
    expect(selectInterestProposed(store.getState(), '2026-12-26')).toMatchObject([{ amount: 2.91 }]);
    done(credited('bill-1', 500));
    expect(leaks()?.stake).toBe(17.46);
  });
});
