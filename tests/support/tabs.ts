// The small business, and tabs of the product on one journal.
import type { Outbox } from '@/journal/sync/outbox';
import type { Journal } from '@/journal/port/port';
import { NOTICEABLE_MS } from '@/journal/sync/waitingNotices';
import { createReplica } from '@/journal/replica';
import type { ReplicaOptions } from '@/journal/sync/replicaOptions';
import { createTabOutbox } from '@/journal/sync/tabOutbox';
import { businessOf, businessReplaced, emptyBusiness, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { createStore } from '@/store/business/store';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { simTable } from '@/store/stock/sims/simsSlice';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { smallSales } from './accounts';
import { smallCare } from './care';
import { smallVehicles } from './vehicles';
import { smallMoney } from './money';
import { smallStock } from './stock';
import { vendor } from './vendors';

/** Two vendors, of which the first has two products, and a few rows in the tables of sales, stocks and customer care. */
export const smallBusiness: Business = {
  ...emptyBusiness,
  ...smallSales,
  ...smallStock,
  ...smallCare,
  ...smallMoney,
  vehicles: vehicleTable([...Object.values(smallSales.vehicles.entities), ...smallVehicles.vehicles]),
  devices: deviceTable([...Object.values(smallStock.devices.entities), ...smallVehicles.devices]),
  sims: simTable([...Object.values(smallStock.sims.entities), ...smallVehicles.sims]),
  subscriptions: smallVehicles.subscriptions,
  vendors: vendorTable([
    vendor(1, {
      name: 'First',
      products: [
        { id: 'product-1', name: 'Relay', rate: 80, unit: 'Pcs', minOrderQty: 10 },
        { id: 'product-2', name: 'Harness', rate: 150, unit: 'Pcs', minOrderQty: 5 },
      ],
    }),
    vendor(2, { name: 'Second' }),
  ]),
};

/** The replicas of all tabs that are open. */
const open = new Set<{ close: () => Promise<void> }>();

/** Closes every tab: one whose storage never answers would try again at every turn, as long as the tests run. */
export function closeTabs() {
  for (const replica of open) void replica.close();
  open.clear();
}

export const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * One tab of the product that has just begun to load: a store and its replica of the journal. Its pauses take no time, and
 * the slow count never comes.
 */
export function loadTab(
  openJournal: () => Promise<Journal>,
  { outbox, ...options }: Omit<Partial<ReplicaOptions<Business>>, 'outbox'> & { outbox?: Outbox } = {},
) {
  const replica = createReplica({
    model: businessModel,
    openJournal,
    firstFact: () => Promise.resolve(businessReplaced(smallBusiness, 'sample')),
    by: () => 'Asha',
    pause: (milliseconds) => (milliseconds === NOTICEABLE_MS ? new Promise<void>(() => {}) : nextTurn()),
    inOneTab: (work) => work(),
    ...(outbox && { outbox: createTabOutbox(outbox, nextTurn) }),
    ...options,
  });
  open.add(replica);
  const store = createStore({}, replica);
  return { replica, store, business: () => businessOf(store.getState()), started: replica.start() };
}

export type Tab = Omit<ReturnType<typeof loadTab>, 'started'>;

/** One tab of the product that has loaded. */
export async function openTab(...of: Parameters<typeof loadTab>): Promise<Tab> {
  const { started, ...tab } = loadTab(...of);
  await started;
  return tab;
}

/** More turns than any story takes: what is not settled then never will be. */
const MOST_TURNS = 10_000;

/** Waits until no tab has anything under way and all have read the same entries. */
export async function settle(tabs: readonly Tab[]) {
  const seqs = () => new Set(tabs.map(({ store }) => store.getState().journal.seq));
  let turns = 0;
  do {
    turns += 1;
    if (turns > MOST_TURNS)
      throw new Error(`Not settled: ${tabs.map(({ replica }) => replica.waiting()).join()}, ${[...seqs()].join()}`);
    for (const { replica } of tabs) await replica.settled();
    await nextTurn();
  } while (tabs.some(({ replica }) => replica.waiting() > 0) || seqs().size > 1);
}
