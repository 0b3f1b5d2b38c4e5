import { partsOf } from '@/store/kit/partOf';
import type { WithBilling } from './runAccount';

/** All that a bill is made of, the same as long as none of it changes. */
export const selectBilling: (state: WithBilling) => WithBilling = partsOf<WithBilling>()(
  'accounts',
  'vehicles',
  'devices',
  'subscriptions',
  'bills',
  'creditNotes',
  'company',
  'deactivations',
);
