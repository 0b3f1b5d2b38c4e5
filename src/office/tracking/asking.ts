import type { OfficeLink } from '@/office/officeLink';
import { done, toldBy } from '@/office/people/asking';
import type { TrackingTells } from './trackingProtocol';
import type { TrackingValues } from './trackingSettings';

type Asked = Pick<OfficeLink, 'ask'>;

/** Where vehicles are heard, and how that goes. */
export const askTracking = async ({ ask }: Asked): Promise<TrackingTells['tracking.settings']> =>
  (await toldBy(ask('tracking.settings', {}))) as TrackingTells['tracking.settings'];

/** Has vehicles heard there from now on. */
export const saveTracking = ({ ask }: Asked, values: TrackingValues): Promise<void> =>
  done(ask('tracking.save', values));

/** Reads there once; gives how many devices there are. */
export const testTracking = async ({ ask }: Asked): Promise<TrackingTells['tracking.test']> =>
  (await toldBy(ask('tracking.test', {}))) as TrackingTells['tracking.test'];

/** Has vehicles heard nowhere any more. */
export const removeTracking = ({ ask }: Asked): Promise<void> => done(ask('tracking.remove', {}));
