import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { inverseOf } from '@/journal/inverting';
import type { Journal, Snapshot } from '@/journal/port/port';
import { businessModel } from '@/store/business/businessModel';
import { vendorAdded } from '@/store/facts/vendors';
import { restoredFact } from '../support/facts';
import { runs } from '../support/runs';
import { standing } from '../support/standing';
import { openTab, settle } from '../support/tabs';
import { vendorDraft } from '../support/vendors';

test('whatever was said is taken back from the journal as by the Undo that came with it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(restoredFact, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (facts, compactAfter) => {
        const journal = memoryShelf()();
        const tab = await openTab(() => Promise.resolve(journal), { compactAfter });
        for (const fact of facts) {
          const before = standing(tab.business());
          const said = tab.store.dispatch(fact);
          const outcome = said.done ? await said.confirmed() : undefined;
          await settle([tab]);
          if (!said.done || !said.undo || !outcome || !('kept' in outcome)) continue;
          const { inverse } = (await inverseOf(businessModel, journal, outcome.kept)) ?? {};
          expect(inverse).toBeDefined();
          const undone = inverse && tab.store.dispatch(inverse);
          expect(undone).toMatchObject({ done: true });
          expect(standing(tab.business())).toEqual(before);
          await settle([tab]);
          tab.store.dispatch(structuredClone(fact));
          await settle([tab]);
        }
        await tab.replica.close();
      },
    ),
    { numRuns: runs(20) },
  );
});

test('reads nothing into the journal, and gives up where too much would have to be read', async () => {
  const journal = memoryShelf()();
  const far: Journal = {
    ...journal,
    snapshots: () => Promise.resolve([]),
    since: () => Promise.reject(new Error('It was read.')),
  };
  expect(await inverseOf(businessModel, far, 1_000_000)).toBeUndefined();
  await expect(inverseOf(businessModel, far, 2)).rejects.toThrow('It was read.');
});

test('reads one snapshot, once, and the older one alone where the newest is of after the place', async () => {
  const journal = memoryShelf()();
  const tab = await openTab(() => Promise.resolve(journal), { compactAfter: 4 });
  for (let number = 0; number < 12; number += 1) {
    tab.store.dispatch(vendorAdded(vendorDraft(`Vendor ${number}`)));
    await settle([tab]);
  }
  const [newest = 0, older = 0] = (await journal.snapshots()).map(({ seq }) => seq);
  expect([older > 1, newest > older]).toEqual([true, true]);
  const read = vi.spyOn(journal, 'snapshots');
  for (const place of [newest + 1, newest, older + 1]) {
    read.mockClear();
    expect(await inverseOf(businessModel, journal, place)).toBeDefined();
    expect(read.mock.calls).toEqual([[1, place]]);
    const found = read.mock.settledResults[0]?.value as Snapshot[];
    expect(found.map(({ seq }) => seq)).toEqual([place > newest ? newest : older]);
  }
  await tab.replica.close();
});
