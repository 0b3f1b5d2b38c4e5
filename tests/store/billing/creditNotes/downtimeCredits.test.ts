import { describe, expect, test } from 'vitest';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import type { AccountRow } from '@/store/clients/accounts/account';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { billRunApproved } from '@/store/facts/bills';
import { selectDowntimeCredits } from '@/store/billing/creditNotes/downtimeCredits';
import { shortBilledNote } from '@/store/billing/shortBilled/shortBilled';
import { selectShortBilled } from '@/store/business/leaks/billedTooLittle';
import { selectBilledTooMuch, selectChangedCredits } from '@/store/business/leaks/billedTooMuch';
import { subscriptionEnded, subscriptionPaused, subscriptionResumed } from '@/store/facts/subscriptions';
import { runRowSteps, seenBills } from '@/store/billing/billRun/runRows';
import type { Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { selectCreditNotes } from '@/store/billing/creditNotes/creditNotesSlice';
import { creditWaiving } from '@/store/billing/creditNotes/creditProposed';
import { selectWaivedCredits } from '@/store/billing/waivers/waivedCredits';
import { creditWaived } from '@/store/facts/waivers';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued, debitWaived } from '@/store/facts/debitNotes';
import { vehicleTermsChanged } from '@/store/facts/vehicles';
import { withLastContacts } from '@/store/care/scheduling/jobAccount';
import type { KeptOutcome } from '@/store/care/jobs/outcome';
import type { Job } from '@/store/care/jobs/job';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import type { Done, Said } from '@/journal/sync/dispatching';
import { runToEnd } from '@/journal/kit/runToEnd';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { vehicle } from '../../../support/accounts';
import { inUse, plainAccount } from '../../../support/billing';
import { job, jobRequest, serviceRequest } from '../../../support/care';
import { done, reasonOf } from '../../../support/said';

const TODAY = '2026-11-23';
/** The whole of November at ₹350. */
const business = inUse(
  [plainAccount(1, { vehicles: [vehicle(1, { price: 350 })] })],
  [{ vehicleId: 'vehicle-1', from: '2026-10-01' }],
);

const businessWith = (accounts: readonly AccountRow[]): Business => ({ ...business, accounts: accountTable(accounts) });

const mended = (changes: Partial<KeptOutcome> = {}): KeptOutcome => ({
  workDone: 'Repaired',
  vehicleId: 'vehicle-1',
  vehicleNo: 'MH 01 AB 1001',
  fault: 'Device',
  on: '2026-11-15',
  installerId: 'installer-1',
  ...changes,
});

/** November billed; silent since that minute until the visit. */
function billed(
  notWorking: string | undefined,
  outcome: KeptOutcome,
  contact?: string,
  begun = business,
  request: Job['request'] = { kind: 'service', ...serviceRequest({ vehicleIds: ['vehicle-1'] }), notWorking },
): Business {
  const one = begun.vehicles.entities['vehicle-1'];
  const store = createStore({
    ...begun,
    vehicles: {
      ...begun.vehicles,
      entities: { 'vehicle-1': { ...(one ?? vehicle(1)), ...(contact !== undefined && { contact: { at: contact } }) } },
    },
    jobs: jobTable([
      job(1, {
        status: 'Done',
        outcomes: [outcome],
        request,
      }),
    ]),
  });
  const { ready } = runToEnd(runRowSteps(store.getState(), selectBillRun(store.getState(), '2026-11', TODAY)));
  done(store.dispatch(billRunApproved('2026-11', seenBills(ready), TODAY)));
  return store.getState();
}

test('five dark days of thirty at ₹350 are ₹58.33, naming bill and reason', () => {
  expect(selectDowntimeCredits(billed('2026-11-09T15:00', mended()))).toEqual([
    expect.objectContaining({
      bill: expect.objectContaining({ docNo: 'INV/26-27/000001' }),
      vehicleNo: 'MH 01 AB 1001',
      amount: 58.33,
      reason: 'No signal 09 Nov to 15 Nov (device): 5 of 30 days',
    }),
  ]);
});

test('a last contact before the visit tells since when, and one after it leaves what the request told', () => {
  const amounts = (contact: string) =>
    selectDowntimeCredits(billed('2026-11-09T15:00', mended(), contact)).map(({ amount }) => amount);
  expect(amounts('2026-11-11T08:00')).toEqual([35]);
  expect(amounts('2026-11-20T08:00')).toEqual([58.33]);
});

