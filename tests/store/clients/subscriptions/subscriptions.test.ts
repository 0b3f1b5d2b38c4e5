import { describe, expect, test } from 'vitest';
import { inWords } from '@/store/business/activity';
import { createStore, type Fact } from '@/store/business/store';
import { accountDeactivated } from '@/store/facts/deactivations';
import type { SubscriptionStatus } from '@/machines/subscription';
import { subscriptionStatus, type Subscription } from '@/store/clients/subscriptions/subscription';
import { runningOf, selectSubscriptionOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import {
  subscriptionEnded,
  subscriptionOpened,
  subscriptionPaused,
  subscriptionResumed,
} from '@/store/facts/subscriptions';
import { vehicleClosed } from '@/store/facts/vehicles';
import { subscription } from '../../../support/vehicles';
import { done, reasonOf } from '../../../support/said';
import { smallBusiness } from '../../../support/tabs';

const DAY = '2026-11-21';
const ONE = ['subscription-1'];
const after = (...facts: readonly Fact[]) => {
  const store = createStore(smallBusiness);
  for (const fact of facts) done(store.dispatch(fact));
  return store;
};

describe('a subscription stands', () => {
  test.each<[SubscriptionStatus, Partial<Subscription>]>([
    ['Open', {}],
    ['Paused', { pauses: [{ from: '2026-11-01' }] }],
    ['Paused', { pauses: [{ from: '2026-11-01', until: '2026-11-02' }] }],
    ['Open', { pauses: [{ from: '2026-11-01', to: '2026-11-10' }] }],
    ['Ended', { to: '2026-11-10', pauses: [{ from: '2026-11-01' }] }],
  ])('as %s with %j', (status, changes) => {
    expect(subscriptionStatus(subscription(1, 'vehicle-1', changes))).toBe(status);
  });
});

describe('a subscription', () => {
  test('begins once for a vehicle, and again once it has ended', () => {
    const store = after();
    expect(reasonOf(store.dispatch(subscriptionOpened('vehicle-1', DAY)))).toBe(
      'This vehicle has a subscription already.',
    );
    done(store.dispatch(subscriptionEnded(ONE, '2026-11-20')));
    const again = subscriptionOpened('vehicle-1', DAY);
    done(store.dispatch(again));
    expect(reasonOf(store.dispatch({ ...again }))).toBe('This subscription was added already.');
    expect(runningOf(store.getState().subscriptions, 'vehicle-1')?.id).toBe(again.payload.id);
    expect(selectSubscriptionOf(store.getState()).get('vehicle-1')).toMatchObject({ from: DAY, number: 5 });
  });

  test('begins for no vehicle that is gone or closed', () => {
    expect(reasonOf(after().dispatch(subscriptionOpened('vehicle-9', DAY)))).toMatch(/^This vehicle was deleted/);
    expect(
      reasonOf(after(vehicleClosed('vehicle-2', '2026-11-20')).dispatch(subscriptionOpened('vehicle-2', DAY))),
    ).toBe('MH 01 AB 1002 was closed on 20 Nov 2026.');
  });

  test('rests, and goes on at the day on which it is resumed, whatever the alert date was', () => {
    const pauses = (...facts: readonly Fact[]) =>
      after(...facts).getState().subscriptions.entities['subscription-1']?.pauses;
    expect(pauses(subscriptionPaused(ONE, '2026-12-05', '2026-11-10'), subscriptionResumed(ONE, '2026-11-15'))).toEqual(
      [{ from: '2026-11-10', until: '2026-12-05', to: '2026-11-15' }],
    );
    expect(pauses(subscriptionPaused(ONE, '2026-11-12', '2026-11-10'), subscriptionResumed(ONE, DAY))).toEqual([
      { from: '2026-11-10', until: '2026-11-12', to: DAY },
    ]);
    expect(pauses(subscriptionPaused(ONE, undefined, '2026-11-10'), subscriptionEnded(ONE, DAY))).toEqual([
      { from: '2026-11-10' },
    ]);
  });

  test.each<[string, Fact, readonly Fact[], string | RegExp]>([
    ['is named', subscriptionPaused([], undefined, DAY), [], 'No subscription is named.'],
    ['is there', subscriptionEnded(['subscription-9'], DAY), [], /^This subscription was deleted/],
    [
      'has begun',
      subscriptionEnded(ONE, '2026-09-30'),
      [],
      'The subscription of MH 01 AB 1001 begins on 01 Oct 2026, after 30 Sep 2026.',
    ],
    [
      'runs, to be paused',
      subscriptionPaused(ONE, undefined, DAY),
      [subscriptionPaused(ONE, undefined, '2026-11-10')],
      'The subscription of MH 01 AB 1001 is Paused now.',
    ],
    ['rests, to be resumed', subscriptionResumed(ONE, DAY), [], 'The subscription of MH 01 AB 1001 is Open now.'],
    [
      'rests on that day, to be resumed',
      subscriptionResumed(ONE, '2026-11-05'),
      [subscriptionPaused(ONE, undefined, '2026-11-10')],
      'The subscription of MH 01 AB 1001 changed on 10 Nov 2026 already, after 05 Nov 2026.',
    ],
    [
      'is free of a rest on that day',
      subscriptionPaused(ONE, undefined, '2026-11-12'),
      [subscriptionPaused(ONE, undefined, '2026-11-10'), subscriptionResumed(ONE, '2026-11-15')],
      'The subscription of MH 01 AB 1001 changed on 15 Nov 2026 already, after 12 Nov 2026.',
    ],
    [
      'can rest until the day before',
      subscriptionPaused(ONE, '2026-11-09', '2026-11-10'),
      [],
      'The subscription of MH 01 AB 1001 cannot rest until 09 Nov 2026: that is not after 10 Nov 2026.',
    ],
    [
      'can begin before the one before it ended',
      subscriptionOpened('vehicle-1', '2026-11-05'),
      [subscriptionEnded(ONE, '2026-11-10')],
      'The subscription of this vehicle ended on 10 Nov 2026, after 05 Nov 2026.',
    ],
    [
      'runs, to be ended',
      subscriptionEnded(ONE, DAY),
      [subscriptionEnded(ONE, '2026-11-10')],
      'The subscription of MH 01 AB 1001 is Ended now.',
    ],
  ])('is refused in words where none %s', (_what, fact, before, reason) => {
    expect(reasonOf(after(...before).dispatch(fact))).toMatch(reason);
  });

  test('of each vehicle of an account that is deactivated for a while pauses until somebody resumes it, else it ends', () => {
    const said = (deactivate: 'Temporary' | 'Permanent') =>
      accountDeactivated(
        {
          userName: 'Meera Joshi',
          companyName: 'Konkan Carriers',
          totalNoOfVehicles: 2,
          deviceRemoved: 'No',
          deactivate,
          alertDate: '2026-12-05',
          accountId: 'account-1',
        },
        { subscriptionIds: ONE },
      );
    const [temporary, permanent] = [said('Temporary'), said('Permanent')];
    expect(after(temporary).getState().subscriptions.entities['subscription-1']?.pauses).toEqual([
      { from: temporary.payload.recordedOn, until: '2026-12-05' },
    ]);
    expect(after(permanent).getState().subscriptions.entities['subscription-1']?.to).toBe(permanent.payload.recordedOn);
  });
});

test.each([
  [subscriptionOpened('vehicle-1', DAY), 'began the subscription of MH 01 AB 1001'],
  [subscriptionPaused(ONE, undefined, DAY), 'paused the subscription of MH 01 AB 1001'],
  [
    subscriptionPaused(['subscription-1', 'subscription-3'], '2026-12-05', DAY),
    'paused 2 subscriptions until 05 Dec 2026',
  ],
  [subscriptionResumed(ONE, DAY), 'resumed the subscription of MH 01 AB 1001'],
  [subscriptionEnded(['subscription-9'], DAY), 'ended the subscription of a vehicle'],
])('a fact of the subscriptions no. %# tells what was done', (fact, words) =>
  expect(inWords(fact, smallBusiness)).toBe(words),
);
