import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import type { Entry } from '@/journal/port/port';
import { businessUpdated, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { afterFact } from '@/store/business/replay';
import type { Person } from '@/store/business/feeds/withheld';
import { challanOffered } from '@/store/facts/challans';
import { installerAdded } from '@/store/facts/installers';
import { goodsReceived } from '@/store/facts/requests';
import { vendorAdded } from '@/store/facts/vendors';
import { STORE } from '@/store/kit/movements/holder';
import { createFeedPlaces } from '../../../office/feeds/feedPlaces';
import { imeiOfDevice } from '../../support/stock';
import { smallBusiness } from '../../support/tabs';
import { vendorDraft } from '../../support/vendors';

const STOCK: Person = { name: 'Vijay', role: 'stock' };
const SALES: Person = { name: 'Meera', role: 'sales' };
const [known = { name: '' }] = Object.values(smallBusiness.installers.entities);
const INSTALLER: Person = { name: known.name.replaceAll(' ', ''), role: 'installer' };

/** Places at which facts were said one after another, from the second on. */
function heard(now?: () => number) {
  const places = createFeedPlaces(now);
  places.begin(1, smallBusiness, 0);
  let business: Business = smallBusiness;
  let seq = 1;
  return {
    places,
    say(fact: UnknownAction, by = 'Vijay') {
      const said = businessModel.asSaid(fact, business);
      const before = business;
      business = afterFact(before, said);
      seq += 1;
      const about = businessModel.aboutOf(said);
      const entry: Entry = {
        id: `fact-${seq}`,
        seq,
        at: '2026-11-25T08:00:00.000Z',
        by,
        version: 1,
        about,
        action: said,
      };
      return places.note(entry, before, business);
    },
  };
}
const tablesIn = ({ action }: Entry) =>
  businessUpdated.match(action) ? Object.keys(action.payload.tables) : ['no delta'];

test('a role is told what became of its rows, and of what is withheld not even that something was said', () => {
  const { places, say } = heard();
  expect(say(vendorAdded(vendorDraft('New'))).map(({ role }) => role)).toEqual(['admin', 'stock']);
  const [ofStock] = places.since(STOCK, 1) ?? [];
  expect(ofStock).toMatchObject({ seq: 2, id: 'fact-2', by: 'Vijay' });
  expect(ofStock && tablesIn(ofStock)).toEqual(['vendors']);
  expect(places.since(SALES, 1)).toEqual([]);
  say(installerAdded({ name: 'New' }));
  expect(places.newest(SALES)).toMatchObject({ after: 2, entry: { seq: 3 } });
});

test('of a fact that is withheld, and changes rows that are not, a role is told the rows alone', () => {
  const { places, say } = heard();
  const request = Object.values(smallBusiness.requests.entities).find(({ status }) => status === 'In Transit');
  if (!request) throw new Error('There is a request in transit.');
  const line = { line: 0, qty: 1, productName: 'Relay', kind: 'Accessory', counted: 1 } as const;
  say(goodsReceived(request, [line], { on: '2026-11-25' }));
  const [ofSales] = places.since(SALES, 1) ?? [];
  expect(ofSales).toMatchObject({ seq: 2, by: '', at: '' });
  expect(ofSales && tablesIn(ofSales)).toEqual(['bins']);
  expect(ofSales?.about).toHaveLength(1);
});

test('an installer is told only of what concerns him or what he said, once he has asked', () => {
  const { places, say } = heard();
  say(vendorAdded(vendorDraft('Before')));
  expect(places.since(INSTALLER, 1)).toBeUndefined();
  expect(say(vendorAdded(vendorDraft('After'))).map(({ role }) => role)).not.toContain('installer');
  expect(places.since(INSTALLER, 2)).toEqual([]);
  const lines = [{ device: imeiOfDevice(4), qty: 1 }];
  const own = challanOffered({ from: STORE, to: { at: 'branch', id: 'branch-1' }, lines });
  expect(say(own, INSTALLER.name).map(({ role }) => role)).toContain('installer');
  expect(places.since(INSTALLER, 2)?.map(({ seq }) => seq)).toEqual([4]);
  expect(places.newest(INSTALLER)).toMatchObject({ after: 2, entry: { seq: 4 } });
});

test('an installer who gets a namesake is told that nobody can tell who he is', () => {
  const { places, say } = heard();
  places.since(INSTALLER, 1);
  say(installerAdded({ name: known.name.toUpperCase() }));
  const [told] = places.since(INSTALLER, 1) ?? [];
  expect(told?.action).toMatchObject({ payload: { origin: { readBy: { role: 'installer' } } } });
  expect(JSON.stringify(told?.action)).not.toContain('installerId');
});

test('whoever has not asked for long, or was away for longer than is remembered, takes the whole', () => {
  let now = 0;
  const { places, say } = heard(() => now);
  places.since(INSTALLER, 1);
  now = 601_000;
  say(vendorAdded(vendorDraft('Long after')));
  expect(places.since(INSTALLER, 1)).toBeUndefined();
  expect(places.since(STOCK, 0)).toBeUndefined();
  expect(places.since(STOCK, 1)).toHaveLength(1);
  expect(places.since(STOCK, 2)).toEqual([]);
});
