import { partsOf } from '@/store/kit/partOf';
import type { Business } from '@/store/business/business';

/** The nouns that tell of a vehicle. */
export type TimelineContext = Pick<
  Business,
  'vehicles' | 'accounts' | 'devices' | 'jobs' | 'deletions' | 'messages' | 'subscriptions' | 'installers' | 'bills'
>;

/** The nouns that tell of a vehicle, the same as long as none of them changes. */
export const selectTimelineContext: (state: TimelineContext) => TimelineContext = partsOf<TimelineContext>()(
  'vehicles',
  'accounts',
  'devices',
  'jobs',
  'deletions',
  'messages',
  'subscriptions',
  'installers',
  'bills',
);
