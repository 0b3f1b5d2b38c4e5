import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { inPlainWords } from '@/journal/kit/plainWords';
import type { Journal, Parcel } from '@/journal/port/port';
import { attached, keepAttachment, readAttachment } from '@/store/kit/attachments/attachments';
import { attachmentsIn } from '@/store/backups/backupFormat';
import { businessReplaced, emptyBusiness, type Business } from '@/store/business/business';
import { movedWords } from '@/store/backups/moving';
import { emptying } from '@/store/backups/exchange';
import { officeSlice, userKnown } from '@/store/browser/officeSlice';
import { selectVendors, vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import { task } from '../../support/backups';
import { anyFact } from '../../support/facts';
import { farJournal, type Call, type Conduct } from '../../support/farJournal';
import { backupOf, browser, moveIn, recordsOf, refusalFor, describedBy } from '../../support/moves';
import { runs } from '../../support/runs';
import { nextTurn, openTab, settle, type Tab } from '../../support/tabs';
import { vendor, vendorDraft } from '../../support/vendors';
import { add, siren } from '../../support/vendorTabs';

const pdf = (text: string) => new File([`%PDF-${text}`], `${text}.pdf`, { type: 'application/pdf' });
/** What the files say that are named; of one that was named and never kept, why it says nothing. */
const certificates = async ({ store, business }: Tab) =>
  Promise.all(
    attachmentsIn(business()).map((file) =>
      store.dispatch(readAttachment(file)).then(
        (kept) => kept.text(),
        (error: unknown) => inPlainWords(error),
      ),
    ),
  );

/** More than may travel with a fact. */
const manyVendors: Business = {
  ...emptyBusiness,
  vendors: vendorTable(Array.from({ length: 400 }, (_row, index) => vendor(index + 1, { name: `Of many ${index}` }))),
};

const clock = () => {
  let minutes = 0;
  return () => new Date(Date.UTC(2026, 6, 1) + (minutes += 1) * 60_000).toISOString();
};

const addProducts = ({ store }: Tab, ...names: string[]) => {
  for (const name of names) store.dispatch(productAdded('vendor-1', { ...siren, name }));
};

/** A browser in which some products were added. */
async function busyBrowser() {
  const tab = await browser();
  addProducts(tab, 'One', 'Two');
  await settle([tab]);
  return tab;
}

/** A browser with nine entries, which move in five batches: those that say more than may travel go alone. */
async function busierBrowser() {
  const tab = await busyBrowser();
  for (const names of [
    ['Three', 'Four'],
    ['Five', 'Six'],
  ]) {
    tab.store.dispatch(businessReplaced(manyVendors, 'backup'));
    addProducts(tab, ...names);
  }
  await settle([tab]);
  return tab;
}

/** An errand that is given up when something of it is done. */
const givenUp = () => {
  const giving = new AbortController();
  return { signal: giving.signal, onProgress: () => giving.abort() };
};

describe('a backup that moves in with its history', () => {
  test('brings the same records, and who did what and when, whatever was said, taken back and overtaken', async () => {
    const step = fc.record({
      by: fc.nat(1),
      what: fc.oneof({ weight: 8, arbitrary: anyFact }, { weight: 1, arbitrary: fc.constantFrom('many', 'file') }),
      undo: fc.boolean(),
      rest: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), fc.boolean(), async (steps, isUsed) => {
        const door = memoryShelf();
        const now = clock();
        const tabs = [await browser(door, { now }), await browser(door, { now, by: () => 'Ravi' })] as const;
        for (const { by, what, undo, rest } of steps) {
          const { dispatch } = (by === 0 ? tabs[0] : tabs[1]).store;
          const file = what === 'file' ? await dispatch(attached(pdf(String(steps.length)))) : undefined;
          const fact = file
            ? vendorAdded(vendorDraft('Filed'), file)
            : what === 'many'
              ? businessReplaced(manyVendors, 'backup')
              : what;
          if (typeof fact === 'string') continue;
          const said = dispatch(fact);
          if (undo && said.done) said.undo?.();
          if (rest) await nextTurn();
        }
        await settle(tabs);
        const file = await backupOf(tabs[0]);
        const home = await browser();
        if (isUsed) add(home, 'Own');
        await settle([home]);
        const before = (await describedBy(home)).length;
        const told = await describedBy(tabs[0]);
        expect(await moveIn(home, file)).toEqual({ entries: told.length, added: told.length, isSame: true });
        expect(recordsOf(home.business())).toEqual(recordsOf(tabs[0].business()));
        expect((await describedBy(home)).slice(before)).toEqual(told);
        expect(await certificates(home)).toEqual(await certificates(tabs[0]));
      }),
      { numRuns: runs(8) },
    );
  });

  test('is the same for a tab that comes late, and can be worked with at once', async () => {
    const busy = await busyBrowser();
    const door = memoryShelf();
    const home = await browser(door);
    await moveIn(home, await backupOf(busy));
    add(home, 'After');
    await settle([home]);
    const late = await browser(door);
    expect(late.business()).toEqual(home.business());
    expect(selectVendors(late.store.getState()).map(({ name }) => name)).toEqual(['First', 'Second', 'After']);
    expect((await describedBy(late)).at(-1)).toMatchObject({ by: 'Asha', text: 'added vendor After' });
  });

  test('brings the bytes that only its history names', async () => {
    const busy = await browser();
    const file = await busy.store.dispatch(keepAttachment(pdf('gone')));
    busy.store.dispatch(vendorAdded(vendorDraft('Filed'), file));
    busy.store.dispatch(emptying());
    await settle([busy]);
    const home = await browser();
    await moveIn(home, await backupOf(busy));
    expect(await (await home.store.dispatch(readAttachment(file))).text()).toBe('%PDF-gone');
  });

  test('holds what waits to be kept as well, and what the journal will never take', async () => {
    let isFull = false;
    const door = memoryShelf();
    const busy = await openTab(() => {
      const journal = door();
      const append = (drafts: readonly Parcel[]) =>
        isFull ? Promise.reject(new DOMException('', 'QuotaExceededError')) : journal.append(drafts);
      return Promise.resolve({ ...journal, append });
    });
    isFull = true;
    busy.store.dispatch(businessReplaced(manyVendors, 'backup'));
    add(busy, 'Waits');
    const home = await browser();
    const moved = await moveIn(home, await backupOf(busy));
    expect(moved).toMatchObject({ added: 3, isSame: true });
    expect(movedWords(moved)).toBe('The business moved in with its history: 3 entries.');
    expect(movedWords({ ...moved, isSame: false })).toMatch(
      / 3 entries\. Something else was changed meanwhile, so not/,
    );
    expect(selectVendors(home.store.getState())).toHaveLength(401);
    await busy.replica.close();
  });

  test('moves in again only where something else was said since, and then whole', async () => {
    const busy = await busyBrowser();
    const file = await backupOf(busy);
    const home = await browser();
    await moveIn(home, file);
    const again = await moveIn(home, file);
    expect(again).toMatchObject({ added: 0, isSame: true });
    expect(movedWords(again)).toBe('All of this history is here already. Nothing was added.');
    add(home, 'Own');
    await settle([home]);
    expect(await moveIn(home, file)).toMatchObject({ added: 3, isSame: true });
    expect(recordsOf(home.business())).toEqual(recordsOf(busy.business()));
  });

  test('moves on and on, from browser to browser', async () => {
    const first = await busyBrowser();
    const [second, third] = [await browser(), await browser()];
    await moveIn(second, await backupOf(first));
    await moveIn(third, await backupOf(second));
    expect(recordsOf(third.business())).toEqual(recordsOf(first.business()));
    expect((await describedBy(third)).slice(2)).toEqual(await describedBy(first));
    const ids = (await third.replica.entries(0, 100)).map(({ id }) => id);
    expect(Math.max(...ids.map(({ length }) => length))).toBeLessThan(20);
  });
});

