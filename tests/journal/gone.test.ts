import { expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import type { Journal } from '@/journal/port/port';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { vendorAdded } from '@/store/facts/vendors';
import { done } from '../support/said';
import { nextTurn, openTab } from '../support/tabs';
import { vendorDraft } from '../support/vendors';

test('a fact that another tab moved aside before its author read it came to nothing, and its author is told', async () => {
  const shelf = memoryShelf();
  const raw = shelf();
  const tab = await openTab(() => {
    const journal = shelf();
    const append: Journal['append'] = async (drafts) => {
      const answers = await journal.append(drafts);
      for (const one of await raw.since(1))
        await raw.setAside({ what: 'entry', seq: one.seq, reason: 'It does not fit.', content: one });
      return answers;
    };
    return Promise.resolve({ ...journal, append });
  });
  const said = done(tab.store.dispatch(vendorAdded(vendorDraft('Odd'))));
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
  expect(tab.replica.waiting()).toBe(0);
  expect(await said.confirmed()).toMatchObject({ missed: expect.any(String) as string });
  expect(selectVendors(tab.store.getState()).map(({ name }) => name)).toEqual(['First', 'Second']);
});
