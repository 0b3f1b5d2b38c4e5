import { expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { readHistory, readNewest } from '@/store/business/activity';
import { businessReplaced, emptyBusiness } from '@/store/business/business';
import { pricesChanged, productAdded, vendorAdded } from '@/store/vendors/vendorsSlice';
import { openTab, settle } from '../../support/tabs';
import { productChange, vendorDraft } from '../../support/vendors';

const siren = { name: 'Siren', rate: 90, unit: 'Pcs', minOrderQty: 1 };
const relay = { id: 'product-1', name: 'Relay', rate: 80, unit: 'Pcs', minOrderQty: 10 };
const prices = (rate: number) => pricesChanged('vendor-1', [{ productId: 'product-1', edit: { was: { rate: 80 }, to: { rate } } }]);

const shelf = () => {
  const door = memoryShelf();
  return () => Promise.resolve(door());
};

test('every fact reads as who did what, newest first', async () => {
  const tab = await openTab(shelf());
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
  const tab = await openTab(shelf());
  tab.store.dispatch(productChange('vendor-1', relay, { name: 'Relay 24 V' }));
  for (let index = 0; index < 300; index += 1) tab.store.dispatch(productAdded('vendor-2', { ...siren, name: `S${index}` }));
  await settle([tab]);
  const history = await tab.store.dispatch(readHistory(Infinity, 50, 'vendor-1'));
  expect(history.map(({ text }) => text)).toEqual(['edited Relay 24 V of First']);
  expect(await tab.store.dispatch(readHistory(Infinity, 400, 'vendor-2'))).toHaveLength(300);
});

test('what was overtaken is told with the reason', async () => {
  const open = shelf();
  const tabs = [await openTab(open), await openTab(open, { by: () => 'Ravi' })] as const;
  tabs[0].store.dispatch(prices(95));
  tabs[1].store.dispatch(prices(70));
  await settle(tabs);
  expect(await tabs[0].store.dispatch(readNewest(Infinity, 2))).toMatchObject([
    { by: 'Ravi', text: 'changed prices of First', overtaken: 'Rate of Relay is ₹95 now, changed meanwhile from ₹80.' },
    { by: 'Asha', text: 'changed prices of First' },
  ]);
});
