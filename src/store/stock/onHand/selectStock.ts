import { partsOf } from '@/store/kit/partOf';
import type { StockState } from './stockState';

/** The nouns of the stock, the same as long as none of them changes. */
export const selectStock: (state: StockState) => StockState = partsOf<StockState>()(
  'requests',
  'devices',
  'sims',
  'bins',
  'challans',
  'branches',
  'installers',
  'vehicles',
);
