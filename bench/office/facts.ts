import { businessReplaced, emptyBusiness, type Business } from '@/store/business/business';
import { generateVendors } from '@/store/sample/generateVendors';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { productEdited } from '@/store/facts/vendors';

/** As many as the most stores that speak at once: each has one of its own. */
const VENDORS = 50;

const idsAt = (place: number) => ({
  vendor: `vendor-${1 + (place % VENDORS)}`,
  product: `product-${1 + (place % VENDORS)}`,
});

/** Fifty vendors, each with one product at one rupee. */
export const fiftyVendors = () => {
  const product = { name: 'Relay', rate: 1, unit: 'Pcs', minOrderQty: 1 } as const;
  return vendorTable(
    generateVendors(VENDORS, 1).map((vendor, place) => ({
      ...vendor,
      products: [{ ...product, id: idsAt(place).product }],
    })),
  );
};

/** The fact with which an office of these vendors begins. */
export const beginning = () => businessReplaced({ ...emptyBusiness, vendors: fiftyVendors() }, 'sample');

/** The product of the vendor at that place costs a rupee more. */
export function raised(place: number, rate: number) {
  const { vendor, product } = idsAt(place);
  return productEdited(vendor, product, { was: { rate }, to: { rate: rate + 1 } });
}

/** What it costs: how often it was raised, and one. */
export const rateAt = (vendors: Business['vendors'], place: number): number =>
  vendors.entities[idsAt(place).vendor]?.products[0]?.rate ?? 0;

/** The fact that comes at a place when all vendors take their turns. */
export const turn = (index: number) => raised(index, 1 + Math.floor(index / VENDORS));
