import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { leftInLocalStorage } from '@/journal/adapters/unsavedAtUnload';
import { memoryShelf } from '@/journal/adapters/memory';
import type { Journal } from '@/journal/port/port';
import { productAdded } from '@/store/facts/vendors';
import { runs } from '../support/runs';
import { done } from '../support/said';
import { loadTab, nextTurn, openTab, settle } from '../support/tabs';

afterEach(() => void vi.unstubAllGlobals());

/** A browser's local storage, in which the order of the keys tells nothing. */
function localStorageOf() {
  const kept = new Map<string, string>();
  const storage: object = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...kept.keys()].toReversed(),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  return kept;
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
};

interface Page {
  tab: ReturnType<typeof loadTab>;
  /** The page goes for good: whatever it asks its database for from now on is given up. */
  go: () => void;
}

const step = fc.record({
  page: fc.nat(2),
  what: fc.constantFrom('say', 'say', 'undo', 'wait', 'wait', 'leave and come back', 'reload', 'reload'),
});

/** Loaded anew twice before the disk took anything. */
const again = (['say', 'reload', 'wait', 'reload'] as const).map((what) => ({ page: 0, what }));

test(
  'what is said in pages that are left and loaded again at any moment is kept once, and no Undo of it is lost',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), async (steps) => {
        const kept = localStorageOf();
        const shelf = memoryShelf();
        const load = (): Page => {
          let gone = false;
          const journal = shelf();
          const never = new Promise<never>(() => {});
          const append: Journal['append'] = async (drafts) => {
            await turns(9);
            return gone ? never : journal.append(drafts);
          };
          const since: Journal['since'] = (...from) => (gone ? never : journal.since(...from));
          const tab = loadTab(() => Promise.resolve({ ...journal, append, since }), {
            unsavedAtUnload: leftInLocalStorage('test'),
          });
          return { tab, go: () => void (gone = true) };
        };
        const pages = [load(), load(), load()];
        for (const { tab } of pages) await tab.started;
        const said: string[] = [];
        const undone = new Set<string>();
        const undos = new Map<number, () => void>();
        for (const { page, what } of steps) {
          const current = pages[page] as Page;
          const { store, replica } = current.tab;
          if (what === 'say') {
            await current.tab.started;
            const name = `Said ${said.length}`;
            const one = done(store.dispatch(productAdded('vendor-2', { name, rate: 90, unit: 'Pcs', minOrderQty: 1 })));
            said.push(name);
            undos.set(page, () => {
              undone.add(name);
              done(one.undo?.() ?? { done: false, reason: 'It has no Undo.' });
            });
          } else if (what === 'undo') {
            undos.get(page)?.();
            undos.delete(page);
          } else if (what === 'wait') await turns(4);
          else if (what === 'leave and come back') replica.leave();
          else {
            current.go();
            replica.leave();
            undos.delete(page);
            pages[page] = load();
          }
        }
        const tabs = pages.map(({ tab }) => tab);
        for (const { started } of tabs) await started;
        await settle(tabs);
        const late = await openTab(() => Promise.resolve(shelf()), { unsavedAtUnload: leftInLocalStorage('test') });
        await settle([...tabs, late]);
        for (const tab of tabs) expect(tab.business()).toEqual(late.business());
        const names = late.business().vendors.entities['vendor-2']?.products.map(({ name }) => name) ?? [];
        expect(names.toSorted()).toEqual(said.filter((name) => !undone.has(name)).toSorted());
        expect(kept.size).toBe(0);
        expect(tabs.flatMap(({ store }) => store.getState().journal.missed)).toEqual([]);
      }),
      { numRuns: runs(30), examples: [[again]] },
    );
  },
);
