import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Model } from '@/journal/port/model';
import type { ConfiguredDevice } from '@/store/stock/configured/configured';
import { configuredTable } from '@/store/stock/configured/configuredSlice';
import { devicesDeleted } from '@/store/facts/configured';
import { businessReplaced, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { BEGINNING } from '@/journal/sync/beginningAnew';
import { UnheardError } from '@/journal/kit/plainWords';
import type { Draft, Journal, Parcel } from '@/journal/port/port';
import { NOTICEABLE_MS } from '@/journal/sync/waitingNotices';
import { DRAFT_MAX_CHARACTERS } from '@/journal/port/weight';
import { pricesChanged, productAdded, vendorAdded } from '@/store/facts/vendors';
import { anyFact } from '../support/facts';
import { farJournal } from '../support/farJournal';
import { runs } from '../support/runs';
import { loadTab, nextTurn, openTab, settle, smallBusiness } from '../support/tabs';
import { vendorDraft } from '../support/vendors';
import { add, names, sharedShelf, siren } from '../support/vendorTabs';
import { until } from '../support/eventually';

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
        const open = sharedShelf();
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
      { numRuns: runs(25) },
    );
  });

  test('never lose sight of their own facts in between', async () => {
    const step = fc.record({ tab: fc.nat(2), rest: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const open = sharedShelf();
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
      { numRuns: runs(25) },
    );
  });

  test('show a change of one in the others', async () => {
    const open = sharedShelf();
    const tabs = [await openTab(open), await openTab(open)] as const;
    add(tabs[0], 'Konkan');
    await settle(tabs);
    expect(names(tabs[1])).toEqual(['First', 'Second', 'Konkan']);
  });

  test('go on reading and sending while one of them keeps a snapshot, one at a time', async () => {
    const open = sharedShelf();
    let keep = () => {};
    const isKept = new Promise<void>((resolve) => (keep = resolve));
    let snapshots = 0;
    const slowly = async (): Promise<Journal> => {
      const journal = await open();
      const compact: Journal['compact'] = async (snapshot) => {
        snapshots += 1;
        await isKept;
        await journal.compact(snapshot);
      };
      return { ...journal, compact };
    };
    const keeping = await openTab(slowly, { compactAfter: 1 });
    const other = await openTab(open);
    add(keeping, 'Third');
    await until(() => snapshots === 1);
    add(other, 'Fourth');
    add(keeping, 'Fifth');
    await until(() => names(other).length === 5 && names(keeping).length === 5);
    expect([keeping.replica.waiting(), snapshots]).toEqual([0, 1]);
    keep();
    await settle([keeping, other]);
  });

  test('that begin together begin once', async () => {
    const open = sharedShelf();
    const tabs = await Promise.all([openTab(open), openTab(open), openTab(open)]);
    await settle(tabs);
    expect(await tabs[0].replica.newest(10)).toHaveLength(1);
  });
});

