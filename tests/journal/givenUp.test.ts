import { afterEach, expect, test } from 'vitest';
import { memoryOutbox } from '../support/memoryOutbox';
import { memoryShelf } from '@/journal/adapters/memory';
import { vendorAdded } from '@/store/facts/vendors';
import { farJournal, type Conduct } from '../support/farJournal';
import { closeTabs, openTab } from '../support/tabs';
import { vendorDraft } from '../support/vendors';

afterEach(closeTabs);

test('what waits and is given up is sent no more, and nothing of it is left for the page, the next one or another tab', async () => {
  const shelf = memoryShelf();
  const outbox = memoryOutbox();
  let line: Conduct = {};
  const left: unknown[] = [];
  const unsavedAtUnload = {
    all: () => [],
    leave: (drafts: readonly unknown[]) => void left.push(...drafts),
    take: () => {},
  };
  const far = () => Promise.resolve(farJournal(shelf, () => line));
  const tab = await openTab(far, { outbox, unsavedAtUnload });
  line = { away: 'before' };
  for (const name of ['Siren House', 'Metro Cables']) tab.store.dispatch(vendorAdded(vendorDraft(name)));
  await expect.poll(() => outbox.all()).toHaveLength(2);

  await tab.replica.giveUp();
  expect([tab.replica.waiting(), tab.replica.unsaved(), await outbox.all()]).toEqual([0, false, []]);
  tab.replica.leave();
  expect(left).toEqual([]);

  line = {};
  const next = await openTab(far, { outbox });
  await next.replica.settled();
  expect(JSON.stringify(next.business().vendors)).not.toContain('Siren House');
});
