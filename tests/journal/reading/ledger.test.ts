import { expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { createLedger } from '@/journal/reading/ledger';
import { businessModel } from '@/store/business/businessModel';
import { vendorAdded } from '@/store/facts/vendors';
import { openTab, settle, smallBusiness } from '../../support/tabs';
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

const quiet = { setAside: () => {}, settled: () => {}, isAwaited: () => false, changed: () => {} };

test('a ledger is empty where nothing was there to read, and not where a snapshot says how all began', async () => {
  const journal = memoryShelf()();
  const ledger = createLedger(businessModel, quiet);
  await ledger.load(journal);
  expect([ledger.isEmpty(), ledger.seq()]).toEqual([true, 0]);
  await journal.compact({
    seq: 0,
    version: businessModel.version,
    state: { ...smallBusiness },
    overtaken: { 3: 'It is gone.' },
  });
  await ledger.load(journal);
  expect([ledger.isEmpty(), ledger.seq(), ledger.overtaken(3), ledger.overtaken(2)]).toEqual([
    false,
    0,
    'It is gone.',
    undefined,
  ]);
});

test('a ledger was read as far as its last entry', async () => {
  const shelf = memoryShelf();
  const tab = await openTab(() => Promise.resolve(shelf()));
  for (const name of ['Konkan', 'Deccan', 'Malabar']) tab.store.dispatch(vendorAdded(vendorDraft(name)));
  await settle([tab]);
  const ledger = createLedger(businessModel, quiet);
  await ledger.load(shelf());
  expect([ledger.isEmpty(), ledger.seq()]).toEqual([false, 4]);
  tab.store.dispatch(vendorAdded(vendorDraft('Coromandel')));
  await settle([tab]);
  await ledger.add(shelf(), await shelf().since(4));
  expect(ledger.seq()).toBe(5);
});
