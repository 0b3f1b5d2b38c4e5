import { askOffice, done, type Asking } from '@/office/officeClient';
import type { HeardContact } from '@/store/browser/heardSlice';
import type { TrackingResults } from './trackingProtocol';
import type { TrackingValues } from './trackingSettings';

/** Where vehicles are heard, and how that goes. */
export const askTracking = (office: Asking): Promise<TrackingResults['tracking.settings']> =>
  askOffice(office, 'tracking.settings', {});

/** Has vehicles heard there from now on. */
export const saveTracking = ({ ask }: Asking, values: TrackingValues): Promise<void> =>
  done(ask('tracking.save', values));

/** Reads there once; gives how many devices there are. */
export const testTracking = (office: Asking): Promise<TrackingResults['tracking.test']> =>
  askOffice(office, 'tracking.test', {});

/** When the silent vehicles of one's own open jobs, as an installer, were heard last. */
export const askOwnHeard = async (office: Asking): Promise<readonly HeardContact[]> =>
  (await askOffice(office, 'tracking.heard', {})).heard;

/** Has vehicles heard nowhere any more. */
export const removeTracking = ({ ask }: Asking): Promise<void> => done(ask('tracking.remove', {}));
