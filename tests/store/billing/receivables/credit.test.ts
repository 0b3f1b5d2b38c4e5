import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { openingTable } from '@/store/billing/openings/openingsSlice';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { selectAgeingRows } from '@/store/billing/receivables/balances';
import { beyondWords, selectAllBeyondCredit, selectBeyondCredit } from '@/store/billing/receivables/credit';
import { emptyBusiness, type Business } from '@/store/business/business';
import { readableTo } from '@/store/business/feeds/readable';
import { replay } from '@/store/business/replay';
import { createStore, type AppStore, type Fact } from '@/store/business/store';
import type { CreditTerms } from '@/store/clients/accounts/creditTerms';
import { creditAgreed } from '@/store/facts/accounts';
import { edited } from '@/store/kit/edit';
import { ROLES } from '@/store/kit/roles';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { installerTable } from '@/store/places/installers/installersSlice';
import { account, salesOf } from '../../../support/accounts';
import { billOf, receiptOf } from '../../../support/bills';
import { job, jobRequest } from '../../../support/care';
import { done } from '../../../support/said';

const TODAY = '2026-11-21';
const ACCOUNT = 'account-1';
const NONE: ReadonlySet<string> = new Set();

/** A client who owes two bills of 1,180, due on 16 Nov 2026, and one who owes nothing. */
const business: Business = {
  ...emptyBusiness,
  ...salesOf(account(1), account(2)),
  bills: billTable([billOf(1), billOf(2)]),
};

const agreeing = (to: CreditTerms, was: CreditTerms = {}): Fact =>
  creditAgreed(ACCOUNT, edited<CreditTerms>(was, { creditLimit: undefined, creditDays: undefined, ...to }));

/** The business after terms were agreed on with its first client. */
function storeWith(terms: CreditTerms, begun: Business = business): AppStore {
  const store = createStore(begun);
  done(store.dispatch(agreeing(terms)));
  return store;
}

const saidOf = (state: Business, day = TODAY, unnumbered = NONE) => {
  const beyond = selectBeyondCredit(state, ACCOUNT, day);
  return beyond && beyondWords(beyond, unnumbered).join(', ');
};

/** What is said of the first client with these terms. */
const saidWith = (terms: CreditTerms, changes: Partial<Business> = {}, day = TODAY) =>
  saidOf(storeWith(terms, { ...business, ...changes }).getState(), day);

describe('a client is beyond its credit', () => {
  test.each<[string, CreditTerms, Partial<Business>, string | undefined]>([
    ['not without an agreement, whatever it owes', {}, {}, undefined],
    ['not with a limit that it owes exactly', { creditLimit: 2360 }, {}, undefined],
    ['with more than its limit', { creditLimit: 2000.5 }, {}, '₹359.50 above its credit limit of ₹2,000.50'],
    [
      'not with money on account that leaves less',
      { creditLimit: 2000, creditDays: 30 },
      { receipts: receiptTable([receiptOf(1, { cash: 2360 })]) },
      undefined,
    ],
    ['with a bill after its due date', { creditDays: 30 }, {}, 'INV/26-27/000001 5 days past its due date'],
    [
      'with both',
      { creditLimit: 1000, creditDays: 0 },
      {},
      '₹1,360 above its credit limit of ₹1,000, INV/26-27/000001 5 days past its due date',
    ],
    [
      'with the older of its bills where that is settled in part',
      { creditDays: 15 },
      {
        bills: billTable([billOf(1), billOf(2, { dueOn: '2026-11-20' })]),
        receipts: receiptTable([receiptOf(1, { cash: 1180, allocations: [{ billId: 'bill-1', amount: 1180 }] })]),
      },
      'INV/26-27/000002 1 day past its due date',
    ],
    [
      'not on the day on which its bill is due',
      { creditDays: 15 },
      { bills: billTable([billOf(1, { dueOn: TODAY })]) },
      undefined,
    ],
    [
      'not with a bill that was cancelled',
      { creditLimit: 10, creditDays: 15 },
      { bills: billTable([billOf(1, { status: 'Cancelled' })]) },
      undefined,
    ],
    [
      'with what it owed before its first bill',
      { creditDays: 15 },
      {
        bills: billTable([]),
        openings: openingTable([{ id: 'opening-1', number: 1, accountId: ACCOUNT, on: '2026-11-01', amount: 4200 }]),
      },
      'Opening balance 20 days past its due date',
    ],
  ])('%s', (_what, terms, changes, said) => {
    expect(saidWith(terms, changes)).toBe(said);
  });

  test('with a bill whose number is not given for good by no number', () => {
    const state = storeWith({ creditDays: 15 }).getState();
    expect(saidOf(state, TODAY, new Set(['bill-1']))).not.toContain('000001');
  });

  test('as every list says that counts all clients, and Ageing beside its debts', () => {
    const state = storeWith({ creditLimit: 1000 }).getState();
    const beyond = { above: { amount: 1360, limit: 1000 } };
    expect([...selectAllBeyondCredit(state, TODAY)]).toEqual([[ACCOUNT, beyond]]);
    expect(selectAgeingRows(state, TODAY, TODAY).map((row) => row.beyond)).toEqual([beyond]);
    expect(selectBeyondCredit(state, ACCOUNT, TODAY)).toBe(selectBeyondCredit({ ...state }, ACCOUNT, TODAY));
  });

  test('no more once the list hears of the money, nor where nothing is agreed any more', () => {
    const store = storeWith({ creditLimit: 1000 });
    const beyond = () => [...selectAllBeyondCredit(store.getState(), TODAY).keys()];
    expect(beyond()).toEqual([ACCOUNT]);
    const paid = { ...store.getState(), receipts: receiptTable([receiptOf(1, { cash: 2000 })]) };
    expect([...selectAllBeyondCredit(paid, TODAY)]).toEqual([]);
    done(store.dispatch(agreeing({}, { creditLimit: 1000 })));
    expect(beyond()).toEqual([]);
  });
});

describe('of the credit of a client', () => {
  const installers = installerTable([{ id: 'installer-1', number: 1, name: 'Rakesh Yadav', mobile: '', branchId: '' }]);
  const visit = { installerId: 'installer-1', on: TODAY, slot: 'morning' } as const;
  const beyond = replay(
    {
      ...business,
      installers,
      jobs: jobTable([
        job(1, { status: 'With Installer', visit, request: { kind: 'job', ...jobRequest({ accountId: ACCOUNT }) } }),
      ]),
    },
    [agreeing({ creditLimit: 1000, creditDays: 15 })],
  );

  test.each(ROLES.map((role) => [role, ['admin', 'sales', 'care'].includes(role)] as const))(
    'the role %s is told: %s',
    (role, isTold) => {
      const read = readableTo({ role, name: 'Rakesh Yadav' }, beyond);
      expect(read.accounts.entities[ACCOUNT]).toBeDefined();
      expect(saidOf(read) !== undefined).toBe(isTold);
      expect(selectAllBeyondCredit(read, TODAY).size).toBe(isTold ? 1 : 0);
    },
  );
});
