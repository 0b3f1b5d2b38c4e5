import { businessOf, emptyBusiness, type Business } from '@/store/business/business';
import type { Journal } from '@/store/journal/journal';
import { createReplica, NOTICEABLE_MS, type ReplicaOptions } from '@/store/journal/replica';
import { createStore } from '@/store/business/store';
import { vendorTable } from '@/store/vendors/vendorsSlice';
import { smallCare } from './care';
import { vendorDraft } from './facts';
import { smallStock } from './stock';

/** Two vendors, of which the first has two products, and a few rows in the tables of stocks and customer care. */
export const smallBusiness: Business = {
  ...emptyBusiness,
  ...smallStock,
  ...smallCare,
  vendors: vendorTable([
    {
      ...vendorDraft('First'),
      id: 1,
      products: [
        { id: 101, name: 'Relay', rate: 80, unit: 'Pcs', minOrderQty: 10 },
        { id: 102, name: 'Harness', rate: 150, unit: 'Pcs', minOrderQty: 5 },
      ],
    },
    { ...vendorDraft('Second'), id: 2, products: [] },
  ]),
};

/** One tab of the product: a store and its replica of the journal. Its pauses take no time, and the slow count never comes. */
export async function openTab(openJournal: () => Promise<Journal>, options: Partial<ReplicaOptions> = {}) {
  const replica = createReplica({
    openJournal,
    firstBusiness: () => Promise.resolve(smallBusiness),
    by: () => 'Asha',
    pause: (milliseconds) => (milliseconds === NOTICEABLE_MS ? new Promise<void>(() => {}) : Promise.resolve()),
    inOneTab: (work) => work(),
    ...options,
  });
  const store = createStore({}, replica);
  await replica.start();
  return { replica, store, business: () => businessOf(store.getState()) };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

export const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Waits until no tab has anything under way and all have read the same entries. */
export async function settle(tabs: readonly Tab[]) {
  const seqs = () => new Set(tabs.map(({ store }) => store.getState().journal.seq));
  do {
    for (const { replica } of tabs) await replica.settled();
    await nextTurn();
  } while (tabs.some(({ replica }) => replica.waiting() > 0) || seqs().size > 1);
}
