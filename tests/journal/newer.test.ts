import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { NewerProgramError, type Draft, type Journal } from '@/journal/port/port';
import { businessReplaced } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { vendorAdded } from '@/store/facts/vendors';
import { done } from '../support/said';
import { openTab, settle, smallBusiness, type Tab } from '../support/tabs';
import { vendorDraft } from '../support/vendors';
import { names, sharedShelf } from '../support/vendorTabs';
import { until } from '../support/eventually';

const add = (tab: Tab, name: string) => done(tab.store.dispatch(vendorAdded(vendorDraft(name))));
const isOutdated = (tab: Tab) => tab.store.getState().journal.outdated;
const newer: Draft = {
  id: 'newer',
  at: '2026-11-21T00:00:00Z',
  by: 'Ravi',
  about: [],
  version: businessModel.version + 1,
  action: { type: 'vendors/vendorRenamed' },
};

describe('a program that is older than what it finds', () => {
  test('shows what it can read, sets nothing aside, and says that it must be loaded anew', async () => {
    const open = sharedShelf();
    const tab = await openTab(open);
    add(tab, 'Before');
    await settle([tab]);
    const raw = await open();
    await raw.append([newer]);
    const late = await openTab(open);
    for (const one of [tab, late]) {
      await until(() => isOutdated(one));
      expect(names(one)).toEqual(['First', 'Second', 'Before']);
    }
    expect(await raw.aside()).toEqual([]);
    expect(await raw.since(2)).toHaveLength(1);
  });

  test('changes nothing any more: what is said is refused with the cure', async () => {
    const open = sharedShelf();
    const tab = await openTab(open);
    await (await open()).append([newer]);
    await until(() => isOutdated(tab));
    const said = tab.store.dispatch(vendorAdded(vendorDraft('Too late')));
    expect(said).toMatchObject({ done: false, reason: expect.stringContaining('Reload this page') as string });
    expect(await (await open()).since(2)).toEqual([]);
  });

  test('reads the older snapshot where the newest is of a newer form', async () => {
    const open = sharedShelf();
    const tab = await openTab(open);
    add(tab, 'Before');
    await settle([tab]);
    await (
      await open()
    ).compact({ seq: 2, version: businessModel.version + 1, state: { vendors: 'otherwise' }, overtaken: {} });
    const late = await openTab(open);
    expect(names(late)).toEqual(['First', 'Second', 'Before']);
    expect(isOutdated(late)).toBe(true);
    expect(await (await open()).snapshots()).toHaveLength(1);
  });

  test('begins nothing where a newer one has kept no more than a snapshot', async () => {
    const shelf = memoryShelf();
    const raw = shelf();
    await raw.compact({ seq: 0, version: businessModel.version + 1, state: { vendors: 'otherwise' }, overtaken: {} });
    const tab = await openTab(() => Promise.resolve(shelf()));
    expect(isOutdated(tab)).toBe(true);
    expect([await raw.since(0), await raw.snapshots(), await raw.aside()]).toMatchObject([[], [{ seq: 0 }], []]);
  });

  test('takes back what it can never send, and tells its author so', async () => {
    const shelf = memoryShelf();
    let takenOver = false;
    const tab = await openTab(() => {
      const journal = shelf();
      const append: Journal['append'] = (drafts) =>
        takenOver
          ? Promise.reject(new NewerProgramError('A newer program keeps its data here.'))
          : journal.append(drafts);
      return Promise.resolve({ ...journal, append });
    });
    add(tab, 'Before');
    await settle([tab]);
    takenOver = true;
    const said = add(tab, 'Too late');
    const reason = 'It was not kept: a newer version of Trackyard is in use here. Reload this page, then do it again.';
    expect(await said.confirmed()).toEqual({ missed: reason });
    await until(() => isOutdated(tab));
    await tab.replica.settled();
    expect(names(tab)).toEqual(['First', 'Second', 'Before']);
    expect(tab.store.getState().journal.missed).toMatchObject([{ reason }]);
    expect(tab.replica.unsaved()).toBe(false);
  });

  test.each<[what: string, odd: Partial<Draft>]>([
    ['an entry that it cannot read', { action: { type: vendorAdded.type, payload: 7 } }],
    [
      'an entry of which some does not fit',
      {
        action: businessReplaced(
          { ...smallBusiness, vendors: { ids: ['x'], entities: { x: { id: 'x' } } } } as never,
          'sample',
        ),
      },
    ],
    ['an entry without an author', { by: undefined as never, version: businessModel.version + 1 }],
  ])('leaves %s where it is, although it lies before the first of the newer one', async (_what, odd) => {
    const shelf = memoryShelf();
    const raw = shelf();
    await raw.append([
      { ...newer, id: 'first', version: businessModel.version, action: businessReplaced(smallBusiness, 'sample') },
    ]);
    await raw.append([{ ...newer, id: 'odd', version: businessModel.version, ...odd }, newer]);
    const tab = await openTab(() => Promise.resolve(shelf()));
    expect(isOutdated(tab)).toBe(true);
    expect((await raw.since(0)).map(({ id }) => id)).toEqual(['first', 'odd', 'newer']);
    expect(await raw.aside()).toEqual([]);
  });

  test('leaves a snapshot that it cannot read where it is', async () => {
    const shelf = memoryShelf();
    const raw = shelf();
    await raw.append([
      { ...newer, id: 'first', version: businessModel.version, action: businessReplaced(smallBusiness, 'sample') },
    ]);
    await raw.compact({ seq: 1, version: businessModel.version, state: { vendors: 7 }, overtaken: {} });
    await raw.append([newer]);
    await raw.compact({ seq: 2, version: businessModel.version + 1, state: undefined, overtaken: {} });
    const tab = await openTab(() => Promise.resolve(shelf()));
    expect(isOutdated(tab)).toBe(true);
    expect(names(tab)).toEqual(['First', 'Second']);
    expect((await raw.snapshots()).map(({ seq }) => seq)).toEqual([2, 1]);
    expect(await raw.aside()).toEqual([]);
  });

  test('tells the author of a fact that it is kept when a newer one was faster', async () => {
    const shelf = memoryShelf();
    const raw = shelf();
    const tab = await openTab(() => Promise.resolve({ ...shelf(), subscribe: () => () => {} }));
    await raw.append([newer]);
    const said = add(tab, 'Just after it');
    expect(await said.confirmed()).toEqual({ kept: 3 });
    await until(() => isOutdated(tab));
    await tab.replica.settled();
    expect(tab.replica.unsaved()).toBe(false);
    expect(tab.store.getState().journal.missed).toEqual([]);
  });

  test('leaves what it can to the newer one, and tells the author of what names bytes, and of what came after it', async () => {
    const shelf = memoryShelf();
    let takenOver = false;
    const left: string[] = [];
    const unsavedAtUnload = {
      all: () => [],
      leave: (drafts: readonly Draft[]) => void left.push(...drafts.map(({ id }) => id)),
      take: () => {},
    };
    const open = () => {
      const journal = shelf();
      const append: Journal['append'] = (drafts) =>
        takenOver
          ? Promise.reject(new NewerProgramError('A newer program keeps its data here.'))
          : journal.append(drafts);
      return Promise.resolve({ ...journal, append });
    };
    let id = 0;
    const tab = await openTab(open, { unsavedAtUnload, newId: () => `draft ${(id += 1)}` });
    takenOver = true;
    tab.replica.stage('bytes', new Uint8Array([1]));
    add(tab, 'To be left');
    const certificate = { name: 'a.pdf', type: 'application/pdf', size: 1, hash: 'bytes' };
    const said = [
      vendorAdded(vendorDraft('With bytes'), certificate as never),
      vendorAdded(vendorDraft('After it')),
    ].map((fact) => done(tab.store.dispatch(fact)));
    for (const one of said)
      expect(await one.confirmed()).toEqual({
        missed: expect.stringMatching(/^It was not kept: a newer version/) as string,
      });
    await tab.replica.settled();
    expect(names(tab)).toEqual(['First', 'Second', 'To be left']);
    tab.replica.leave();
    expect(left).toEqual(['draft 1']);
  });

  test('removes no bytes, which the newer one may name in its own way', async () => {
    const shelf = memoryShelf();
    const tab = await openTab(() => Promise.resolve(shelf()));
    const raw = shelf();
    await raw.contents.put('hash', new Uint8Array([1]));
    await raw.append([newer]);
    await until(() => isOutdated(tab));
    await tab.replica.tidy([], '9999');
    expect(await raw.contents.get(['hash'])).toEqual([new Uint8Array([1])]);
  });
});
