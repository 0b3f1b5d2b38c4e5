import type { OnHand } from '@/store/stock/onHand/onHandRows';

/** The parts of what is on hand that can be shown alone; the first three are all of it. */
export const ON_HAND_PARTS = {
  Store: ({ sort }: OnHand) => sort === 'Store',
  Branches: ({ sort }: OnHand) => sort === 'Branch',
  Bags: ({ sort }: OnHand) => sort === 'Bag',
  'To be scanned': ({ toScan }: OnHand) => toScan > 0,
} as const;
