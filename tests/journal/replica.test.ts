import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Model } from '@/journal/model';
import type { ConfiguredDevice } from '@/store/configured/configured';
import { configuredTable, devicesDeleted } from '@/store/configured/configuredSlice';
import { businessReplaced, emptyBusiness, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import type { Fact } from '@/store/business/store';
import { explained } from '@/store/business/whoChanged';
import { BEGINNING } from '@/journal/courier';
import { DRAFT_MAX_CHARACTERS, JournalLostError, type Draft, type Journal, type Parcel } from '@/journal/port';
import { memoryShelf } from '@/journal/adapters/memory';
import { pricesChanged, productAdded, selectVendor, selectVendors, vendorAdded, vendorTable } from '@/store/vendors/vendorsSlice';
import { anyFact } from '../support/facts';
import { farJournal } from '../support/farJournal';
import { nextTurn, openTab, settle, smallBusiness, type Tab } from '../support/tabs';
import { productChange, vendor, vendorDraft } from '../support/vendors';

const siren = { name: 'Siren', rate: 90, unit: 'Pcs', minOrderQty: 1 };

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
    const answers = await journal.append(drafts);
    if (failure === 'after') throw new Error('The answer was lost');
    return answers;
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
          const said = tabs[tab]?.store.dispatch(fact);
          if (undo && said?.done) said.undo?.();
          if (rest) await nextTurn();
        }
        await settle(tabs);
        const late = await openTab(open);
        for (const tab of tabs) expect(tab.business()).toEqual(late.business());
      }),
      { numRuns: 60 },
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
      { numRuns: 60 },
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
    expect(tab.store.getState().journal.trouble).toBe('The storage of this browser does not answer. Trackyard tries again by itself.');
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

  test('that is no plain JSON fails before it changes anything', async () => {
    const tab = await openTab(shelf());
    const before = tab.business();
    const circle: Record<string, unknown> = {};
    circle.circle = circle;
    const broken = vendorAdded({ ...vendorDraft('A'), name: circle as unknown as string });
    expect(() => tab.store.dispatch(broken)).toThrow('circular');
    expect(tab.business()).toEqual(before);
    expect(tab.replica.waiting()).toBe(0);
  });

  test('without effect is none: it is neither journaled nor taken back', async () => {
    const tab = await openTab(shelf());
    const said = tab.store.dispatch(pricesChanged('vendor-1', []));
    await settle([tab]);
    expect(said).toMatchObject({ done: true });
    expect(said).not.toHaveProperty('undo');
    expect(await tab.replica.newest(5)).toHaveLength(1);
  });

  test('that a rule refuses is answered with the reason, and changes, journals and tells nothing', async () => {
    const tab = await openTab(shelf());
    const before = tab.store.getState();
    const said = tab.store.dispatch(productAdded('nobody', siren));
    await settle([tab]);
    expect(said).toMatchObject({ done: false, reason: expect.stringContaining('This vendor is not there any more') as string });
    expect(tab.store.getState()).toBe(before);
    expect(await tab.replica.newest(5)).toHaveLength(1);
  });

  test('that is too large to travel goes beside the journal, and comes back whole', async () => {
    const open = shelf();
    const tab = await openTab(open);
    const products = Array.from({ length: 2_000 }, (_, index) => ({ ...siren, name: `Siren ${index}` }));
    tab.store.dispatch(vendorAdded(vendorDraft('Large', products)));
    await settle([tab]);
    const [entry] = await (await open()).newest(1);
    expect(JSON.stringify(entry).length).toBeLessThan(DRAFT_MAX_CHARACTERS);
    expect((await openTab(open)).business()).toEqual(tab.business());
  });

  test('whose bulk is refused is taken back, and holds up none of the others', async () => {
    const open = shelf();
    const server = await open();
    const refuses = ({ id, contents }: Parcel) => id !== BEGINNING && contents !== undefined;
    const tab = await openTab(() => Promise.resolve(farJournal(() => server, () => ({ refuses }))));
    const products = Array.from({ length: 2_000 }, (_, index) => ({ ...siren, name: `Siren ${index}` }));
    const said = tab.store.dispatch(vendorAdded(vendorDraft('Large', products)));
    add(tab, 'Small');
    await settle([tab]);
    expect(said.done && (await said.confirmed())).toEqual({ missed: expect.stringContaining('The server refuses') as string });
    expect(names(tab)).toEqual(['First', 'Second', 'Small']);
    expect(tab.business()).toEqual((await openTab(open)).business());
  });

  test('that is about very many records is kept as well', async () => {
    const device = Object.values(smallBusiness.configured.entities)[0] as ConfiguredDevice;
    const devices = Array.from({ length: 5_000 }, (_, index) => ({ ...device, id: `a configured device ${index}`, number: index + 1 }));
    const business = { ...smallBusiness, configured: configuredTable(devices) };
    const tab = await openTab(shelf(), { firstFact: () => Promise.resolve(businessReplaced(business, 'sample')) });
    const said = tab.store.dispatch(devicesDeleted(devices));
    await settle([tab]);
    expect(said.done && (await said.confirmed())).toEqual({ kept: 2 });
    expect(await tab.replica.history('a configured device 4999', 5)).toHaveLength(1);
  });

  test('that turns out to be one that no reducer can take came to nothing, and its author is told', async () => {
    const isBroken = (fact: UnknownAction) => vendorAdded.match(fact) && fact.payload.name === 'Broken';
    const model: Model<Business> = {
      ...businessModel,
      replay(state, facts, ears) {
        facts.forEach((fact, place) => isBroken(fact) && ears.unreadable(place, 'There is no such thing.'));
        return businessModel.replay(state, facts.filter((fact) => !isBroken(fact)), ears);
      },
    };
    const open = shelf();
    const tabs = [await openTab(open, { model }), await openTab(open, { model })] as const;
    add(tabs[0], 'Konkan');
    const said = tabs[1].store.dispatch(vendorAdded(vendorDraft('Broken')));
    await settle(tabs);
    expect(said.done && (await said.confirmed())).toEqual({ missed: 'There is no such thing.' });
    expect(tabs[1].store.getState().journal.missed).toHaveLength(1);
  });

  test('can be awaited until its place in the order is known', async () => {
    const tab = await openTab(shelf());
    const said = tab.store.dispatch(vendorAdded(vendorDraft('A')));
    if (!said.done) throw new Error(said.reason);
    expect(await said.confirmed()).toEqual({ kept: 2 });
  });
});