test('a service raised as a job keeps its credit when the vehicle is heard again, as a service request does', () => {
  const one = vehicle(1, { contact: { at: '2026-11-09T15:00' } });
  const raised = (jobType: 'Service' | 'Removal') =>
    withLastContacts(jobRequest({ jobType, vehicleIds: ['vehicle-1', 'unknown'] }), {
      vehicles: vehicleTable([one]),
      devices: deviceTable([]),
    });
  const credits = (type: 'Service' | 'Removal') =>
    selectDowntimeCredits(
      billed(undefined, mended(), '2026-11-20T08:00', business, { kind: 'job', ...raised(type) }),
    ).map(({ amount, reason }) => [amount, reason]);
  expect(credits('Service')).toEqual([[58.33, 'No signal 09 Nov to 15 Nov (device): 5 of 30 days']]);
  expect(credits('Removal')).toEqual([]);
});

test.each([
  ['the client is to blame', mended({ fault: 'Client' }), '2026-11-09T15:00'],
  ['nothing was done', mended({ workDone: 'Not Done' }), '2026-11-09T15:00'],
  ['it was silent for less than 72 hours', mended(), '2026-11-12T00:01'],
  ['nobody knows since when', mended(), undefined],
])('there is none where %s', (_why, outcome, since) => {
  expect(selectDowntimeCredits(billed(since, outcome))).toEqual([]);
});

test('there is one from 72 hours of silence on', () => {
  expect(selectDowntimeCredits(billed('2026-11-12T00:00', mended()))).toMatchObject([
    { reason: 'No signal 12 Nov to 15 Nov (device): 2 of 30 days' },
  ]);
});

test('it is at most the days that were charged', () => {
  const [credit] = selectDowntimeCredits(billed('2026-09-01T00:00', mended({ on: '2026-12-20' })));
  expect(credit).toMatchObject({ amount: 350, reason: 'No signal 01 Sep to 20 Dec (device): 30 of 30 days' });
});

test('it is at most what the discount left of the bill', () => {
  const [account] = Object.values(business.accounts.entities);
  const discounted = businessWith(account ? [{ ...account, bill: { ...account.bill, discount: 310 } }] : []);
  expect(selectDowntimeCredits(billed('2026-11-09T15:00', mended(), undefined, discounted))).toMatchObject([
    { amount: 40 },
  ]);
});

test('what is given is proposed no more: ₹58.33 plus GST', () => {
  const store = createStore(billed('2026-11-09T15:00', mended()));
  const [bill] = selectBills(store.getState());
  done(
    store.dispatch(
      creditNoteIssued(
        {
          accountId: 'account-1',
          billId: bill?.id ?? '',
          reason: 'Downtime',
          lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount: 58.33 }],
        },
        TODAY,
      ),
    ),
  );
  expect(selectCreditNotes(store.getState())).toEqual([
    expect.objectContaining({ total: 68.83, taxes: [expect.objectContaining({ cgst: 5.25, sgst: 5.25 })] }),
  ]);
  expect(selectDowntimeCredits(store.getState())).toEqual([]);
});

test('what was credited as a mistake is nothing that was given for downtime', () => {
  const store = createStore(billed('2026-11-09T15:00', mended()));
  const [bill] = selectBills(store.getState());
  const lines = [{ kind: 'Subscription' as const, vehicleId: 'vehicle-1', amount: 100 }];
  const mistake = { accountId: 'account-1', billId: bill?.id ?? '', reason: 'Mistake' as const, lines };
  done(store.dispatch(creditNoteIssued(mistake, TODAY)));
  expect(selectDowntimeCredits(store.getState()).map(({ amount }) => amount)).toEqual([58.33]);
});

