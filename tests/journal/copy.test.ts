import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { memoryOutbox } from '../support/memoryOutbox';
import type { Journal } from '@/journal/port/port';
import type { Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { readableTo } from '@/store/business/feeds/readable';
import { selectJob } from '@/store/care/jobs/jobsSlice';
import { vendorAdded } from '@/store/facts/vendors';
import { RAKESH, visitClosed, visitedBusiness } from '../support/ownVisit';
import { done } from '../support/said';
import { loadTab, nextTurn, openTab, settle, smallBusiness, type Tab } from '../support/tabs';
import { vendorDraft } from '../support/vendors';
import { names } from '../support/vendorTabs';
import { eventually } from '../support/eventually';

/** A journal that answers once it is let. */
function awayJournal() {
  const shelf = memoryShelf();
  let answer = () => {};
  const answers = new Promise<void>((resolve) => (answer = resolve));
  const open = async () => {
    await answers;
    return shelf();
  };
  return { shelf, open, answer: () => answer() };
}

/** What a browser kept of it. */
const copyOf = (state: Business) => (): Promise<Journal> =>
  Promise.resolve({
    ...memoryShelf()(),
    snapshots: () => Promise.resolve([{ seq: 1, version: businessModel.version, state, overtaken: {}, checked: true }]),
  });
const copy = copyOf(smallBusiness);

const shown = ({ store }: Pick<Tab, 'store'>) =>
  eventually(() => expect(store.getState().journal.status).toBe('ready'));

describe('a journal that does not answer', () => {
  test('is stood in for by a copy of it, on which one works on, over a reload as well, and all of it is sent once', async () => {
    const { shelf, open, answer } = awayJournal();
    const elsewhere = await openTab(() => Promise.resolve(shelf()));
    done(elsewhere.store.dispatch(vendorAdded(vendorDraft('Elsewhere'))));
    await settle([elsewhere]);
    const outbox = memoryOutbox();
    const options = { outbox, waits: true, openCopy: copy };

    const first = loadTab(open, options);
    await shown(first);
    expect(names(first)).toEqual(['First', 'Second']);
    done(first.store.dispatch(vendorAdded(vendorDraft('Here'))));
    expect(names(first)).toEqual(['First', 'Second', 'Here']);
    await eventually(async () => expect(await outbox.all()).toHaveLength(1));
    await first.replica.close();

    const second = loadTab(open, options);
    await shown(second);
    expect(names(second)).toEqual(['First', 'Second', 'Here']);
    answer();
    await second.started;
    await settle([second, elsewhere]);
    expect(names(second)).toEqual(['First', 'Second', 'Elsewhere', 'Here']);
    expect(names(elsewhere)).toEqual(names(second));
    expect(await outbox.all()).toEqual([]);
  });

  test('is not stood in for once it has answered, and is waited for without a copy', async () => {
    const { shelf, open, answer } = awayJournal();
    await (await openTab(() => Promise.resolve(shelf()))).replica.close();
    let give = (_copy: Journal) => {};
    const asked = new Promise<Journal>((resolve) => (give = resolve));
    const tab = loadTab(open, { waits: true, openCopy: () => asked });
    answer();
    await tab.started;
    done(tab.store.dispatch(vendorAdded(vendorDraft('Here'))));
    give(await copy());
    await settle([tab]);
    expect(names(tab)).toEqual(['First', 'Second', 'Here']);
    const none = loadTab(awayJournal().open, { waits: true, openCopy: () => Promise.resolve(undefined) });
    await nextTurn();
    expect(none.store.getState().journal.status).toBe('loading');
  });

  test('shows an installer over a reload as closed what he closed, and that it waits', async () => {
    const { open } = awayJournal();
    const outbox = memoryOutbox();
    const options = { outbox, waits: true, openCopy: copyOf(readableTo(RAKESH, visitedBusiness)), pause: nextTurn };
    const first = loadTab(open, options);
    await shown(first);
    done(first.store.dispatch(visitClosed()));
    const closed = selectJob(first.store.getState(), 'job-5');
    expect(closed?.status).toBe('Done');
    await eventually(async () => expect(await outbox.all()).toHaveLength(1));
    await first.replica.close();

    const second = loadTab(open, options);
    await shown(second);
    expect(selectJob(second.store.getState(), 'job-5')).toEqual(closed);
    await eventually(() => expect(second.store.getState().journal.waiting).toBe(1));
  });
});