describe('a fact that was overtaken', () => {
  /** Two tabs that say something at one instant, so that the journal's order decides. */
  const race = async (one: Fact, other: Fact) => {
    const open = shelf();
    const tabs = [await openTab(open, { by: () => 'Ravi' }), await openTab(open)] as const;
    const said = [tabs[0].store.dispatch(one), tabs[1].store.dispatch(other)] as const;
    await settle(tabs);
    return { tabs, said, open };
  };
  const relay = { id: 'product-1', name: 'Relay', rate: 80, unit: 'Pcs', minOrderQty: 10 };
  const change = (changes: Partial<typeof relay>) => productChange('vendor-1', relay, changes);

  test('changes nothing, and its author is told what happened instead', async () => {
    const { tabs, said } = await race(change({ rate: 95 }), change({ rate: 70 }));
    for (const tab of tabs) {
      expect(selectVendor(tab.store.getState(), 'vendor-1')?.products[0]).toMatchObject({ rate: 95 });
    }
    const reason = 'Rate of Relay is ₹95 now, changed meanwhile from ₹80.';
    expect(tabs[0].store.getState().journal.missed).toEqual([]);
    expect(tabs[1].store.getState().journal.missed).toMatchObject([{ reason, fact: change({ rate: 70 }) }]);
    if (!said[1].done) throw new Error('refused at once');
    expect(await said[1].confirmed()).toMatchObject({ missed: reason });
  });

  test('is known as such to everybody, also after a snapshot', async () => {
    const { tabs, open } = await race(change({ rate: 95 }), change({ rate: 70 }));
    const raw = await open();
    await raw.compact({ seq: 3, version: 2, state: tabs[0].business(), overtaken: { 3: 'Rate is 95 now.' } });
    const late = await openTab(open);
    expect((await tabs[0].replica.newest(1))[0]?.overtaken).toBe('Rate of Relay is ₹95 now, changed meanwhile from ₹80.');
    expect((await late.replica.history('product-1', 5)).map(({ overtaken }) => overtaken)).toEqual([
      'Rate is 95 now.',
      undefined,
    ]);
  });

  test('is told also when it was only seen to be while it still waited', async () => {
    const open = shelf();
    const ravi = await openTab(open, { by: () => 'Ravi' });
    let line = Promise.resolve();
    let restore = () => {};
    const tab = await openTab(async () => {
      const journal = await open();
      return { ...journal, append: (drafts: readonly Draft[]) => line.then(() => journal.append(drafts)) };
    });
    line = new Promise<void>((resolve) => {
      restore = resolve;
    });
    add(tab, 'Said first');
    await nextTurn();
    tab.store.dispatch(change({ rate: 70 }));
    ravi.store.dispatch(change({ rate: 95 }));
    await settle([ravi]);
    restore();
    await settle([ravi, tab]);
    expect(tab.store.getState().journal.missed).toMatchObject([{ fact: change({ rate: 70 }) }]);
    expect(tab.business()).toEqual(ravi.business());
  });

  test('is none where two people changed different fields of one record: both get their way', async () => {
    const { tabs } = await race(change({ rate: 95 }), change({ name: 'Relay 24 V' }));
    expect(selectVendor(tabs[1].store.getState(), 'vendor-1')?.products[0]).toMatchObject({ rate: 95, name: 'Relay 24 V' });
    expect(tabs.flatMap((tab) => tab.store.getState().journal.missed)).toEqual([]);
  });

  test('is told to its author with the name of who was faster', async () => {
    const { tabs } = await race(change({ rate: 95 }), change({ rate: 70 }));
    const [missed] = tabs[1].store.getState().journal.missed;
    if (!missed) throw new Error('not told');
    expect(await tabs[1].store.dispatch(explained(missed))).toBe('Rate of Relay is ₹95 now: Ravi changed it from ₹80, just now.');
  });

  test('is told so, too, when the other one came to be known before it was sent', async () => {
    const open = shelf();
    let arrive = () => {};
    const underWay = new Promise<void>((resolve) => (arrive = resolve));
    const ravi = await openTab(open);
    let slow = false;
    const asha = await openTab(async () => {
      const journal = await open();
      return {
        ...journal,
        since: async (seq) => {
          const entries = await journal.since(seq);
          if (slow) await underWay;
          return entries;
        },
      };
    });
    slow = true;
    ravi.store.dispatch(change({ rate: 95 }));
    await settle([ravi]);
    await nextTurn();
    const said = asha.store.dispatch(change({ rate: 70 }));
    arrive();
    await settle([ravi, asha]);
    if (!said.done) throw new Error('refused at once');
    expect(await said.confirmed()).toMatchObject({ missed: 'Rate of Relay is ₹95 now, changed meanwhile from ₹80.' });
    expect(asha.store.getState().journal.missed).toHaveLength(1);
    expect((await asha.replica.newest(1))[0]?.overtaken).toBeDefined();
  });

  test('is told so, too, when the journal refused what it builds on', async () => {
    const server = memoryShelf();
    const fact = vendorAdded(vendorDraft('Refused'));
    const refuses = ({ action }: Draft) => vendorAdded.match(action) && action.payload.id === fact.payload.id;
    const tab = await openTab(() => Promise.resolve(farJournal(server, () => ({ refuses }))));
    tab.store.dispatch(fact);
    const said = tab.store.dispatch(productAdded(fact.payload.id, siren));
    await settle([tab]);
    if (!said.done) throw new Error('refused at once');
    expect(await said.confirmed()).toMatchObject({ missed: expect.stringContaining('not there any more') as string });
    expect(tab.business()).toEqual((await openTab(() => Promise.resolve(server()))).business());
  });

  test('names who was faster, and what the value was', async () => {
    const { tabs } = await race(change({ rate: 95 }), vendorAdded(vendorDraft('Konkan')));
    const said = tabs[1].store.dispatch(change({ rate: 70 }));
    if (said.done) throw new Error('not refused');
    expect(await tabs[1].store.dispatch(explained(said))).toBe('Rate of Relay is ₹95 now: Ravi changed it from ₹80, just now.');
  });
});