describe('of days that were dark and then not used at all, the 25th to the 27th', () => {
  /** Billed on the 23rd; dark from then up to the 27th. */
  const dark = () => createStore(billed('2026-11-22T15:00', mended({ on: '2026-11-28' })));
  type Store = ReturnType<typeof dark>;
  const end = (store: Store) => done(store.dispatch(subscriptionEnded(['subscription-1'], '2026-11-25')));
  const give = (store: Store, reason: 'Downtime' | 'Not used', amount: number) => {
    const [bill] = selectBills(store.getState());
    const lines = [{ kind: 'Subscription' as const, vehicleId: 'vehicle-1', amount }];
    done(store.dispatch(creditNoteIssued({ accountId: 'account-1', billId: bill?.id ?? '', reason, lines }, TODAY)));
  };
  const proposed = (store: Store) => ({
    dark: selectDowntimeCredits(store.getState()).map(({ amount }) => amount),
    unused: selectChangedCredits(store.getState(), TODAY).map(({ amount }) => amount),
  });

  test('each is credited once: two as dark, six as not used', () => {
    const store = dark();
    expect(proposed(store)).toEqual({ dark: [58.33], unused: [] });
    end(store);
    expect(proposed(store)).toEqual({ dark: [23.33], unused: [70] });
    give(store, 'Not used', 70);
    expect(proposed(store)).toEqual({ dark: [23.33], unused: [] });
    give(store, 'Downtime', 23.33);
    expect(proposed(store)).toEqual({ dark: [], unused: [] });
  });

  test('each is credited once where the dark days were credited before anybody told of the end', () => {
    const store = dark();
    give(store, 'Downtime', 58.33);
    end(store);
    expect(proposed(store)).toEqual({ dark: [], unused: [35] });
    give(store, 'Not used', 35);
    expect(proposed(store)).toEqual({ dark: [], unused: [] });
  });
});

test('what is waived is proposed no more', () => {
  const store = createStore(billed('2026-11-09T15:00', mended()));
  const [credit] = selectDowntimeCredits(store.getState());
  if (!credit) throw new Error('Nothing is proposed.');
  done(store.dispatch(creditWaived(creditWaiving(credit, 'He agreed'), TODAY)));
  expect(selectDowntimeCredits(store.getState())).toEqual([]);
  expect(selectWaivedCredits(store.getState())).toMatchObject([
    { amount: 58.33, credit: 'Downtime', why: 'He agreed' },
  ]);
});

