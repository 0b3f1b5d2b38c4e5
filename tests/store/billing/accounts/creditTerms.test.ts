import { describe, expect, test } from 'vitest';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { businessOf, emptyBusiness, type Business } from '@/store/business/business';
import { refusal } from '@/store/business/businessRules';
import { readableFact } from '@/store/business/feeds/withheld';
import { withOutcome } from '@/store/business/outcomes';
import { deniedFor } from '@/store/business/policy';
import { replay } from '@/store/business/replay';
import { createStore, type AppStore, type Fact } from '@/store/business/store';
import { creditWords, type CreditTerms } from '@/store/clients/accounts/creditTerms';
import { creditTermsSchema } from '@/store/clients/accounts/creditTermsSchema';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import { accountsBilled, creditAgreed, vehiclesBilled } from '@/store/facts/accounts';
import { billRunApproved } from '@/store/facts/bills';
import { edited } from '@/store/kit/edit';
import { ROLES } from '@/store/kit/roles';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { account, accountDraft, noEdit, noVehicles, salesOf } from '../../../support/accounts';
import { messages } from '../../../support/messages';
import { done, reasonOf } from '../../../support/said';
import { fitted, subscription } from '../../../support/vehicles';

const TODAY = '2026-11-21';
const ACCOUNT = 'account-1';

/** A client with a fitted vehicle that nobody billed yet, and hardware that is billed with it. */
const unbilled: Business = {
  ...emptyBusiness,
  ...salesOf(account(1, { package: { ...accountDraft().package, hardwareOnLease: 0 } })),
  devices: deviceTable([fitted(1, 'vehicle-1', '2026-11-01').device]),
  subscriptions: subscriptionTable([subscription(1, 'vehicle-1', { from: '2026-01-01' })]),
};

const agreeing = (to: CreditTerms, was: CreditTerms = {}): Fact =>
  creditAgreed(ACCOUNT, edited<CreditTerms>(was, { creditLimit: undefined, creditDays: undefined, ...to }));

function storeAfter(...facts: readonly Fact[]): AppStore {
  const store = createStore(unbilled);
  for (const fact of facts) done(store.dispatch(fact));
  return store;
}

describe('the credit terms of a client', () => {
  const termsOf = (store: AppStore) => {
    const { creditLimit, creditDays } = store.getState().accounts.entities[ACCOUNT] ?? {};
    return [creditLimit, creditDays];
  };

  test('are agreed, changed one by one, and emptied again', () => {
    const store = storeAfter(agreeing({ creditLimit: 50_000, creditDays: 0 }));
    expect(termsOf(store)).toEqual([50_000, 0]);
    done(store.dispatch(creditAgreed(ACCOUNT, { was: { creditDays: 0 }, to: { creditDays: 45 } })));
    expect(termsOf(store)).toEqual([50_000, 45]);
    done(store.dispatch(agreeing({ creditDays: 45 }, { creditLimit: 50_000, creditDays: 45 })));
    expect(termsOf(store)).toEqual([undefined, 45]);
  });

  test('are what they were after an Undo', () => {
    const store = storeAfter(agreeing({ creditLimit: 50_000 }));
    const { undo } = done(store.dispatch(agreeing({ creditDays: 30 }, { creditLimit: 50_000 })));
    expect(termsOf(store)).toEqual([undefined, 30]);
    expect(undo?.()).toMatchObject({ done: true });
    expect(termsOf(store)).toEqual([50_000, undefined]);
  });

  test.each([
    [
      'over a limit that somebody changed meanwhile',
      agreeing({ creditLimit: 60_000 }, { creditLimit: 40_000 }),
      'Credit Limit is ₹50,000 now, not ₹40,000.',
    ],
    [
      'over days that somebody agreed on meanwhile',
      agreeing({ creditLimit: 50_000, creditDays: 60 }, { creditLimit: 50_000 }),
      'Credit Days is 30 now, not empty.',
    ],
    ['of a client that is gone', creditAgreed('account-9', { was: {}, to: { creditDays: 30 } }), /^This account/],
  ] as [string, Fact, string | RegExp][])('are refused %s', (_what, fact, reason) => {
    const store = storeAfter(agreeing({ creditLimit: 50_000, creditDays: 30 }));
    expect(reasonOf(store.dispatch(fact))).toMatch(reason);
  });

  test.each([
    [{ creditLimit: '0' }, { creditLimit: 'Credit Limit must be more than 0.' }],
    [{ creditLimit: '-5' }, { creditLimit: 'Credit Limit must be more than 0.' }],
    [{ creditLimit: '1.005' }, { creditLimit: 'Credit Limit can have at most two decimals.' }],
    [{ creditLimit: '10,00,00,00,00,000' }, { creditLimit: 'Credit Limit can have at most 12 digits.' }],
    [{ creditLimit: 'much' }, { creditLimit: 'Credit Limit must be a number' }],
    [{ creditDays: '1.5' }, { creditDays: 'Credit Days must be a whole number.' }],
    [{ creditDays: '366' }, { creditDays: 'Credit Days can be at most 365.' }],
    [{ creditDays: '-1' }, { creditDays: 'Credit Days cannot be negative.' }],
    [{ creditLimit: '', creditDays: '' }, {}],
    [{ creditLimit: '1,00,000.50', creditDays: '0' }, {}],
    [{ creditDays: '365' }, {}],
  ])('%o is answered by %o', (typed, said) => {
    expect(messages(creditTermsSchema, typed)).toEqual(said);
  });
});