describe('a start', () => {
  test('reads the snapshot and what came after it', async () => {
    const open = shelf();
    const tab = await openTab(open);
    for (let index = 0; index < 1_000; index += 1) tab.store.dispatch(productAdded('vendor-2', { name: 'R', rate: 1, unit: 'Pcs', minOrderQty: 1 }));
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
    const open = shelf();
    const raw = await open();
    await raw.append([
      { id: '1', at: '', by: '', about: [], version: businessModel.version, action: businessReplaced(smallBusiness, 'sample') },
      { id: '2', at: '', by: '', about: [], version: businessModel.version, action: vendorAdded(vendorDraft('Later')) },
    ]);
    await raw.compact({ seq: 1, version: businessModel.version, state: smallBusiness, overtaken: {} });
    await raw.compact({ seq: 2, version: businessModel.version, state: 'rubbish', overtaken: {} });
    const tab = await openTab(open);
    expect(names(tab)).toEqual(['First', 'Second', 'Later']);
    expect(tab.store.getState().journal.setAside).toBe(1);
  });

  test('without storage works on from memory, says so, and goes over to the storage once it answers', async () => {
    const open = shelf();
    let answers = false;
    const tab = await openTab(() => (answers ? open() : Promise.reject(new Error('Storage is switched off'))));
    const relay = { id: 'product-1', name: 'Relay', rate: 80, unit: 'Pcs', minOrderQty: 10 };
    tab.store.dispatch(productChange('vendor-1', relay, { rate: 95 }));
    await settle([tab]);
    expect(tab.replica.unsaved()).toBe(true);
    answers = true;
    add(tab, 'Said while it answers again');
    await vi.waitUntil(() => tab.store.getState().journal.kept === 'durably');
    await settle([tab]);
    expect(tab.replica.unsaved()).toBe(false);
    const late = await openTab(open);
    expect(late.business()).toEqual(tab.business());
    expect(names(late)).toEqual(['First', 'Second', 'Said while it answers again']);
    expect(selectVendor(late.store.getState(), 'vendor-1')?.products[0]).toMatchObject({ rate: 95 });
  });

  test('of a storage that had a business of its own brings what was said meanwhile there, or tells its author', async () => {
    const open = shelf();
    add(await openTab(open), 'There before');
    let answers = false;
    const other = () => Promise.resolve(businessReplaced({ ...smallBusiness, vendors: vendorTable([vendor(9)]) }, 'sample'));
    const tab = await openTab(() => (answers ? open() : Promise.reject(new Error('Off'))), { firstFact: other });
    add(tab, 'Said meanwhile');
    tab.store.dispatch(productAdded('vendor-9', siren));
    answers = true;
    await vi.waitUntil(() => tab.store.getState().journal.kept === 'durably');
    await settle([tab]);
    expect(names(tab)).toEqual(['First', 'Second', 'There before', 'Said meanwhile']);
    expect(tab.store.getState().journal.missed.map(({ fact }) => fact.type)).toEqual([productAdded.type]);
  });

  test.each(['since', 'snapshots', 'append'] as const)(
    'of a storage that opens and then fails at %s stays in memory, until all that was said is kept',
    async (step) => {
      const open = shelf();
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
      await vi.waitUntil(() => failures > 0);
      add(tab, 'Said after it failed');
      await vi.waitUntil(() => tab.store.getState().journal.kept === 'durably');
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
    const tab = await openTab(shelf(), { firstFact: () => Promise.reject(new Error('No sample')) });
    expect(tab.store.getState().journal).toMatchObject({ status: 'failed', trouble: 'The data could not be loaded. Reload this page.' });
  });

  test('keeps an emptied business empty', async () => {
    const open = shelf();
    const tab = await openTab(open);
    tab.store.dispatch(businessReplaced(emptyBusiness, 'emptying'));
    await settle([tab]);
    expect((await openTab(open)).business()).toMatchObject({ ...emptyBusiness, origin: { facts: 0 } });
  });
});

