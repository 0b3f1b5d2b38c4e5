import { indexedDbJournal } from '@/journal/adapters/indexedDb';
import type { Draft } from '@/journal/port/port';
import { createReplica } from '@/journal/replica';
import { businessReplaced, emptyBusiness } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { createStore } from '@/store/business/store';
import { generateVendors } from '@/store/sample/generateVendors';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { productAdded } from '@/store/facts/vendors';

const NAME = 'bench';
const VENDORS = 1_000;
const firstFact = () =>
  Promise.resolve(businessReplaced({ ...emptyBusiness, vendors: vendorTable(generateVendors(VENDORS, 1)) }, 'sample'));
const fact = (index: number) =>
  productAdded(`vendor-${1 + (index % VENDORS)}`, { name: `Part ${index}`, rate: 40, unit: 'Pcs', minOrderQty: 5 });

/** Opens the journal as a tab does; with `compacting` false the log stays as long as it is. */
async function open(compacting: boolean) {
  const began = performance.now();
  const replica = createReplica({
    model: businessModel,
    openJournal: () => indexedDbJournal(NAME),
    firstFact,
    by: () => 'bench',
    inOneTab: (work) => (compacting ? work() : Promise.resolve()),
  });
  const store = createStore({}, replica);
  await replica.start();
  // Held, so that the memory of a start can be measured.
  Object.assign(window, { store });
  return { replica, store, milliseconds: performance.now() - began };
}

/** Fills a fresh journal with entries, without the time it takes to say them one by one. */
async function fill(entries: number) {
  const { replica } = await open(false);
  await replica.close();
  const journal = await indexedDbJournal(NAME);
  for (let from = 0; from < entries; from += 1_000) {
    const drafts = Array.from({ length: Math.min(1_000, entries - from) }, (_, index): Draft => {
      const action = fact(from + index);
      return {
        id: `fact ${from + index}`,
        at: '2026-11-21T10:00:00.000Z',
        by: 'bench',
        version: businessModel.version,
        checked: true,
        about: businessModel.aboutOf(action),
        action,
      };
    });
    await journal.append(drafts);
  }
  await journal.close();
}

/** Milliseconds of a start; with `compacting` it leaves a snapshot behind, as the product does. */
async function start(compacting: boolean) {
  const { replica, milliseconds } = await open(compacting);
  await replica.close();
  return milliseconds;
}

/** Milliseconds from saying a fact until it is durable, for each of `count` facts said one after the other. */
async function untilDurable(count: number) {
  const { replica, store } = await open(false);
  const times: { dispatched: number; durable: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    store.dispatch(fact(index));
    const dispatched = performance.now() - began;
    await replica.settled();
    times.push({ dispatched, durable: performance.now() - began });
  }
  await replica.close();
  return times;
}

/** Milliseconds from saying the first of `count` facts in one go until all of them are durable. */
async function burst(count: number) {
  const { replica, store } = await open(false);
  const began = performance.now();
  for (let index = 0; index < count; index += 1) store.dispatch(fact(index));
  await replica.settled();
  const milliseconds = performance.now() - began;
  await replica.close();
  return milliseconds;
}

/** Lets this page's transactions end before they are on the disk, as they did once: to compare with. */
function relax() {
  const { prototype } = IDBDatabase;
  // oxlint-disable-next-line typescript/unbound-method -- It is called with the database that it is of.
  const { transaction } = prototype;
  prototype.transaction = function (names, mode) {
    return transaction.call(this, names, mode, { durability: 'relaxed' });
  };
}

Object.assign(window, { bench: { burst, fill, relax, start, untilDurable } });
