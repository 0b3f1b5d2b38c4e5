import { expect, test } from 'vitest';
import { readHistory, readInverse, readNewest } from '@/store/business/activityReading';
import { businessReplaced, emptyBusiness } from '@/store/business/business';
import { clientsImported } from '@/store/facts/accounts';
import { requestAdvanced } from '@/store/facts/requests';
import { pricesChanged, productAdded, productsImported, vendorAdded, vendorsImported } from '@/store/facts/vendors';
import { listBilled } from '../../support/accounts';
import { openTab, settle, type Tab } from '../../support/tabs';
import { productChange, vendorDraft } from '../../support/vendors';
import { sharedShelf, siren } from '../../support/vendorTabs';

const relay = { id: 'product-1', name: 'Relay', rate: 80, unit: 'Pcs', minOrderQty: 10 };
const changed = (rate: number, was: number) => productChange('vendor-1', { ...relay, rate: was }, { rate });
const prices = (rate: number) =>
  pricesChanged('vendor-1', [{ productId: 'product-1', edit: { was: { rate: 80 }, to: { rate } } }]);

test('every fact reads as who did what, newest first', async () => {
  const tab = await openTab(sharedShelf());
  const { dispatch } = tab.store;
  const konkan = vendorAdded(vendorDraft('Konkan'));
  dispatch(konkan);
  dispatch(productAdded(konkan.payload.id, siren));
  dispatch(productChange('vendor-1', relay, { name: 'Relay 24 V' }));
  const said = dispatch(prices(7));
  if (said.done) said.undo?.();
  await settle([tab]);
  const told = async () => (await dispatch(readNewest(Infinity, 10))).map(({ by, text }) => `${by} ${text}`);
  expect(await told()).toEqual([
    'Asha took back: changed prices of First',
    'Asha changed prices of First',
    'Asha edited Relay 24 V of First',
    'Asha added Siren to Konkan',
    'Asha added vendor Konkan',
    'Trackyard loaded the sample data',
  ]);
  dispatch(businessReplaced(emptyBusiness, 'emptying'));
  await settle([tab]);
  expect((await told()).slice(0, 4)).toEqual([
    'Asha emptied the business',
    'Asha took back: changed prices of a vendor that is gone',
    'Asha changed prices of a vendor that is gone',
    'Asha edited a product of a vendor that is gone',
  ]);
});

test('a record has a history of its own, however many facts about others came since', async () => {
  const tab = await openTab(sharedShelf());
  tab.store.dispatch(productChange('vendor-1', relay, { name: 'Relay 24 V' }));
  for (let index = 0; index < 300; index += 1)
    tab.store.dispatch(productAdded('vendor-2', { ...siren, name: `S${index}` }));
  await settle([tab]);
  const history = await tab.store.dispatch(readHistory(Infinity, 50, 'vendor-1'));
  expect(history.map(({ text }) => text)).toEqual(['edited Relay 24 V of First']);
  expect(await tab.store.dispatch(readHistory(Infinity, 400, 'vendor-2'))).toHaveLength(300);
});

test('what was overtaken is told with the reason', async () => {
  const open = sharedShelf();
  const tabs = [await openTab(open), await openTab(open, { by: () => 'Ravi' })] as const;
  tabs[0].store.dispatch(prices(95));
  tabs[1].store.dispatch(prices(70));
  await settle(tabs);
  expect(await tabs[0].store.dispatch(readNewest(Infinity, 2))).toMatchObject([
    { by: 'Ravi', text: 'changed prices of First', overtaken: 'Rate of Relay is ₹95 now, not ₹80.' },
    { by: 'Asha', text: 'changed prices of First' },
  ]);
});

/** Takes back what was done at a place, by whoever looks at it. */
async function undo({ store }: Tab, seq: number) {
  const inverse = await store.dispatch(readInverse(seq));
  return inverse && store.dispatch(inverse);
}
const rateIn = (tab: Tab) => tab.business().vendors.entities['vendor-1']?.products[0]?.rate;

test('an activity says which values changed, where its record is, and whether it can be taken back', async () => {
  const tab = await openTab(sharedShelf());
  const { dispatch } = tab.store;
  dispatch(changed(1_200, 80));
  dispatch(listBilled(1));
  dispatch(requestAdvanced('request-1', { type: 'approve' }));
  await settle([tab]);
  await undo(tab, 2);
  await settle([tab]);
  expect(await dispatch(readNewest(Infinity, 10))).toMatchObject([
    {
      text: 'took back: edited Relay of First',
      changes: [{ label: 'Rate', was: '₹1,200', is: '₹80' }],
      to: '/vendors/1',
      takesBack: 'vendors/productEdited',
    },
    {
      changes: [{ label: 'Status', was: 'Pending at Admin', is: 'Approved by Admin' }],
      to: '/stocks/requested-stocks?details=1',
      takesBack: 'requests/requestAdvanced',
    },
    { changes: [], to: '/sales/detailed-client?account=1', takesBack: 'accounts/accountsBilled' },
    { text: 'edited Relay of First', changes: [{ label: 'Rate', was: '₹80', is: '₹1,200' }], to: '/vendors/1' },
    { text: 'loaded the sample data', changes: [] },
  ]);
  const cannot = (await dispatch(readNewest(Infinity, 10))).filter(({ takesBack }) => takesBack === undefined);
  expect(cannot.map(({ seq }) => seq)).toEqual([2, 1]);
});

