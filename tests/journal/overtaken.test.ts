import { describe, expect, test } from 'vitest';
import { businessModel } from '@/store/business/businessModel';
import type { Fact } from '@/store/business/store';
import { missedWords } from '@/store/business/missedWords';
import { explained } from '@/store/business/whoChanged';
import type { Draft } from '@/journal/port/port';
import { memoryShelf } from '@/journal/adapters/memory';
import { selectVendor, selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { requestAdvanced } from '@/store/facts/requests';
import { productAdded, vendorAdded, vendorsImported } from '@/store/facts/vendors';
import { farJournal } from '../support/farJournal';
import { done } from '../support/said';
import { nextTurn, openTab, settle } from '../support/tabs';
import { productChange, vendorDraft } from '../support/vendors';
import { add, sharedShelf, siren } from '../support/vendorTabs';

/** Of three vendors, in the shape of a GST number: what has another is none. */
const GST_NOS = { a: '29AAACB9876K1Z5', b: '27AAACS1234F1ZS', c: '27AAACD4321K1ZU' };

describe('a fact that was overtaken', () => {
  const approved = requestAdvanced('request-1', { type: 'approve' });
  /** Two tabs that say something at one instant, so that the journal's order decides. */
  const race = async (one: Fact, other: Fact) => {
    const open = sharedShelf();
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
    const reason = 'Rate of Relay is ₹95 now, not ₹80.';
    expect(tabs[0].store.getState().journal.missed).toEqual([]);
    expect(tabs[1].store.getState().journal.missed).toMatchObject([{ reason, fact: change({ rate: 70 }) }]);
    if (!said[1].done) throw new Error('refused at once');
    expect(await said[1].confirmed()).toMatchObject({ missed: reason });
  });

  test('in part goes in with the rest, which is told, and is taken back by what it changed', async () => {
    const { products: _none, ...details } = vendorDraft('Metro');
    const brought = (gstNos: readonly string[], phone: string) =>
      vendorsImported({
        added: gstNos.map((gstNo) => ({ ...details, gstNo })),
        edits: [{ vendorId: 'vendor-1', edit: { was: { phone: '9820012345' }, to: { phone } } }],
      });
    const { tabs, said } = await race(brought([GST_NOS.a, GST_NOS.b], '1'), brought([GST_NOS.b, GST_NOS.c], '2'));
    const [, late] = tabs;
    const shown = () => selectVendors(late.store.getState()).map(({ gstNo, phone }) => `${gstNo} ${phone}`);
    expect(shown().slice(2)).toEqual([`${GST_NOS.a} 9820012345`, `${GST_NOS.b} 9820012345`, `${GST_NOS.c} 9820012345`]);
    expect(selectVendor(late.store.getState(), 'vendor-1')?.phone).toBe('1');
    expect(tabs[0].store.getState().journal.missed).toEqual([]);
    expect(late.store.getState().journal.missed).toMatchObject([
      { leftOut: 2, reason: 'Phone of First is 1 now, not 9820012345.' },
    ]);
    const [missed] = late.store.getState().journal.missed;
    expect(missed && missedWords(missed, late.business())).toBe(
      'imported vendors: 2 new, 1 changed, of which 2 were skipped',
    );
    expect(done(said[1]).undo?.()).toMatchObject({ done: true });
    await settle(tabs);
    expect(shown().slice(2)).toEqual([`${GST_NOS.a} 9820012345`, `${GST_NOS.b} 9820012345`]);
  });

  test('is told of an import also where the records that it meets are none of its own', async () => {
    const { products: _none, ...details } = vendorDraft('Metro');
    const { tabs } = await race(
      vendorsImported({ added: [{ ...details, gstNo: GST_NOS.a }], edits: [] }),
      vendorsImported({
        added: [
          { ...details, gstNo: GST_NOS.a },
          { ...details, gstNo: GST_NOS.b },
        ],
        edits: [],
      }),
    );
    expect(tabs[1].store.getState().journal.missed).toMatchObject([
      { leftOut: 1, reason: 'Metro: its GST number is there already.' },
    ]);
  });

  test('is known as such to everybody, also after a snapshot', async () => {
    const { tabs, open } = await race(change({ rate: 95 }), change({ rate: 70 }));
    const raw = await open();
    await raw.compact({
      seq: 3,
      version: businessModel.version,
      state: tabs[0].business(),
      overtaken: { 3: 'Rate is 95 now.' },
    });
    const late = await openTab(open);
    expect((await tabs[0].replica.newest(1))[0]?.overtaken).toBe('Rate of Relay is ₹95 now, not ₹80.');
    expect((await late.replica.history('product-1', 5)).map(({ overtaken }) => overtaken)).toEqual([
      'Rate is 95 now.',
      undefined,
    ]);
  });

  test('is told also when it was only seen to be while it still waited', async () => {
    const open = sharedShelf();
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
    expect(selectVendor(tabs[1].store.getState(), 'vendor-1')?.products[0]).toMatchObject({
      rate: 95,
      name: 'Relay 24 V',
    });
    expect(tabs.flatMap((tab) => tab.store.getState().journal.missed)).toEqual([]);
  });

  test('is told to its author with the name of who was faster', async () => {
    const { tabs } = await race(change({ rate: 95 }), change({ rate: 70 }));
    const [missed] = tabs[1].store.getState().journal.missed;
    if (!missed) throw new Error('not told');
    expect(await tabs[1].store.dispatch(explained(missed))).toBe(
      'Rate of Relay is ₹95 now: Ravi changed it from ₹80, just now.',
    );
  });

  test('is told with what somebody did right before, where that was no change of a value', async () => {
    const { tabs } = await race(approved, approved);
    const [missed] = tabs[1].store.getState().journal.missed;
    if (!missed) throw new Error('not told');
    const said = await tabs[1].store.dispatch(explained(missed));
    expect(said).toMatch(/ Ravi .*request.*, just now\.$/);
    expect(said.startsWith(missed.reason)).toBe(true);
    // An installer who reads Hindi is told of it in Hindi, and of what only the office's people say that they said it.
    const inHindi = await tabs[1].store.dispatch(explained({ ...missed, reason: 'Job 4 is Done now.' }, 'hi'));
    expect(inHindi).toBe('काम 4 अब पूरा है। Ravi: ऑफ़िस से इसमें बदलाव किया, अभी।');
  });

  test('is told so, too, when the other one came to be known before it was sent', async () => {
    const open = sharedShelf();
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
    expect(await said.confirmed()).toMatchObject({ missed: 'Rate of Relay is ₹95 now, not ₹80.' });
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
    expect(await said.confirmed()).toMatchObject({ missed: expect.stringContaining('was deleted') as string });
    expect(tab.business()).toEqual((await openTab(() => Promise.resolve(server()))).business());
  });

  test('names who was faster, and what the value was', async () => {
    const { tabs } = await race(change({ rate: 95 }), vendorAdded(vendorDraft('Konkan')));
    const said = tabs[1].store.dispatch(change({ rate: 70 }));
    if (said.done) throw new Error('not refused');
    expect(await tabs[1].store.dispatch(explained(said))).toBe(
      'Rate of Relay is ₹95 now: Ravi changed it from ₹80, just now.',
    );
  });
});