describe('a fact', () => {
  test('that cannot be kept at once is tried again, and kept once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('before', 'after', 'not'), { maxLength: 8 }), async (failures) => {
        const open = sharedShelf();
        const beginning = await openTab(open);
        const tab = await openTab(async () => failing(await open(), [...failures]));
        for (const name of ['A', 'B', 'C']) {
          add(tab, name);
          await nextTurn();
        }
        await settle([beginning, tab]);
        expect(names(await openTab(open))).toEqual(['First', 'Second', 'A', 'B', 'C']);
      }),
      { numRuns: runs(25) },
    );
  });

  test('that waits is counted with the reason, until it is kept', async () => {
    const open = sharedShelf();
    let resume = () => {};
    const paused = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const tab = await openTab(async () => failing(await open(), ['not', 'before']), { pause: () => paused });
    add(tab, 'A');
    await until(() => tab.store.getState().journal.waiting === 1);
    expect(tab.store.getState().journal.trouble).toBe(
      'The storage of this browser does not answer. Trackyard tries again by itself.',
    );
    resume();
    await settle([tab]);
    expect(tab.store.getState().journal).toMatchObject({ waiting: 0 });
    expect(tab.store.getState().journal).not.toHaveProperty('trouble');
  });

  test.each([
    ['that nobody hears, as while another machine takes over', new UnheardError('It does not answer.'), 400],
    ['that is heard and fails', new Error('It is full.'), 2_000],
  ])('%s is tried again after pauses that grow so far', async (_what, error, longest) => {
    const [open, pauses] = [sharedShelf(), [] as number[]];
    let isBegun = false;
    const failsForLong = async (): Promise<Journal> => {
      const journal = await open();
      const append: Journal['append'] = (drafts) =>
        isBegun && pauses.length < 6 ? Promise.reject(error) : journal.append(drafts);
      return { ...journal, append };
    };
    const pause = (milliseconds: number) => {
      if (milliseconds === NOTICEABLE_MS) return new Promise<void>(() => {});
      pauses.push(milliseconds);
      return nextTurn();
    };
    const tab = await openTab(failsForLong, { pause });
    isBegun = true;
    add(tab, 'A');
    await until(() => names(tab).includes('A') && tab.store.getState().journal.waiting === 0 && pauses.length === 6);
    expect([pauses[0], Math.max(...pauses)]).toEqual([200, longest]);
  });

  test('that was not read for a while is missed no longer than that, also where nobody said one', async () => {
    const [open, told] = [sharedShelf(), new Set<() => void>()];
    let away = true;
    const failsWhileAway = async (): Promise<Journal> => {
      const journal = await open();
      const since: Journal['since'] = (...of) =>
        away ? Promise.reject(new Error('It is away.')) : journal.since(...of);
      const subscribe: Journal['subscribe'] = (onNews) => {
        told.add(onNews);
        return () => void told.delete(onNews);
      };
      return { ...journal, since, subscribe };
    };
    const tab = loadTab(failsWhileAway, { waits: true });
    const trouble = () => tab.store.getState().journal.trouble;
    const comesBack = async () => {
      await until(() => trouble() !== undefined);
      away = false;
      await until(() => trouble() === undefined);
    };
    await comesBack();
    await tab.started;
    away = true;
    for (const onNews of told) onNews();
    await comesBack();
    expect(await tab.replica.newest(5)).toHaveLength(1);
  });

  test('of a tab that is killed is lost only while it was not kept, and never doubled', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(12), fc.nat(6), async (turns, count) => {
        const open = sharedShelf();
        let dead = false;
        const mortal = async (): Promise<Journal> => {
          const journal = await open();
          const unlessDead =
            <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
            (...args: Args) =>
              dead ? new Promise<Answer>(() => {}) : call(...args);
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
      { numRuns: runs(25) },
    );
  });

  test('that is no plain JSON fails before it changes anything', async () => {
    const tab = await openTab(sharedShelf());
    const before = tab.business();
    const circle: Record<string, unknown> = {};
    circle.circle = circle;
    const broken = vendorAdded({ ...vendorDraft('A'), name: circle as unknown as string });
    expect(() => tab.store.dispatch(broken)).toThrow('circular');
    expect(tab.business()).toEqual(before);
    expect(tab.replica.waiting()).toBe(0);
  });

  test('without effect is none: it is neither journaled nor taken back', async () => {
    const tab = await openTab(sharedShelf());
    const said = tab.store.dispatch(pricesChanged('vendor-1', []));
    await settle([tab]);
    expect(said).toMatchObject({ done: true });
    expect(said).not.toHaveProperty('undo');
    expect(await tab.replica.newest(5)).toHaveLength(1);
  });

  test('that a rule refuses is answered with the reason, and changes, journals and tells nothing', async () => {
    const tab = await openTab(sharedShelf());
    const before = tab.store.getState();
    const said = tab.store.dispatch(productAdded('nobody', siren));
    await settle([tab]);
    expect(said).toMatchObject({
      done: false,
      reason: expect.stringContaining('This vendor was deleted') as string,
    });
    expect(tab.store.getState()).toBe(before);
    expect(await tab.replica.newest(5)).toHaveLength(1);
  });

  test('that is too large to travel goes beside the journal, and comes back whole', async () => {
    const open = sharedShelf();
    const tab = await openTab(open);
    const products = Array.from({ length: 2_000 }, (_, index) => ({ ...siren, name: `Siren ${index}` }));
    tab.store.dispatch(vendorAdded(vendorDraft('Large', products)));
    await settle([tab]);
    const [entry] = await (await open()).newest(1);
    expect(JSON.stringify(entry).length).toBeLessThan(DRAFT_MAX_CHARACTERS);
    expect((await openTab(open)).business()).toEqual(tab.business());
  });

  test('whose bulk is refused is taken back, and holds up none of the others', async () => {
    const open = sharedShelf();
    const server = await open();
    const refuses = ({ id, contents }: Parcel) => id !== BEGINNING && contents !== undefined;
    const tab = await openTab(() =>
      Promise.resolve(
        farJournal(
          () => server,
          () => ({ refuses }),
        ),
      ),
    );
    const products = Array.from({ length: 2_000 }, (_, index) => ({ ...siren, name: `Siren ${index}` }));
    const said = tab.store.dispatch(vendorAdded(vendorDraft('Large', products)));
    add(tab, 'Small');
    await settle([tab]);
    expect(said.done && (await said.confirmed())).toEqual({
      missed: expect.stringContaining('The server refuses') as string,
    });
    expect(names(tab)).toEqual(['First', 'Second', 'Small']);
    expect(tab.business()).toEqual((await openTab(open)).business());
  });

  test('that is about very many records is kept as well', async () => {
    const device = Object.values(smallBusiness.configured.entities)[0] as ConfiguredDevice;
    const devices = Array.from({ length: 5_000 }, (_, index) => ({
      ...device,
      id: `a configured device ${index}`,
      number: index + 1,
    }));
    const business = { ...smallBusiness, configured: configuredTable(devices) };
    const tab = await openTab(sharedShelf(), {
      firstFact: () => Promise.resolve(businessReplaced(business, 'sample')),
    });
    const said = tab.store.dispatch(devicesDeleted(devices));
    await settle([tab]);
    expect(said.done && (await said.confirmed())).toEqual({ kept: 2 });
    expect(await tab.replica.history('a configured device 4999', 5)).toHaveLength(1);
  });

  test('that turns out to be one that no reducer can take came to nothing, and its author is told', async () => {
    const isBroken = (fact: UnknownAction) => vendorAdded.match(fact) && fact.payload.name === 'Broken';
    const model: Model<Business> = {
      ...businessModel,
      replaying(state, facts, listeners) {
        facts.forEach((fact, place) => isBroken(fact) && listeners.unreadable(place, 'There is no such thing.'));
        return businessModel.replaying(
          state,
          facts.filter((fact) => !isBroken(fact)),
          listeners,
        );
      },
    };
    const open = sharedShelf();
    const tabs = [await openTab(open, { model }), await openTab(open, { model })] as const;
    add(tabs[0], 'Konkan');
    const said = tabs[1].store.dispatch(vendorAdded(vendorDraft('Broken')));
    await settle(tabs);
    expect(said.done && (await said.confirmed())).toEqual({ missed: 'There is no such thing.' });
    expect(tabs[1].store.getState().journal.missed).toHaveLength(1);
  });

  test('can be awaited until its place in the order is known', async () => {
    const tab = await openTab(sharedShelf());
    const said = tab.store.dispatch(vendorAdded(vendorDraft('A')));
    if (!said.done) throw new Error(said.reason);
    expect(await said.confirmed()).toEqual({ kept: 2 });
  });
});
