import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { NewerProgramError, type Journal } from '@/journal/port/port';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { accountsDeleted } from '@/store/facts/accounts';
import { businessModel } from '@/store/business/businessModel';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import { isQuick } from '../support/runs';
import { done } from '../support/said';
import { nextTurn, openTab, settle, type Tab } from '../support/tabs';
import { vendorDraft } from '../support/vendors';
import { names } from '../support/vendorTabs';
import { until } from '../support/eventually';

const add = (tab: Tab, name: string) => done(tab.store.dispatch(vendorAdded(vendorDraft(name))));
const journalOf = (tab: Tab) => tab.store.getState().journal;
const someTurns = async () => {
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
};

/** A storage that is off until it is switched on, and that may be one that only opens. */
function storage(but: Partial<Journal> = {}) {
  const shelf = memoryShelf();
  let isOn = false;
  let isWhole = false;
  const open = async () => {
    await nextTurn();
    if (!isOn) throw new Error('It is off.');
    return isWhole ? shelf() : { ...shelf(), ...but };
  };
  return {
    shelf,
    open,
    switchOn: () => (isOn = true),
    mend: () => (isWhole = true),
  };
}

async function back(tab: Tab) {
  await until(() => journalOf(tab).kept === 'durably');
  await settle([tab]);
}

describe('a tab that works from memory', () => {
  test('goes on so while the storage opens and cannot be read, and loses nothing', async () => {
    const { open, shelf, switchOn, mend } = storage({ since: () => Promise.reject(new Error('Broken.')) });
    const tab = await openTab(open);
    add(tab, 'First of memory');
    switchOn();
    await someTurns();
    add(tab, 'Second of memory');
    await someTurns();
    expect(journalOf(tab)).toMatchObject({ status: 'ready', kept: 'in memory', waiting: 0 });
    expect(tab.replica.unsaved()).toBe(true);
    mend();
    await back(tab);
    const late = await openTab(() => Promise.resolve(shelf()));
    expect([names(tab), names(late)]).toEqual(
      Array.from({ length: 2 }, () => ['First', 'Second', 'First of memory', 'Second of memory']),
    );
  });

  test('shows nothing anew at each try, as a screen would be made anew with it', async () => {
    const shelf = memoryShelf();
    let tries = 0;
    const tab = await openTab(() => {
      tries += 1;
      return Promise.resolve({ ...shelf(), since: () => Promise.reject(new Error('Broken.')) });
    });
    const before = tab.business();
    await until(() => tries > 5);
    expect(businessModel.same(tab.business(), before)).toBe(true);
    await tab.replica.close();
  });

  test('closes every journal that it opened and could not read', async () => {
    let open = 0;
    const since = () => Promise.reject(new Error('Broken.'));
    const shelf = memoryShelf();
    const tab = await openTab(() => {
      open += 1;
      return Promise.resolve({
        ...shelf(),
        since,
        close: () => {
          open -= 1;
          return Promise.resolve();
        },
      });
    });
    await until(() => journalOf(tab).kept === 'in memory');
    await someTurns();
    await tab.replica.close();
    await someTurns();
    expect(open).toBe(0);
  });

  test('takes along the bytes that facts name', async () => {
    const { open, switchOn } = storage();
    const tab = await openTab(open);
    await tab.replica.contents().put('hash', new Uint8Array([1, 2, 3]));
    switchOn();
    await back(tab);
    expect(await tab.replica.contents().get(['hash'])).toEqual([new Uint8Array([1, 2, 3])]);
  });

  test.skipIf(isQuick)('takes along a large fact that was under way just then', async () => {
    const { open, shelf, switchOn } = storage();
    const tab = await openTab(open);
    const siren = { name: 'Siren', rate: 90, unit: 'Pcs', minOrderQty: 1 };
    const products = Array.from({ length: 1_000 }, (_, index) => ({ ...siren, name: `Siren ${index}` }));
    switchOn();
    // One at each turn, so that one of them is on its way to memory when the storage answers.
    for (let turn = 0; turn < 20; turn += 1) {
      tab.store.dispatch(vendorAdded(vendorDraft(`Large ${turn}`, products)));
      await nextTurn();
    }
    await back(tab);
    const late = await openTab(() => Promise.resolve(shelf()));
    expect(names(late)).toHaveLength(22);
    expect(names(tab)).toEqual(names(late));
  });

  test.each(['the storage', 'what waits there', 'the sample'])(
    'leaves no journal open when it is closed while it reads %s',
    async (where) => {
      const shelf = memoryShelf();
      let open = 0;
      let isOn = false;
      let arrive = () => {};
      const held = new Promise<void>((resolve) => (arrive = resolve));
      let reached = false;
      const hold = async () => {
        reached = true;
        await held;
      };
      const tab = await openTab(async () => {
        if (!isOn) throw new Error('It is off.');
        open += 1;
        const journal = shelf();
        const slowly = (at: string) => (where === at ? hold() : Promise.resolve());
        return {
          ...journal,
          since: (...of: Parameters<Journal['since']>) => slowly('the storage').then(() => journal.since(...of)),
          snapshots: (...of: Parameters<Journal['snapshots']>) =>
            slowly('what waits there').then(() => journal.snapshots(...of)),
          append: (...of: Parameters<Journal['append']>) => slowly('the sample').then(() => journal.append(...of)),
          close: () => {
            open -= 1;
            return journal.close();
          },
        };
      });
      isOn = true;
      await until(() => reached);
      await tab.replica.close();
      arrive();
      await someTurns();
      expect(open).toBe(0);
      expect(journalOf(tab).status).toBe('ready');
    },
  );

  test('takes back no more than it did, when its fact came to nothing on the way to the storage', async () => {
    const { open, shelf, switchOn } = storage();
    const ravi = await openTab(() => Promise.resolve(shelf()), { by: () => 'Ravi' });
    const asha = await openTab(open);
    const gone = () => accountsDeleted([{ id: 'account-1', company: 'Konkan Carriers' }]);
    const said = done(asha.store.dispatch(gone()));
    await someTurns();
    done(said.undo?.() ?? { done: false, reason: 'It has no Undo.' });
    await someTurns();
    ravi.store.dispatch(gone());
    await settle([ravi]);
    switchOn();
    await back(asha);
    await settle([ravi, asha]);
    for (const tab of [ravi, asha])
      expect(selectAccounts(tab.store.getState()).map(({ id }) => id)).not.toContain('account-1');
    expect(asha.business()).toEqual(ravi.business());
  });

  test('says that a newer program is there when it finds the storage to be that one’s', async () => {
    let newer = false;
    const tab = await openTab(() =>
      Promise.reject(newer ? new NewerProgramError('It is newer.') : new Error('It is off.')),
    );
    add(tab, 'Said before');
    newer = true;
    await until(() => journalOf(tab).outdated);
    expect(names(tab)).toEqual(['First', 'Second', 'Said before']);
    expect(
      tab.store.dispatch(productAdded('vendor-1', { name: 'S', rate: 1, unit: 'Pcs', minOrderQty: 1 })),
    ).toMatchObject({ done: false });
    expect(tab.replica.unsaved()).toBe(true);
  });

  test('is none where only the sample data did not arrive: then the storage is not to blame', async () => {
    const shelf = memoryShelf();
    const tab = await openTab(() => Promise.resolve(shelf()), {
      firstFact: () => Promise.reject(new Error('No sample.')),
    });
    expect(journalOf(tab)).toMatchObject({ status: 'failed', kept: 'durably' });
  });
});
