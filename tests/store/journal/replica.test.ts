import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { businessReplaced, emptyBusiness } from '@/store/business/business';
import { JournalLostError, type Draft, type Journal } from '@/store/journal/journal';
import { memoryShelf } from '@/store/journal/memoryJournal';
import { VERSION } from '@/store/journal/reading';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { productAdded, selectVendors, vendorAdded } from '@/store/vendors/vendorsSlice';
import { anyFact, vendorDraft } from '../../support/facts';
import { nextTurn, openTab, settle, smallBusiness, type Tab } from '../../support/tabs';

const names = (tab: Tab) => selectVendors(tab.store.getState()).map(({ name }) => name);
const shelf = () => {
  const door = memoryShelf();
  return () => Promise.resolve(door());
};
const add = (tab: Tab, name: string) => tab.store.dispatch(vendorAdded(vendorDraft(name)));

/** A journal whose appends fail as told: before anything is kept, or after, so that only the answer is lost. */
const failing = (journal: Journal, failures: ('before' | 'after' | 'not')[]): Journal => ({
  ...journal,
  append: async (drafts: readonly Draft[]) => {
    const failure = failures.shift() ?? 'not';
    if (failure === 'before') throw new Error('The disk is busy');
    await journal.append(drafts);
    if (failure === 'after') throw new Error('The answer was lost');
  },
});

describe('tabs of one journal', () => {
  test('agree whatever the interleaving, and so does one that comes late', async () => {
    const step = fc.record({ tab: fc.nat(2), fact: anyFact, undo: fc.boolean(), rest: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const open = shelf();
        const tabs = [await openTab(open), await openTab(open), await openTab(open)];
        for (const { tab, fact, undo, rest } of steps) {
          const takeBack = tabs[tab]?.store.dispatch(sayUndoable(fact));
          if (undo) takeBack?.();
          if (rest) await nextTurn();
        }
        await settle(tabs);
        const late = await openTab(open);
        for (const tab of tabs) expect(tab.business()).toEqual(late.business());
      }),
      { numRuns: 100 },
    );
  });

  test('never lose sight of their own facts in between', async () => {
    const step = fc.record({ tab: fc.nat(2), rest: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const open = shelf();
        const tabs = [await openTab(open), await openTab(open), await openTab(open)];
        const own = tabs.map(() => new Set<string>());
        tabs.forEach((tab, index) =>
          tab.store.subscribe(() => expect(names(tab)).toEqual(expect.arrayContaining([...(own[index] ?? [])]))),
        );
        for (const [count, { tab, rest }] of steps.entries()) {
          const at = tabs[tab];
          if (at) add(at, `V${count}`);
          own[tab]?.add(`V${count}`);
          if (rest) await nextTurn();
        }
        await settle(tabs);
      }),
      { numRuns: 100 },
    );
  });

  test('show a change of one in the others', async () => {
    const open = shelf();
    const tabs = [await openTab(open), await openTab(open)] as const;
    add(tabs[0], 'Konkan');
    await settle(tabs);
    expect(names(tabs[1])).toEqual(['First', 'Second', 'Konkan']);
  });

  test('that begin together begin once', async () => {
    const open = shelf();
    const tabs = await Promise.all([openTab(open), openTab(open), openTab(open)]);
    await settle(tabs);
    expect(await tabs[0].replica.newest(10)).toHaveLength(1);
  });
});

describe('a fact', () => {
  test('that cannot be kept at once is tried again, and kept once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('before', 'after', 'not'), { maxLength: 8 }), async (failures) => {
        const open = shelf();
        const beginning = await openTab(open);
        const tab = await openTab(async () => failing(await open(), [...failures]));
        for (const name of ['A', 'B', 'C']) {
          add(tab, name);
          await nextTurn();
        }
        await settle([beginning, tab]);
        expect(names(await openTab(open))).toEqual(['First', 'Second', 'A', 'B', 'C']);
      }),
      { numRuns: 60 },
    );
  });

  test('that waits is counted with the reason, until it is kept', async () => {
    const open = shelf();
    let resume = () => {};
    const paused = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const tab = await openTab(async () => failing(await open(), ['not', 'before']), { pause: () => paused });
    add(tab, 'A');
    await vi.waitUntil(() => tab.store.getState().journal.waiting === 1);
    expect(tab.store.getState().journal.trouble).toBe('The disk is busy');
    resume();
    await settle([tab]);
    expect(tab.store.getState().journal).toMatchObject({ waiting: 0 });
    expect(tab.store.getState().journal).not.toHaveProperty('trouble');
  });

  test('of a tab that is killed is lost only while it was not kept, and never doubled', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(12), fc.nat(6), async (turns, count) => {
        const open = shelf();
        let dead = false;
        const mortal = async (): Promise<Journal> => {
          const journal = await open();
          const unlessDead = <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
            (...args: Args) => (dead ? new Promise<Answer>(() => {}) : call(...args));
          return { ...journal, append: unlessDead(journal.append), since: unlessDead(journal.since) };
        };
        const tab = await openTab(mortal);
        const said = Array.from({ length: count }, (_, index) => `V${index}`);
        for (const name of said) add(tab, name);
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
        dead = true;
        const kept = said.slice(0, said.length - tab.replica.waiting());
        const found = names(await openTab(open)).slice(2);
        expect(found.slice(0, kept.length)).toEqual(kept);
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 60 },
    );
  });

  test('that cannot be cloned is refused before it changes anything', async () => {
    const tab = await openTab(shelf());
    const before = tab.business().vendors;
    const broken = vendorAdded({ ...vendorDraft('A'), name: (() => 'A') as unknown as string });
    expect(() => tab.store.dispatch(broken)).toThrow('could not be cloned');
    expect(tab.business().vendors).toBe(before);
  });
});

