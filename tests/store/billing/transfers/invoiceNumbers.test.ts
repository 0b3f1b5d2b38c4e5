import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { withOutcome } from '@/store/business/outcomes';
import { createStore } from '@/store/business/store';
import { challanAnswered, challanOffered, transferCredited } from '@/store/facts/challans';
import { PORTAL_NUMBER } from '@/store/kit/docNumbers';
import { STORE } from '@/store/kit/movements/holder';
import { challansSlice } from '@/store/stock/challans/challansSlice';
import { checkedFact } from '../../../support/factChecks';
import { done } from '../../../support/said';
import { DELHI, registeredBusiness } from '../../../support/transfers';

const ON = '2026-11-21';
const DECLARED = [{ product: 'Relay, RL-12', hsn: '853641', value: 80 }];
const relays = { goods: { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const }, qty: 2 };
const fromDelhi = () => challanOffered({ from: DELHI, to: STORE, lines: [relays], declared: DECLARED }, ON);

/** A fact as it was carried before it told a series. */
const asFormerly = (fact: UnknownAction): UnknownAction =>
  JSON.parse(JSON.stringify(fact).replace('"series":"T71",', '')) as UnknownAction;

test('a tax invoice from a state below 10, and the credit note over it, have numbers that the portal takes', () => {
  const store = createStore(registeredBusiness);
  const challan = () => {
    const row = store.getState().challans.entities[store.getState().challans.ids.at(-1) ?? ''];
    if (!row) throw new Error('not offered');
    return row;
  };
  const all = { ...relays, line: 0, outcome: 'Accepted' as const };
  done(store.dispatch(challanOffered({ from: STORE, to: DELHI, lines: [relays], declared: DECLARED }, ON)));
  done(store.dispatch(challanAnswered(challan(), [all], ON)));
  done(store.dispatch(fromDelhi()));
  const short = { ...relays, line: 0, outcome: 'Short' as const, accepted: 1, reason: 'One is missing' };
  done(store.dispatch(challanAnswered(challan(), [short], ON)));
  done(store.dispatch(transferCredited(challan(), ON)));
  const numbers = [challan().consignment?.invoice?.docNo ?? '', challan().credit?.docNo ?? ''];
  expect(numbers).toEqual(['T71/26-27/000001', 'T71C/26-27/00001']);
  expect(numbers.every((docNo) => PORTAL_NUMBER.test(docNo) && docNo.length === 16)).toBe(true);
});

test('a fact from before keeps the number that it gave, and the next one begins the new series', () => {
  const fact = withOutcome(registeredBusiness, fromDelhi());
  const former = asFormerly(fact);
  expect(JSON.stringify(former)).not.toContain('series');
  expect([checkedFact(former), checkedFact(fact)]).toEqual([
    { fact: former, leftOut: [] },
    { fact, leftOut: [] },
  ]);
  const kept = challansSlice.reducer(registeredBusiness.challans, former);
  const both = challansSlice.reducer(kept, withOutcome(registeredBusiness, fromDelhi()));
  expect(both.ids.map((id) => both.entities[id]?.consignment?.invoice?.docNo).filter(Boolean)).toEqual([
    '071/26-27/000001',
    'T71/26-27/000001',
  ]);
  expect(JSON.stringify(both)).not.toContain('"series"');
});
