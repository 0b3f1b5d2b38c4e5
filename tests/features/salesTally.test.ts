import { expect, test } from 'vitest';
import { createStore } from '@/store/business/store';
import { challanOffered } from '@/store/facts/challans';
import { STORE } from '@/store/kit/movements/holder';
import { buttonsIn, linksIn, shownAt, textOf } from '../support/rendered';
import { done } from '../support/said';
import { DELHI, registeredBusiness } from '../support/transfers';

test('the screen of Tally exports the days of its address, and lists what is not in the files with the way to it', async () => {
  const store = createStore(registeredBusiness);
  const lines = [{ goods: { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const }, qty: 3 }];
  const declared = [{ product: 'Relay, RL-12', hsn: '853641', value: 100.5 }];
  const fact = challanOffered({ from: STORE, to: DELHI, lines, declared }, '2027-01-15');
  done(store.dispatch(fact));
  const challan = store.getState().challans.entities[fact.payload.id]?.number;
  const at = (words: string) => shownAt(`/sales/tally?${words}`, undefined, store.getState());
  const month = await at('month=2027-01');
  expect(buttonsIn(month).map(({ name }) => name)).toContain('Export for Tally');
  expect(textOf(month)).toContain('Not in the files (1)');
  expect(linksIn(month)).toContainEqual(['271/26-27/000001', `/stocks/slips/${challan}`]);
  expect(textOf(await at('from=2027-01-16&to=2027-01-16'))).toContain('Nothing of these days is left out.');
  expect(textOf(await at('from=2027-01-16&to=2027-01-15'))).toContain('The first day is after the last one');
});