test.each<[CreditTerms, string]>([
  [
    { creditLimit: 50_000, creditDays: 45, interestRate: 18 },
    'credit limit of ₹50,000, 45 credit days, interest of 18% a year',
  ],
  [{ creditDays: 0 }, '0 credit days'],
  [{}, 'no credit terms any more'],
])('the terms %o are told as %s', (terms, words) => expect(creditWords(terms)).toBe(words));

test('sales and admins alone agree on credit terms, and stock and installers are not told', () => {
  const fact = agreeing({ creditLimit: 50_000 });
  expect(ROLES.filter((role) => !(fact.type in deniedFor(role)))).toEqual(['admin', 'sales']);
  const reading = ROLES.filter((role) => readableFact({ role, name: 'somebody' }, fact, 'Asha'));
  expect(reading).toEqual(['admin', 'sales', 'care']);
});

describe('credit days', () => {
  const dueOf = (store: AppStore) => Object.values(store.getState().bills.entities).map(({ dueOn }) => dueOn);
  const listed = accountsBilled([ACCOUNT], ['vehicle-1', 'vehicle-2'], TODAY);
  const inEditor = vehiclesBilled(ACCOUNT, ['vehicle-1', 'vehicle-2'], noEdit, noVehicles, TODAY);
  const running = (state: Business) =>
    billRunApproved(
      '2026-11',
      [...selectBillRun(state, '2026-11', TODAY).values()].flatMap(({ bills }) =>
        bills.map(({ accountId, part, total }) => ({ accountId, part, total })),
      ),
      TODAY,
    );

  test.each([
    ['the list', () => listed],
    ['the editor', () => inEditor],
    ['the run, hardware as well', running],
  ])('are those by which a bill of %s is due; without them those of the company are', (_way, billing) => {
    const due = (terms: CreditTerms) => {
      const store = storeAfter(agreeing(terms));
      done(store.dispatch(billing(businessOf(store.getState()))));
      return [...new Set(dueOf(store))];
    };
    expect(due({ creditDays: 45 })).toEqual(['2027-01-05']);
    expect(due({ creditDays: 0 })).toEqual([TODAY]);
    expect(due({ creditLimit: 50_000 })).toEqual(['2026-12-06']);
  });

  test('leave the bills that were issued before as they are', () => {
    expect(dueOf(storeAfter(listed, agreeing({ creditDays: 45 })))).toEqual(['2026-12-06']);
  });

  test('that somebody changed meanwhile refuse the bill that was due by others', () => {
    const carried = withOutcome(unbilled, listed);
    expect(refusal(replay(unbilled, [agreeing({ creditDays: 45 })]), carried)).toEqual({
      reason: 'Konkan Carriers has another bill now: review it again.',
    });
    expect(refusal(replay(unbilled, [agreeing({ creditLimit: 45 })]), carried)).toBeUndefined();
  });
});