describe('a move that is interrupted', () => {
  /** A browser whose journal fails at those appends and puts, by their count, before or after it has done them. */
  async function frail(fails: (call: Call, count: number) => Conduct['away'] | undefined) {
    const door = memoryShelf();
    const counts = new Map<Call, number>();
    let isFrail = false;
    const tab = await openTab(() =>
      Promise.resolve(
        farJournal(door, (call) => {
          if (!isFrail) return {};
          counts.set(call, (counts.get(call) ?? 0) + 1);
          const away = fails(call, counts.get(call) ?? 0);
          return away ? { away } : {};
        }),
      ),
    );
    return { tab, door, turn: (on: boolean) => (isFrail = on) };
  }

  test('goes on where it stopped and doubles nothing, wherever it failed', async () => {
    const busy = await busierBrowser();
    const file = await backupOf(busy);
    const failure = fc.record({
      call: fc.constantFrom<Call[]>('append', 'since'),
      count: fc.integer({ min: 1, max: 4 }),
      away: fc.constantFrom('before' as const, 'after' as const),
    });
    await fc.assert(
      fc.asyncProperty(failure, async ({ call, count, away }) => {
        const { tab, door, turn } = await frail((asked, at) => (asked === call && at === count ? away : undefined));
        turn(true);
        const first = await moveIn(tab, file).then(
          () => 'moved in',
          (error: unknown) => inPlainWords(error),
        );
        turn(false);
        const second = await moveIn(tab, file);
        await settle([tab]);
        expect(recordsOf(tab.business())).toEqual(recordsOf(busy.business()));
        expect(await door().since(0)).toHaveLength(10);
        expect((await describedBy(tab)).slice(1)).toEqual(await describedBy(busy));
        expect(second.isSame).toBe(true);
        expect(first).toMatch(/^(moved in$|(Nothing was changed\.|[3467] of 9 entries are in\.) .+ again)/);
      }),
      { numRuns: runs(5) },
    );
  });

  test('stops where it is given up, and goes on from there', async () => {
    const busy = await busierBrowser();
    const file = await backupOf(busy);
    const home = await browser();
    await expect(moveIn(home, file, givenUp())).rejects.toThrow(/abort/i);
    await settle([home]);
    expect(await home.replica.entries(1, 100)).toHaveLength(3);
    expect(await moveIn(home, file)).toMatchObject({ added: 6, isSame: true });
  });

  test('says what the journal refuses, and nothing more is brought', async () => {
    const busy = await busyBrowser();
    const door = memoryShelf();
    const home = await openTab(() =>
      Promise.resolve(farJournal(door, () => ({ refuses: ({ moved }) => moved === true }))),
    );
    await expect(moveIn(home, await backupOf(busy))).rejects.toThrow(
      /^Nothing was changed\. The server refuses \w+-1\.$/,
    );
    expect(await door().since(0)).toHaveLength(1);
  });
});

