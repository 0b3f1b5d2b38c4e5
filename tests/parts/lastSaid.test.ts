import { afterEach, expect, test, vi } from 'vitest';
import { watchLastSaid } from '@/parts/lastSaid';
import { eventually } from '../support/eventually';
import { openTab, settle, type Tab } from '../support/tabs';
import { add, sharedShelf } from '../support/vendorTabs';

const dated = (day: string) => vi.useFakeTimers({ now: new Date(`${day}T10:00:00Z`), toFake: ['Date'] });
afterEach(() => void vi.useRealTimers());

const says = async (tab: Tab, name: string) => {
  add(tab, name);
  await settle([tab]);
};

test('the last fact is of the day that the journal tells, and of today once the clock is right and something is said', async () => {
  const shelf = sharedShelf();
  dated('2026-11-20');
  const first = await openTab(shelf);
  const begun = watchLastSaid(first.store);
  await says(first, 'Third');
  await eventually(() => expect(begun.said()).toBe('2026-11-20'));
  dated('2026-11-23');
  await says(first, 'Fourth');
  expect(begun.said()).toBe('2026-11-23');

  dated('2026-11-28');
  const later = await openTab(shelf);
  const watch = watchLastSaid(later.store);
  await eventually(() => expect(watch.said()).toBe('2026-11-23'));
  // What bears no day is said without a question, and makes no doubtful clock right.
  await says(later, 'Fifth');
  expect(watch.said()).toBe('2026-11-23');
  watch.confirm('2026-11-28');
  dated('2026-11-30');
  await says(later, 'Sixth');
  expect(watch.said()).toBe('2026-11-30');
});

test('of a sample that nobody has said anything in, it is not known', async () => {
  const tab = await openTab(sharedShelf());
  const watch = watchLastSaid(tab.store);
  await settle([tab]);
  expect(watch.said()).toBeUndefined();
  watch.stop();
});
