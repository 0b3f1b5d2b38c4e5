import { describe, expect, test } from 'vitest';
import { businessReplaced, emptyBusiness } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import type { Journal } from '@/journal/port/port';
import { selectVendor, vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import { openTab, settle, smallBusiness } from '../support/tabs';
import { productChange, vendor, vendorDraft } from '../support/vendors';
import { add, names, sharedShelf, siren } from '../support/vendorTabs';
import { until } from '../support/eventually';

describe('a start', () => {
  test('reads the snapshot and what came after it', async () => {
    const open = sharedShelf();
    const tab = await openTab(open);
    for (let index = 0; index < 1_000; index += 1)
      tab.store.dispatch(productAdded('vendor-2', { name: 'R', rate: 1, unit: 'Pcs', minOrderQty: 1 }));
    await settle([tab]);
    expect((await (await open()).snapshots()).map(({ seq }) => seq)).toEqual([1_001]);
    add(tab, 'After');
    await settle([tab]);
    expect((await openTab(open)).business()).toEqual(tab.business());
  });

  test('sets aside what it cannot read, says so, and loads the rest', async () => {
    const open = sharedShelf();
    const tab = await openTab(open);
    const raw = await open();
    const entry = { at: '2026-11-21T00:00:00Z', by: 'x', about: [], version: businessModel.version };
    await raw.append([
      { ...entry, id: 'missing', action: { type: vendorAdded.type }, bulk: 'gone' },
      { ...entry, id: 'senseless', action: { type: vendorAdded.type } },
      { ...entry, id: 'fine', action: vendorAdded(vendorDraft('Fine')) },
    ]);
    await settle([tab]);
    const late = await openTab(open);
    expect([names(tab), names(late)]).toEqual([
      ['First', 'Second', 'Fine'],
      ['First', 'Second', 'Fine'],
    ]);
    expect(tab.store.getState().journal.setAside).toBe(2);
    expect((await raw.aside()).map(({ reason }) => reason)).toEqual([
      'The content that it names is not there.',
      'It does not say what happened.',
    ]);
  });

  test('falls back to the older snapshot when the newer one cannot be read', async () => {
    const open = sharedShelf();
    const raw = await open();
    await raw.append([
      {
        id: '1',
        at: '',
        by: '',
        about: [],
        version: businessModel.version,
        action: businessReplaced(smallBusiness, 'sample'),
      },
      { id: '2', at: '', by: '', about: [], version: businessModel.version, action: vendorAdded(vendorDraft('Later')) },
    ]);
    await raw.compact({ seq: 1, version: businessModel.version, state: smallBusiness, overtaken: {} });
    await raw.compact({ seq: 2, version: businessModel.version, state: 'rubbish', overtaken: {} });
    const tab = await openTab(open);
    expect(names(tab)).toEqual(['First', 'Second', 'Later']);
    expect(tab.store.getState().journal.setAside).toBe(1);
  });

  test('without storage works on from memory, says so, and goes over to the storage once it answers', async () => {
    const open = sharedShelf();
    let answers = false;
    const tab = await openTab(() => (answers ? open() : Promise.reject(new Error('Storage is switched off'))));
    const relay = { id: 'product-1', name: 'Relay', rate: 80, unit: 'Pcs', minOrderQty: 10 };
    tab.store.dispatch(productChange('vendor-1', relay, { rate: 95 }));
    await settle([tab]);
    expect(tab.replica.unsaved()).toBe(true);
    answers = true;
    add(tab, 'Said while it answers again');
    await until(() => tab.store.getState().journal.kept === 'durably');
    await settle([tab]);
    expect(tab.replica.unsaved()).toBe(false);
    const late = await openTab(open);
    expect(late.business()).toEqual(tab.business());
    expect(names(late)).toEqual(['First', 'Second', 'Said while it answers again']);
    expect(selectVendor(late.store.getState(), 'vendor-1')?.products[0]).toMatchObject({ rate: 95 });
  });

  test('of a storage that had a business of its own brings what was said meanwhile there, or tells its author', async () => {
    const open = sharedShelf();
    add(await openTab(open), 'There before');
    let answers = false;
    const other = () =>
      Promise.resolve(businessReplaced({ ...smallBusiness, vendors: vendorTable([vendor(9)]) }, 'sample'));
    const tab = await openTab(() => (answers ? open() : Promise.reject(new Error('Off'))), { firstFact: other });
    add(tab, 'Said meanwhile');
    tab.store.dispatch(productAdded('vendor-9', siren));
    answers = true;
    await until(() => tab.store.getState().journal.kept === 'durably');
    await settle([tab]);
    expect(names(tab)).toEqual(['First', 'Second', 'There before', 'Said meanwhile']);
    expect(tab.store.getState().journal.missed.map(({ fact }) => fact.type)).toEqual([productAdded.type]);
  });

  test.each(['since', 'snapshots', 'append'] as const)(
    'of a storage that opens and then fails at %s stays in memory, until all that was said is kept',
    async (step) => {
      const open = sharedShelf();
      let [answers, failures] = [false, 0];
      const shaky = async (): Promise<Journal> => {
        if (!answers) throw new Error('Off');
        const journal = await open();
        if (failures >= 3) return journal;
        const fail = () => {
          failures += 1;
          return Promise.reject(new Error('The disk is busy'));
        };
        return { ...journal, [step]: fail };
      };
      const tab = await openTab(shaky);
      add(tab, 'Said before');
      answers = true;
      add(tab, 'Said while it came back');
      await until(() => failures > 0);
      add(tab, 'Said after it failed');
      await until(() => tab.store.getState().journal.kept === 'durably');
      add(tab, 'Said at last');
      await settle([tab]);
      const all = ['First', 'Second', 'Said before', 'Said while it came back', 'Said after it failed', 'Said at last'];
      expect(names(tab)).toEqual(all);
      expect(names(await openTab(open))).toEqual(all);
    },
  );

  test('without storage works on from memory, and says so in plain words', async () => {
    const tab = await openTab(() => Promise.reject(new Error('Storage is switched off')));
    add(tab, 'A');
    await settle([tab]);
    expect(names(tab)).toEqual(['First', 'Second', 'A']);
    expect(tab.store.getState().journal).toMatchObject({
      status: 'ready',
      kept: 'in memory',
      trouble: 'The storage of this browser does not answer. Trackyard tries again by itself.',
    });
  });

  test('that has nothing to begin with has failed, with its reason', async () => {
    const tab = await openTab(sharedShelf(), { firstFact: () => Promise.reject(new Error('No sample')) });
    expect(tab.store.getState().journal).toMatchObject({
      status: 'failed',
      trouble: 'The data could not be loaded. Reload this page.',
    });
  });

  test('keeps an emptied business empty', async () => {
    const open = sharedShelf();
    const tab = await openTab(open);
    tab.store.dispatch(businessReplaced(emptyBusiness, 'emptying'));
    await settle([tab]);
    expect((await openTab(open)).business()).toMatchObject({ ...emptyBusiness, origin: { facts: 0 } });
  });
});
