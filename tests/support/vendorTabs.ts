// Tabs that add vendors, for tests in which it counts only that facts are said.
import { memoryShelf } from '@/journal/adapters/memory';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { vendorAdded } from '@/store/facts/vendors';
import type { Tab } from './tabs';
import { vendorDraft } from './vendors';

/** A journal in memory that tabs open. */
export const sharedShelf = () => {
  const door = memoryShelf();
  return () => Promise.resolve(door());
};

/** The vendors that a tab shows. */
export const names = (tab: Tab) => selectVendors(tab.store.getState()).map(({ name }) => name);

/** Says in a tab that there is one more vendor. */
export const add = (tab: Tab, name: string) => tab.store.dispatch(vendorAdded(vendorDraft(name)));

/** A product that no vendor of the small business sells. */
export const siren = { name: 'Siren', rate: 90, unit: 'Pcs', minOrderQty: 1 };
