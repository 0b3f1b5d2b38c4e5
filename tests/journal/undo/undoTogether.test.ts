import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { accountOpened, accountsDeleted } from '@/store/facts/accounts';
import { businessReplaced, emptyBusiness } from '@/store/business/business';
import { selectReceived } from '@/store/stock/onHand/returns';
import { devicesDeleted, devicesRenamed } from '@/store/facts/configured';
import { handoverVerified } from '@/store/facts/challans';
import { vendorAdded } from '@/store/facts/vendors';
import { accountDraft } from '../../support/accounts';
import { farJournal } from '../../support/farJournal';
import { done } from '../../support/said';
import { returnedLine } from '../../support/stock';
import { nextTurn, openTab, settle } from '../../support/tabs';
import { vendorDraft } from '../../support/vendors';
import { names } from '../../support/vendorTabs';

const openTwo = async () => {
  const shelf = memoryShelf();
  const open = () => Promise.resolve(shelf());
  return [await openTab(open, { by: () => 'Ravi' }), await openTab(open)] as const;
};

describe('what two tabs said at one instant', () => {
  test.each(['at once', 'later'])('is taken back in both of them, %s, whatever number it got', async (when) => {
    const tabs = await openTwo();
    const said = tabs.map(({ store }, index) => done(store.dispatch(vendorAdded(vendorDraft(`Added ${index}`)))));
    if (when === 'later') await settle(tabs);
    for (const each of said) expect(each.undo?.()).toMatchObject({ done: true });
    await settle(tabs);
    expect(tabs.map((tab) => names(tab))).toEqual([
      ['First', 'Second'],
      ['First', 'Second'],
    ]);
    expect(tabs.flatMap(({ store }) => store.getState().journal.missed)).toEqual([]);
  });

  test('has no number twice, although one was deleted and came back before its number was known', async () => {
    const tabs = await openTwo();
    const [ravi, asha] = tabs;
    ravi.store.dispatch(accountOpened(accountDraft()));
    const opened = accountOpened(accountDraft());
    asha.store.dispatch(opened);
    const deleted = done(asha.store.dispatch(accountsDeleted([{ id: opened.payload.id, company: 'Konkan Carriers' }])));
    deleted.undo?.();
    await settle(tabs);
    expect(selectAccounts(ravi.store.getState()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 6]);
    expect(asha.business()).toEqual(ravi.business());
  });
});

describe('the Undo of a fact before which somebody else was faster', () => {
  test('comes to nothing where they deleted what it is about, in both tabs, and its author is told', async () => {
    const tabs = await openTwo();
    const [ravi, asha] = tabs;
    const [device] = Object.values(ravi.business().configured.entities);
    if (!device) throw new Error('There is no configured device.');
    const said = done(asha.store.dispatch(devicesRenamed([device], 'Delhi')));
    await settle(tabs);
    ravi.store.dispatch(devicesDeleted([device]));
    expect(said.undo?.()).toMatchObject({ done: true });
    await settle(tabs);
    expect(asha.business().configured).toEqual(ravi.business().configured);
    expect(asha.business().configured.entities[device.id]).toBeUndefined();
    expect(asha.store.getState().journal.missed).toMatchObject([
      { reason: 'Not undone: it has been changed again since.' },
    ]);
  });

  test('takes back only what the fact still changed', async () => {
    const tabs = await openTwo();
    const [ravi, asha] = tabs;
    ravi.store.dispatch(handoverVerified([returnedLine(1)], 'pending'));
    const said = done(asha.store.dispatch(handoverVerified([returnedLine(1), returnedLine(3)], 'pending')));
    await settle(tabs);
    expect(said.undo?.()).toMatchObject({ done: true });
    await settle(tabs);
    const stands = selectReceived(ravi.business()).map(({ id, actionStatus }) => [id, actionStatus]);
    expect(stands).toEqual([
      ['received-1', 'accepted'],
      ['received-2', 'accepted'],
      ['received-3', 'pending'],
    ]);
  });

  test('brings back all that an emptying took, what nobody had seen as well', async () => {
    const tabs = await openTwo();
    const [ravi, asha] = tabs;
    ravi.store.dispatch(vendorAdded(vendorDraft('Konkan')));
    const said = done(asha.store.dispatch(businessReplaced(emptyBusiness, 'emptying')));
    await settle(tabs);
    expect(names(ravi)).toEqual([]);
    expect(said.undo?.()).toMatchObject({ done: true });
    await settle(tabs);
    expect(names(ravi)).toEqual(['First', 'Second', 'Konkan']);
    expect(asha.business()).toEqual(ravi.business());
  });

  test('is refused where the fact came to nothing', async () => {
    const tabs = await openTwo();
    const [ravi, asha] = tabs;
    ravi.store.dispatch(accountsDeleted([{ id: 'account-1', company: 'Konkan Carriers' }]));
    const said = done(asha.store.dispatch(accountsDeleted([{ id: 'account-1', company: 'Konkan Carriers' }])));
    await settle(tabs);
    expect(said.undo?.()).toMatchObject({
      done: false,
      reason: 'There is nothing to undo: it was not done. Konkan Carriers is deleted already.',
    });
    expect(asha.business()).toEqual(ravi.business());
  });

  test('comes to nothing as well when it was pressed before that was known', async () => {
    const shelf = memoryShelf();
    let away = false;
    const ravi = await openTab(() => Promise.resolve(shelf()), { by: () => 'Ravi' });
    const asha = await openTab(() => Promise.resolve(farJournal(shelf, () => (away ? { away: 'before' } : {}))));
    away = true;
    ravi.store.dispatch(accountsDeleted([{ id: 'account-1', company: 'Konkan Carriers' }]));
    const said = done(asha.store.dispatch(accountsDeleted([{ id: 'account-1', company: 'Konkan Carriers' }])));
    const undo = done(said.undo?.() ?? { done: false, reason: 'It has no Undo.' });
    asha.store.dispatch(vendorAdded(vendorDraft('Said after it')));
    for (let turn = 0; turn < 9; turn += 1) await nextTurn();
    away = false;
    await settle([ravi, asha]);
    expect(await undo.confirmed()).toMatchObject({
      missed: 'There is nothing to undo: it was not done. Konkan Carriers is deleted already.',
    });
    for (const tab of [ravi, asha]) {
      expect(selectAccounts(tab.store.getState()).map(({ id }) => id)).not.toContain('account-1');
      expect(names(tab)).toEqual(['First', 'Second', 'Said after it']);
    }
    expect(asha.business()).toEqual(ravi.business());
  });

  test('is done as well when the fact had its place and only that was not known yet', async () => {
    const shelf = memoryShelf();
    let away = false;
    const asha = await openTab(() => Promise.resolve(farJournal(shelf, () => (away ? { away: 'after' } : {}))));
    away = true;
    const said = done(asha.store.dispatch(vendorAdded(vendorDraft('Taken back'))));
    const undo = done(said.undo?.() ?? { done: false, reason: 'It has no Undo.' });
    asha.store.dispatch(vendorAdded(vendorDraft('Said after it')));
    for (let turn = 0; turn < 9; turn += 1) await nextTurn();
    away = false;
    await settle([asha]);
    expect(await undo.confirmed()).toMatchObject({ kept: 3 });
    expect(names(asha)).toEqual(['First', 'Second', 'Said after it']);
  });
});
