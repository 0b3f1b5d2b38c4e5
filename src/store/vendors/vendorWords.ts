import { telling } from '@/store/journal/telling';
import type { Business } from '@/store/business/business';
import { pricesChanged, productAdded, productEdited, vendorAdded } from './vendorsSlice';

const nameOf = ({ vendors }: Business, id: number) => vendors.entities[id]?.name ?? `vendor ${id}`;
const about = (id: number) => ({ kind: 'vendor' as const, id });

/** The facts of the vendors in words. */
export const vendorActivities = [
  telling(vendorAdded, ({ draft, createdAt }, { vendors }) => {
    const vendor = Object.values(vendors.entities).find((one) => one.createdAt === createdAt);
    return { text: `added vendor ${draft.name}`, about: vendor && about(vendor.id) };
  }),
  telling(productAdded, ({ vendorId, draft }, business) => ({
    text: `added ${draft.name} to ${nameOf(business, vendorId)}`,
    about: about(vendorId),
  })),
  telling(productEdited, ({ vendorId, draft }, business) => ({
    text: `edited ${draft.name} of ${nameOf(business, vendorId)}`,
    about: about(vendorId),
  })),
  telling(pricesChanged, ({ vendorId }, business) => ({
    text: `changed prices of ${nameOf(business, vendorId)}`,
    about: about(vendorId),
  })),
];
