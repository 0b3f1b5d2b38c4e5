import { partsOf } from '@/store/kit/partOf';
import type { Deletion } from '@/store/vehicles/deletions/deletion';
import type { Table } from '@/store/kit/table';
import type { SchedulingContext } from './schedulingContext';

/** What is looked at where a visit is written down. */
export interface ClosingContext extends SchedulingContext {
  deletions: Table<Deletion>;
}

/** What is looked at where a visit is written down, the same as long as nothing of it changes. */
export const selectClosingContext: (state: ClosingContext) => ClosingContext = partsOf<ClosingContext>()(
  'requests',
  'devices',
  'sims',
  'bins',
  'challans',
  'branches',
  'installers',
  'vehicles',
  'accounts',
  'jobs',
  'deletions',
  'subscriptions',
  'additions',
);
