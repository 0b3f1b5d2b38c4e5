import { expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { createLedger } from '@/journal/reading/ledger';
import { businessModel } from '@/store/business/businessModel';
import { vendorAdded } from '@/store/facts/vendors';
import { openTab, settle } from '../../support/tabs';
import { vendorDraft } from '../../support/vendors';

test('a ledger whose listener fails keeps its entries to come, and has them all the next time', async () => {
  const shelf = memoryShelf();
  const tab = await openTab(() => Promise.resolve(shelf()));
  tab.store.dispatch(vendorAdded(vendorDraft('Konkan')));
  await settle([tab]);
  let failures = 1;
  const ledger = createLedger(businessModel, {
    setAside: () => {},
    settled: () => {},
    isAwaited: ({ seq }) => seq === 2,
    changed: () => {
      failures -= 1;
      if (failures === 0) throw new Error('It cannot be counted.');
    },
  });
  const journal = shelf();
  await ledger.load(journal);
  await expect(ledger.state(journal)).rejects.toThrow('It cannot be counted.');
  expect((await ledger.state(journal)).vendors).toEqual(tab.business().vendors);
});