describe('of days with different terms', () => {
  /** November at ₹300, dark from a minute until a visit. */
  const begun = (notWorking: string, on: string) =>
    createStore({
      ...inUse(
        [plainAccount(1, { vehicles: [vehicle(1, { price: 300 })] })],
        [{ vehicleId: 'vehicle-1', from: '2026-10-01' }],
      ),
      jobs: jobTable([
        job(1, {
          status: 'Done',
          outcomes: [mended({ on })],
          request: { kind: 'service', ...serviceRequest({ vehicleIds: ['vehicle-1'] }), notWorking },
        }),
      ]),
    });
  type Store = ReturnType<typeof begun>;
  const bill = (store: Store, on: string) => {
    const { ready } = runToEnd(runRowSteps(store.getState(), selectBillRun(store.getState(), '2026-11', on)));
    done(store.dispatch(billRunApproved('2026-11', seenBills(ready), on)));
  };
  const agree = (store: Store, price: number, on: string) =>
    done(store.dispatch(vehicleTermsChanged('vehicle-1', { was: { price: 300 }, to: { price } }, '2026-11-16', on)));
  const amounts = (store: Store) => selectDowntimeCredits(store.getState()).map(({ amount }) => amount);

  test.each([
    ['five of the cheap ones', 30, '2026-11-24', '2026-11-30', 5],
    ['five before they are dear', 600, '2026-11-04', '2026-11-10', 50],
    ['two cheap and three dear ones', 600, '2026-11-13', '2026-11-19', 80],
  ])('each dark one is credited at its own price: %s', (_which, price, since, on, credit) => {
    const store = begun(`${since}T10:00`, on);
    agree(store, price, '2026-11-02');
    bill(store, '2026-11-30');
    expect(amounts(store)).toEqual([credit]);
  });

  test('a dark one whose price fell after the bill is credited at that, and the rest with the price', () => {
    const store = begun('2026-11-20T10:00', '2026-11-26');
    bill(store, '2026-11-11');
    agree(store, 150, '2026-11-14');
    expect(amounts(store)).toEqual([25]);
    expect(selectChangedCredits(store.getState(), TODAY).map(({ amount }) => amount)).toEqual([75]);
  });

  test('a dark one whose price rose after the bill is credited as it was billed until the rest is charged', () => {
    const raised = () => {
      const store = begun('2026-11-20T10:00', '2026-11-26');
      bill(store, '2026-11-11');
      agree(store, 600, '2026-11-14');
      return store;
    };
    const [charged, waived] = [raised(), raised()];
    const [short] = selectShortBilled(charged.getState(), TODAY);
    if (!short) throw new Error('Nothing is short.');
    expect([amounts(charged), short.amount]).toEqual([[50], 150]);
    done(charged.dispatch(debitNoteIssued(shortBilledNote(short), TODAY)));
    expect(amounts(charged)).toEqual([100]);
    const [bills] = selectBills(waived.getState());
    const { vehicleId, amount } = short;
    const waiver = { accountId: 'account-1', billId: bills?.id ?? '', vehicleId, amount, why: 'He agreed' };
    done(waived.dispatch(debitWaived(waiver, TODAY)));
    expect(amounts(waived)).toEqual([50]);
  });

  describe('what the bill cannot take is credited over the debit note that charged it', () => {
    const debit = (store: Store) => {
      const [short] = selectShortBilled(store.getState(), TODAY);
      if (!short) throw new Error('Nothing is short.');
      done(store.dispatch(debitNoteIssued(shortBilledNote(short), TODAY)));
    };
    const giveAll = (store: Store) => {
      for (const { amount, vehicleId, bill: of, against } of selectDowntimeCredits(store.getState())) {
        const lines = [{ kind: 'Subscription' as const, vehicleId, amount }];
        const billId = against?.document.id ?? of.id;
        done(store.dispatch(creditNoteIssued({ accountId: 'account-1', billId, reason: 'Downtime', lines }, TODAY)));
      }
    };
    const proposed = (store: Store) =>
      [selectDowntimeCredits(store.getState()), selectChangedCredits(store.getState(), TODAY)]
        .map((credits) => credits.map(({ amount }) => amount))
        .concat([selectShortBilled(store.getState(), TODAY).map(({ amount }) => amount)]);
    const leaking = (store: Store) => selectBilledTooMuch(store.getState(), TODAY).map(({ amount }) => amount);
    /** All of November dark: billed at ₹300, and ₹600 from the 16th on. */
    const raised = () => {
      const store = begun('2026-10-31T10:00', '2026-12-01');
      bill(store, '2026-11-11');
      agree(store, 600, '2026-11-14');
      return store;
    };

    test('₹300 and ₹150 of a month that came to ₹450, each once; the days stay charged', () => {
      const store = raised();
      expect(proposed(store)).toEqual([[300], [], [150]]);
      debit(store);
      expect(proposed(store)).toEqual([[300, 150], [], []]);
      giveAll(store);
      expect(selectCreditNotes(store.getState()).map(({ total }) => total)).toEqual([354, 177]);
      expect([proposed(store), leaking(store)]).toEqual([[[], [], []], []]);
      // Of what ends then all is credited already.
      done(store.dispatch(subscriptionEnded(['subscription-1'], '2026-11-21')));
      expect([proposed(store), leaking(store)]).toEqual([[[], [], []], []]);
    });

    test('₹100 and ₹100 of twenty days, ten of which were billed', () => {
      const store = begun('2026-10-31T10:00', '2026-12-01');
      done(store.dispatch(subscriptionPaused(['subscription-1'], '2026-12-05', '2026-11-11')));
      bill(store, '2026-11-12');
      done(store.dispatch(subscriptionResumed(['subscription-1'], '2026-11-21')));
      debit(store);
      expect(proposed(store)).toEqual([[100, 100], [], []]);
      giveAll(store);
      expect([proposed(store), leaking(store)]).toEqual([[[], [], []], []]);
    });

    const owed = (store: Store) =>
      selectDowntimeCredits(store.getState()).map(({ amount, against }) => [against ? 'note' : 'bill', amount]);
    const creditBill = (store: Store, reason: 'Lower price' | 'Not used', amount: number) => {
      const lines = [{ kind: 'Subscription' as const, vehicleId: 'vehicle-1', amount }];
      const billId = selectBills(store.getState())[0]?.id ?? '';
      done(store.dispatch(creditNoteIssued({ accountId: 'account-1', billId, reason, lines }, TODAY)));
    };

    test('but not what a discount left of the bill: ₹10 for five dark days that only the bill charged', () => {
      const { accounts, ...rest } = begun('2026-10-31T10:00', '2026-11-06').getState();
      const discounted = Object.values(accounts.entities).map((one) => ({
        ...one,
        bill: { ...one.bill, discount: 290 },
      }));
      const store = createStore({ ...rest, accounts: accountTable(discounted) });
      bill(store, '2026-11-11');
      agree(store, 600, '2026-11-14');
      expect(owed(store)).toEqual([['bill', 10]]);
      debit(store);
      expect(owed(store)).toEqual([['bill', 10]]);
    });

    test('nor what a credit for a lower price took off the bill by hand', () => {
      const store = begun('2026-10-31T10:00', '2026-11-06');
      bill(store, '2026-11-11');
      agree(store, 600, '2026-11-14');
      debit(store);
      creditBill(store, 'Lower price', 300);
      expect(owed(store)).toEqual([]);
    });

    test('and all of twenty dark days at ₹250 of a month that ended then, ₹200 of which was not used', () => {
      const store = raised();
      debit(store);
      done(store.dispatch(subscriptionEnded(['subscription-1'], '2026-11-21')));
      creditBill(store, 'Not used', 200);
      expect(owed(store)).toEqual([
        ['bill', 100],
        ['note', 150],
      ]);
    });

    test('and what is proposed over the note of a vehicle that ended is given, though a part over the bill was waived', () => {
      const store = raised();
      debit(store);
      done(store.dispatch(subscriptionEnded(['subscription-1'], '2026-11-01')));
      const billId = selectBills(store.getState())[0]?.id ?? '';
      const waiver = { accountId: 'account-1', billId, vehicleId: 'vehicle-1', amount: 50, why: 'He agreed' };
      done(store.dispatch(creditWaived({ ...waiver, credit: 'Not used' }, TODAY)));
      creditBill(store, 'Not used', 300);
      const [noteId = ''] = Object.keys(store.getState().debitNotes.entities);
      const lines = [{ kind: 'Subscription' as const, vehicleId: 'vehicle-1', amount: 100 }];
      const draft = { accountId: 'account-1', billId: noteId, reason: 'Not used' as const, lines };
      done(store.dispatch(creditNoteIssued(draft, TODAY)));
      expect(store.getState().creditNotes.ids).toHaveLength(2);
    });

    describe('or waived, each once', () => {
      const both = () => {
        const store = raised();
        debit(store);
        const billId = selectBills(store.getState())[0]?.id ?? '';
        const [noteId = ''] = Object.keys(store.getState().debitNotes.entities);
        const lines = [{ kind: 'Subscription' as const, vehicleId: 'vehicle-1', amount: 150 }];
        const giveOver = (id: string) =>
          store.dispatch(creditNoteIssued({ accountId: 'account-1', billId: id, reason: 'Downtime', lines }, TODAY));
        const waive = (amount: number) => {
          const waiver = { accountId: 'account-1', billId, vehicleId: 'vehicle-1', amount, why: 'He agreed' };
          return store.dispatch(creditWaived({ ...waiver, credit: 'Downtime' }, TODAY));
        };
        return { billId, noteId, giveOver, waive };
      };

      const undo = (said: Done): Said => {
        if (!said.undo) throw new Error('There is no Undo.');
        return said.undo();
      };

      test('what is waived is credited over neither', () => {
        const { billId, noteId, giveOver, waive } = both();
        const waived = done(waive(450));
        expect(reasonOf(giveOver(billId))).toMatch('was waived');
        expect(reasonOf(giveOver(noteId))).toMatch('was waived');
        done(undo(waived));
        done(giveOver(noteId));
      });

      test('what is credited over the note is not waived, nor waived again by an Undo', () => {
        const { noteId, giveOver, waive } = both();
        const back = done(undo(done(waive(450))));
        const given = done(giveOver(noteId));
        expect(reasonOf(undo(back))).toMatch('Not undone: what it waived');
        const again = done(undo(given));
        done(waive(450));
        expect(reasonOf(undo(again))).toMatch('was waived');
      });

      test('after ₹150 over the note and ₹300 waived nothing is left', () => {
        const { billId, noteId, giveOver, waive } = both();
        done(giveOver(noteId));
        done(waive(300));
        expect(reasonOf(waive(150))).toMatch('No credit is proposed');
        expect(reasonOf(giveOver(billId))).toMatch('No credit is proposed');
      });
    });

    test('a second charge of what was credited so stands in a journal that has one', () => {
      const store = begun('2026-10-31T10:00', '2026-12-01');
      agree(store, 600, '2026-11-02');
      done(store.dispatch(subscriptionPaused(['subscription-1'], '2026-12-05', '2026-11-11')));
      bill(store, '2026-11-12');
      done(store.dispatch(subscriptionResumed(['subscription-1'], '2026-11-16')));
      const dearer = { was: { price: 600 }, to: { price: 900 } };
      done(store.dispatch(vehicleTermsChanged('vehicle-1', dearer, '2026-11-26', '2026-11-20')));
      const [short] = selectShortBilled(store.getState(), TODAY);
      if (!short) throw new Error('Nothing is short.');
      // Ten days at ₹20 and five at ₹30, beside the ten at ₹10 of the bill.
      expect(short.amount).toBe(350);
      debit(store);
      const [billId = ''] = Object.keys(store.getState().debitNotes.entities);
      const lines = [{ kind: 'Subscription' as const, vehicleId: 'vehicle-1', amount: 350 }];
      done(store.dispatch(creditNoteIssued({ accountId: 'account-1', billId, reason: 'Downtime', lines }, TODAY)));
      expect(selectShortBilled(store.getState(), TODAY)).toEqual([]);
      done(store.dispatch(debitNoteIssued(shortBilledNote(short), TODAY)));
    });

    test('and waived with the bill', () => {
      const store = raised();
      debit(store);
      const billId = selectBills(store.getState())[0]?.id ?? '';
      const waiver = {
        accountId: 'account-1',
        billId,
        vehicleId: 'vehicle-1',
        credit: 'Downtime',
        why: 'He agreed',
      } as const;
      expect(reasonOf(store.dispatch(creditWaived({ ...waiver, amount: 450.01 }, TODAY)))).toMatch(
        'Only ₹450 of credit',
      );
      done(store.dispatch(creditWaived({ ...waiver, amount: 150 }, TODAY)));
      expect(amounts(store)).toEqual([300]);
      done(store.dispatch(creditWaived({ ...waiver, amount: 300 }, TODAY)));
      expect(amounts(store)).toEqual([]);
    });
  });

  test('what the line has left is the most of it', () => {
    const store = begun('2026-10-31T10:00', '2026-12-01');
    agree(store, 600, '2026-11-02');
    bill(store, TODAY);
    const lines = [{ kind: 'Subscription' as const, vehicleId: 'vehicle-1', amount: 100 }];
    const billId = selectBills(store.getState())[0]?.id ?? '';
    const mistake = { accountId: 'account-1', billId, reason: 'Mistake' as const, lines };
    expect(amounts(store)).toEqual([450]);
    done(store.dispatch(creditNoteIssued(mistake, TODAY)));
    expect(amounts(store)).toEqual([350]);
  });

  describe('whose price fell after the bill, and earlier versions proposed ₹50 for them', () => {
    /** November billed at ₹300, the five dark days of which cost ₹150 a month. */
    function fallen() {
      const store = begun('2026-11-19T10:00', '2026-11-25');
      bill(store, '2026-11-02');
      agree(store, 150, '2026-11-10');
      const said = { accountId: 'account-1', billId: selectBills(store.getState())[0]?.id ?? '' };
      const waive = (amount: number, credit: 'Downtime' | 'Lower price' = 'Downtime') =>
        store.dispatch(creditWaived({ ...said, vehicleId: 'vehicle-1', amount, credit, why: 'He agreed' }, TODAY));
      const give = (amount: number) => {
        const lines = [{ kind: 'Subscription' as const, vehicleId: 'vehicle-1', amount }];
        return store.dispatch(creditNoteIssued({ ...said, reason: 'Downtime', lines }, TODAY));
      };
      return { store, waive, give };
    }

    test('a waiver of that stands, and no other of them beside it', () => {
      const { store, waive } = fallen();
      expect(amounts(store)).toEqual([25]);
      expect(reasonOf(waive(50.01))).toMatch('less than ₹50.01.');
      done(waive(50));
      expect([amounts(store), store.getState().waivers.ids]).toEqual([[], [expect.any(String)]]);
      expect(reasonOf(waive(1))).toMatch('No credit is proposed');
    });

    test('a credit note over what was not waived of that stands', () => {
      const { store, waive, give } = fallen();
      done(waive(20));
      expect(reasonOf(give(30.01))).toMatch('was waived');
      done(give(30));
      expect(selectCreditNotes(store.getState())).toHaveLength(1);
    });

    test('a waiver of the lower price of the month stands as it was proposed beside that', () => {
      const { store, waive, give } = fallen();
      done(give(50));
      expect(selectChangedCredits(store.getState(), TODAY).map(({ amount }) => amount)).toEqual([50]);
      expect(reasonOf(waive(75.01, 'Lower price'))).toMatch('less than ₹75.01.');
      done(waive(75, 'Lower price'));
      expect(selectChangedCredits(store.getState(), TODAY)).toEqual([]);
    });
  });
});
