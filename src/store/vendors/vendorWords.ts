import type { Table } from '@/store/table';
import { telling } from '@/store/words';
import type { Vendor } from './vendor';
import { pricesChanged, productAdded, productEdited, vendorAdded } from './vendorsSlice';

interface WithVendors {
  vendors: Table<Vendor>;
}

const nameOf = ({ vendors }: WithVendors, id: string) => vendors.entities[id]?.name ?? 'a vendor that is gone';

/** The facts of the vendors in words. */
export const vendorWords = [
  telling(vendorAdded, ({ name }) => `added vendor ${name}`),
  telling(productAdded, ({ vendorId, product }, state: WithVendors) => `added ${product.name} to ${nameOf(state, vendorId)}`),
  telling(productEdited, ({ vendorId, productId }, state: WithVendors) => {
    const product = state.vendors.entities[vendorId]?.products.find(({ id }) => id === productId);
    return `edited ${product?.name ?? 'a product'} of ${nameOf(state, vendorId)}`;
  }),
  telling(pricesChanged, ({ vendorId }, state: WithVendors) => `changed prices of ${nameOf(state, vendorId)}`),
];