describe('a program that is older than what it finds', () => {
  const newer = (id: string): Draft => ({
    id,
    at: '2026-11-21T00:00:00Z',
    by: 'Ravi',
    about: [],
    version: businessModel.version + 1,
    action: { type: 'vendors/vendorRenamed' },
  });

  test('shows what it can read, sets nothing aside, and says that it must be loaded anew', async () => {
    const open = shelf();
    const tab = await openTab(open);
    add(tab, 'Before');
    await settle([tab]);
    const raw = await open();
    await raw.append([newer('first of a newer form')]);
    const late = await openTab(open);
    for (const one of [tab, late]) {
      await vi.waitUntil(() => one.store.getState().journal.outdated);
      expect(names(one)).toEqual(['First', 'Second', 'Before']);
    }
    expect(await raw.aside()).toEqual([]);
    expect(await raw.since(2)).toHaveLength(1);
  });

  test('changes nothing any more: what is said is refused with the cure', async () => {
    const open = shelf();
    const tab = await openTab(open);
    await (await open()).append([newer('first of a newer form')]);
    await vi.waitUntil(() => tab.store.getState().journal.outdated);
    const said = add(tab, 'Too late');
    expect(said).toMatchObject({ done: false, reason: expect.stringContaining('Reload this page') as string });
    expect(await (await open()).since(2)).toEqual([]);
  });

  test('reads the older snapshot where the newest is of a newer form', async () => {
    const open = shelf();
    const tab = await openTab(open);
    add(tab, 'Before');
    await settle([tab]);
    await (await open()).compact({ seq: 2, version: businessModel.version + 1, state: { vendors: 'otherwise' }, overtaken: {} });
    const late = await openTab(open);
    expect(names(late)).toEqual(['First', 'Second', 'Before']);
    expect(late.store.getState().journal.outdated).toBe(true);
    expect(await (await open()).snapshots()).toHaveLength(1);
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