test('an import says what became of which record, and in the history of one what became of that', async () => {
  const tab = await openTab(sharedShelf());
  const { dispatch } = tab.store;
  const phone = (vendorId: string, to: string) => ({
    vendorId,
    edit: { was: { phone: '9820012345' }, to: { phone: to } },
  });
  const added = [{ id: 'vehicle-9', vehicleNo: 'MH 01 AB 1009', duration: 'Yearly', price: 200, selected: true }];
  dispatch(vendorsImported({ added: [], edits: [phone('vendor-1', '1'), phone('vendor-2', '2')] }));
  dispatch(
    clientsImported({
      added: [],
      edits: [
        {
          accountId: 'account-1',
          edit: { was: { hardware: 9000 }, to: { hardware: 800 } },
          vehicles: { added, edited: [] },
        },
      ],
    }),
  );
  await settle([tab]);
  const first = { label: 'Phone of First', was: '9820012345', is: '1' };
  expect(await dispatch(readNewest(Infinity, 2))).toMatchObject([
    {
      changes: [
        { label: 'Hardware of Konkan Carriers', was: '₹9,000', is: '₹800' },
        { label: 'Vehicle of Konkan Carriers', was: 'none', is: 'MH 01 AB 1009' },
      ],
    },
    { changes: [first, { label: 'Phone of Second', was: '9820012345', is: '2' }] },
  ]);
  expect((await dispatch(readHistory(Infinity, 1, 'vendor-1')))[0]?.changes).toEqual([first]);
});

test('an import of products says in the history of one what became of that, also taken back, and in that of the vendor all', async () => {
  const tab = await openTab(sharedShelf());
  const { dispatch } = tab.store;
  dispatch(productAdded('vendor-1', siren));
  const added = tab.business().vendors.entities['vendor-1']?.products.find(({ name }) => name === siren.name)?.id ?? '';
  const to95 = (productId: string, rate: number) => ({ productId, edit: { was: { rate }, to: { rate: 95 } } });
  dispatch(productsImported('vendor-1', { added: [], edits: [to95('product-1', 80), to95(added, siren.rate)] }));
  await settle([tab]);
  await undo(tab, 3);
  await settle([tab]);
  const relayRate = { label: 'Rate of Relay', was: '₹80', is: '₹95' };
  const of = async (record: string) => (await dispatch(readHistory(Infinity, 2, record))).map(({ changes }) => changes);
  expect(await of('product-1')).toEqual([[{ ...relayRate, was: '₹95', is: '₹80' }], [relayRate]]);
  expect((await of('vendor-1')).map(({ length }) => length)).toEqual([2, 2]);
});

test('what was done long ago is taken back by anybody, past snapshots, and back again', async () => {
  const open = sharedShelf();
  const asha = await openTab(open, { compactAfter: 4 });
  asha.store.dispatch(changed(95, 80));
  for (let index = 0; index < 30; index += 1) {
    asha.store.dispatch(productAdded('vendor-2', { ...siren, name: `S${index}` }));
    await settle([asha]);
  }
  const ravi = await openTab(open, { by: () => 'Ravi', compactAfter: 4 });
  expect(await undo(ravi, 2)).toMatchObject({ done: true });
  await settle([ravi, asha]);
  expect([rateIn(asha), rateIn(ravi)]).toEqual([80, 80]);
  expect(await undo(asha, 33)).toMatchObject({ done: true });
  expect(rateIn(asha)).toBe(95);
});

test('of what went back and forth what came last alone is offered to be taken back', async () => {
  const tab = await openTab(sharedShelf());
  const { dispatch } = tab.store;
  dispatch(changed(95, 80));
  await settle([tab]);
  const undoable = async () =>
    (await dispatch(readNewest(Infinity, 10))).flatMap(({ seq, takesBack }) => (takesBack ? seq : []));
  for (const [last, rate, offered] of [
    [2, 80, [3]],
    [3, 95, [4, 2]],
    [4, 80, [5]],
    [5, 95, [6, 4, 2]],
    [6, 80, [7]],
  ] as const) {
    expect(await undo(tab, last)).toMatchObject({ done: true });
    await settle([tab]);
    expect([rateIn(tab), await undoable()]).toEqual([rate, offered]);
  }
});

test('what was changed again since is not taken back, and what came to nothing has nothing to be taken back', async () => {
  const open = sharedShelf();
  const [asha, ravi] = [await openTab(open), await openTab(open, { by: () => 'Ravi' })];
  asha.store.dispatch(prices(95));
  ravi.store.dispatch(prices(70));
  await settle([asha, ravi]);
  asha.store.dispatch(changed(99, 95));
  await settle([asha]);
  expect(await undo(asha, 2)).toEqual({ done: false, reason: 'Not undone: it has been changed again since.' });
  expect(await undo(asha, 3)).toBeUndefined();
  expect(rateIn(asha)).toBe(99);
});

test('an emptied business comes back while nothing else was done', async () => {
  const tab = await openTab(sharedShelf());
  tab.store.dispatch(businessReplaced(emptyBusiness, 'emptying'));
  await settle([tab]);
  const undoable = async () =>
    (await tab.store.dispatch(readNewest(Infinity, 10))).flatMap(({ seq, takesBack }) => (takesBack ? seq : []));
  expect(await undoable()).toEqual([2]);
  expect(await undo(tab, 2)).toMatchObject({ done: true });
  expect(rateIn(tab)).toBe(80);
  await settle([tab]);
  expect(await undoable()).toEqual([]);
});