describe('in an office', () => {
  const office = officeSlice.reducer(undefined, userKnown({ user: { name: 'Asha', role: 'admin' }, denied: {} }));
  const emptyOffice = (door: () => Journal = memoryShelf()) =>
    openTab(() => Promise.resolve(farJournal(door)), { firstFact: () => Promise.resolve(emptying()) });

  test('that is empty a business moves in, each entry told as brought along, with its own author and time', async () => {
    const busy = await busyBrowser();
    const file = await backupOf(busy);
    const door = memoryShelf();
    const sent: Parcel[] = [];
    const home = await emptyOffice(() => {
      const journal = door();
      return { ...journal, append: (drafts) => (sent.push(...drafts), journal.append(drafts)) };
    });
    expect(await refusalFor(home, file, office)).toBeUndefined();
    expect(await moveIn(home, file, task(), office)).toMatchObject({ added: 3, isSame: true });
    expect((await describedBy(home)).slice(1)).toEqual(await describedBy(busy));
    expect((await door().since(0)).map(({ id }) => id.split('-')[1])).toEqual([undefined, '1', '2', '3']);
  });

  test('that holds something already none does, and this is said before', async () => {
    const busy = await busyBrowser();
    const file = await backupOf(busy);
    const home = await emptyOffice();
    add(home, 'Own');
    await settle([home]);
    const why = 'This office has data already. A business can move in with its history only while the office is empty.';
    expect(await refusalFor(home, file, office)).toBe(why);
    await expect(moveIn(home, file, task(), office)).rejects.toThrow(`Nothing was changed. ${why}`);
  });

  test('one that was interrupted goes on, and another one does not', async () => {
    const [busy, other] = [await busierBrowser(), await busyBrowser()];
    const home = await emptyOffice();
    const file = await backupOf(busy);
    await expect(moveIn(home, file, givenUp(), office)).rejects.toThrow(/abort/i);
    await settle([home]);
    expect(await refusalFor(home, await backupOf(other), office)).toMatch(/^This office has data already/);
    expect(await refusalFor(home, file, office)).toBeUndefined();
    expect(await moveIn(home, file, task(), office)).toMatchObject({ isSame: true });
    expect(recordsOf(home.business())).toEqual(recordsOf(busy.business()));
  });

  test('nobody does who may not replace a business', async () => {
    const file = await backupOf(await busyBrowser());
    const home = await emptyOffice();
    expect(
      await refusalFor(home, file, { ...office, denied: { 'business/replaced': 'Only an admin may do this.' } }),
    ).toBe('Only an admin may do this.');
  });

  test('its copy is taken home with all that was done there', async () => {
    const home = await emptyOffice();
    add(home, 'Of the office');
    const { id } = selectVendors(home.store.getState())[0] ?? { id: '' };
    home.store.dispatch(productAdded(id, siren));
    await settle([home]);
    const taken = await browser();
    await moveIn(taken, await backupOf(home));
    expect(recordsOf(taken.business())).toEqual(recordsOf(home.business()));
    expect((await describedBy(taken)).slice(1)).toEqual(await describedBy(home));
  });
});
