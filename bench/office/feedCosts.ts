import { nanoid } from '@reduxjs/toolkit';
import { businessOf, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { jobAssigned } from '@/store/facts/jobs';
import { createFeedPlaces } from '../../office/feeds/feedPlaces';
import { asking } from '../../tests/support/drafts';
import { at, now } from './clock';
import { raised, rateAt } from './facts';
import { grownBusiness, readers } from './grown';

const TIMES = 50;

const facts = {
  'a product’s rate': ({ vendors }: Business, nth: number) => raised(nth, rateAt(vendors, nth)),
  'an installer’s job': ({ jobs }: Business, nth: number) =>
    jobAssigned(jobs.ids.at(-1 - nth) ?? '', {
      installerId: `installer-${nth % 7}`,
      on: `2027-01-${String(1 + (nth % 31)).padStart(2, '0')}`,
      slot: nth < 31 ? 'morning' : 'afternoon',
    }),
};

/** Milliseconds in which a desk knows of a fact what each feed is told of it, with so many installers at work, and in which it reads all for all of them at first. */
export function feedCosts(accounts: number, months: number, installers: number) {
  const business = grownBusiness(accounts, months);
  const people = readers.filter(({ role }) => role === 'installer').slice(0, installers);
  return Object.entries(facts).map(([name, fact]) => {
    const store = createStore(business);
    const places = createFeedPlaces();
    places.begin(1, business, 0);
    for (const person of people) places.since(person, 1);
    const took: number[] = [];
    for (let nth = 0; nth < TIMES; nth += 1) {
      const before = businessOf(store.getState());
      const action = fact(before, nth);
      const said = store.dispatch(action);
      if (!said.done) throw new Error(said.reason);
      const entry = { ...asking(nanoid(), action), by: 'person-0', at: '', seq: nth + 2 };
      const began = now();
      places.note(entry, before, businessOf(store.getState()));
      took.push(now() - began);
    }
    return { name, first: took[0] ?? 0, p50: at(took.slice(1), 0.5), p99: at(took.slice(1), 0.99) };
  });
}
