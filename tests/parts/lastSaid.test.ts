import { afterEach, expect, test, vi } from 'vitest';
import { watchLastSaid } from '@/parts/lastSaid';
import { subscriptionEnded, subscriptionResumed } from '@/store/facts/subscriptions';
import { eventually } from '../support/eventually';
import { done } from '../support/said';
import { openTab, settle, type Tab } from '../support/tabs';
import { add, sharedShelf } from '../support/vendorTabs';

const dated = (day: string) => vi.useFakeTimers({ now: new Date(`${day}T10:00:00Z`), toFake: ['Date'] });
afterEach(() => void vi.useRealTimers());

/** Says something that bears no day. */
const says = async (tab: Tab, name: string) => {
  add(tab, name);
  await settle([tab]);
};

/** Says something that bears its day: a subscription goes on, or ends. */
const saysOf = async (
  tab: Tab,
  day: string,
  said: typeof subscriptionEnded | typeof subscriptionResumed = subscriptionResumed,
) => {
  dated(day);
  done(tab.store.dispatch(said(['subscription-2'], day)));
  await settle([tab]);
};

test('the last fact is of the day that the journal tells, and of today once the clock is right and something is said', async () => {
  const shelf = sharedShelf();
  dated('2026-11-20');
  const first = await openTab(shelf);
  const begun = watchLastSaid(first.store, true);
  await says(first, 'Third');
  await eventually(() => expect(begun.said()).toBe('2026-11-20'));
  dated('2026-11-23');
  await says(first, 'Fourth');
  expect(begun.said()).toBe('2026-11-23');

  dated('2026-11-28');
  const later = await openTab(shelf);
  const watch = watchLastSaid(later.store, true);
  await eventually(() => expect(watch.said()).toBe('2026-11-23'));
  watch.confirm('2026-11-28');
  dated('2026-11-30');
  await says(later, 'Sixth');
  expect(watch.said()).toBe('2026-11-30');
});

test('in one browser what bears no day is said without a question, and makes no doubtful clock right', async () => {
  const shelf = sharedShelf();
  const first = await openTab(shelf);
  await saysOf(first, '2026-11-23');
  dated('2027-11-23');
  await says(first, 'Third');
  const reloaded = await openTab(shelf);
  const watch = watchLastSaid(reloaded.store, false);
  await eventually(() => expect(watch.said()).toBe('2026-11-23'));
  await says(reloaded, 'Fourth');
  expect(watch.said()).toBe('2026-11-23');
});

test('a page that is left open for days learns of what others said meanwhile', async () => {
  const shelf = sharedShelf();
  const [idle, other] = [await openTab(shelf), await openTab(shelf)];
  await saysOf(other, '2026-11-23');
  await settle([idle, other]);
  const watch = watchLastSaid(idle.store, false);
  await eventually(() => expect(watch.said()).toBe('2026-11-23'));
  await saysOf(other, '2026-11-28', subscriptionEnded);
  await settle([idle, other]);
  await eventually(() => expect(watch.said()).toBe('2026-11-28'));
});

test('of a sample that nobody has said anything in, it is not known', async () => {
  const tab = await openTab(sharedShelf());
  const watch = watchLastSaid(tab.store, false);
  await settle([tab]);
  expect(watch.said()).toBeUndefined();
  watch.stop();
});