describe('a start', () => {
  test('reads the snapshot and what came after it', async () => {
    const open = shelf();
    const tab = await openTab(open);
    for (let index = 0; index < 1_000; index += 1) tab.store.dispatch(productAdded(2, { name: 'R', rate: 1, unit: 'Pcs', minOrderQty: 1 }));
    await settle([tab]);
    expect((await (await open()).snapshots()).map(({ seq }) => seq)).toEqual([1_001]);
    add(tab, 'After');
    await settle([tab]);
    expect((await openTab(open)).business()).toEqual(tab.business());
  });

  test('sets aside what it cannot read, says so, and loads the rest', async () => {
    const open = shelf();
    const tab = await openTab(open);
    const raw = await open();
    const entry = { at: '2026-11-21T00:00:00Z', by: 'x', version: VERSION };
    await raw.append([
      { ...entry, id: 'broken', action: null as unknown as Draft['action'] },
      { ...entry, id: 'newer', version: VERSION + 1, action: vendorAdded(vendorDraft('Newer')) },
      { ...entry, id: 'senseless', action: { type: vendorAdded.type } },
      { ...entry, id: 'fine', action: vendorAdded(vendorDraft('Fine')) },
    ]);
    await settle([tab]);
    const late = await openTab(open);
    expect([names(tab), names(late)]).toEqual([
      ['First', 'Second', 'Fine'],
      ['First', 'Second', 'Fine'],
    ]);
    expect(tab.store.getState().journal.setAside).toBe(3);
    expect((await raw.aside()).map(({ reason }) => reason)).toEqual([
      'It holds no fact.',
      expect.stringContaining('newer program'),
      expect.stringContaining('undefined'),
    ]);
  });

  test('falls back to the older snapshot when the newer one cannot be read', async () => {
    const open = shelf();
    const raw = await open();
    await raw.append([
      { id: '1', at: '', by: '', version: VERSION, action: businessReplaced({ business: smallBusiness, by: 'sample' }) },
      { id: '2', at: '', by: '', version: VERSION, action: vendorAdded(vendorDraft('Later')) },
    ]);
    await raw.compact({ seq: 1, version: VERSION, state: smallBusiness });
    await raw.compact({ seq: 2, version: VERSION, state: 'rubbish' });
    const tab = await openTab(open);
    expect(names(tab)).toEqual(['First', 'Second', 'Later']);
    expect(tab.store.getState().journal.setAside).toBe(1);
  });

  test('without storage works on from memory, and says so', async () => {
    const tab = await openTab(() => Promise.reject(new Error('Storage is switched off')));
    add(tab, 'A');
    await settle([tab]);
    expect(names(tab)).toEqual(['First', 'Second', 'A']);
    expect(tab.store.getState().journal).toMatchObject({
      status: 'ready',
      kept: 'in memory',
      trouble: 'Storage is switched off',
    });
  });

  test('that has nothing to begin with has failed, with its reason', async () => {
    const tab = await openTab(shelf(), { firstBusiness: () => Promise.reject(new Error('No sample')) });
    expect(tab.store.getState().journal).toMatchObject({ status: 'failed', trouble: 'No sample' });
  });

  test('keeps an emptied business empty', async () => {
    const open = shelf();
    const tab = await openTab(open);
    tab.store.dispatch(businessReplaced({ business: emptyBusiness, by: 'emptying' }));
    await settle([tab]);
    expect((await openTab(open)).business()).toEqual(emptyBusiness);
  });
});

describe('a journal that was deleted under a tab', () => {
  const deletable = async () => {
    const [first, second] = [shelf(), shelf()];
    let journal = await first();
    let lost = false;
    const unlessLost = async <Answer>(call: () => Promise<Answer>) => {
      if (lost) throw new JournalLostError('The database was deleted');
      return call();
    };
    const tab = await openTab(async () => ({
      ...journal,
      snapshots: () => journal.snapshots(),
      append: (drafts) => unlessLost(() => journal.append(drafts)),
      since: (seq) => unlessLost(() => journal.since(seq)),
      compact: async (snapshot) => {
        lost = false;
        await journal.compact(snapshot);
      },
    }));
    const remove = async () => {
      journal = await second();
      lost = true;
    };
    return { tab, remove, second };
  };

  test('begins again with what the tab knows', async () => {
    const { tab, remove, second } = await deletable();
    add(tab, 'Before');
    await settle([tab]);
    await remove();
    add(tab, 'After');
    await settle([tab]);
    expect(names(tab)).toEqual(['First', 'Second', 'Before', 'After']);
    expect((await openTab(second)).business()).toEqual(tab.business());
  });

  test('and begun anew by a newcomer takes the side of the tab, which has the real business', async () => {
    const { tab, remove, second } = await deletable();
    add(tab, 'Before');
    await settle([tab]);
    await remove();
    const newcomer = await openTab(second);
    add(tab, 'After');
    await settle([newcomer, tab]);
    expect(names(newcomer)).toEqual(['First', 'Second', 'Before', 'After']);
    expect(names(tab)).toEqual(names(newcomer));
  });
});
