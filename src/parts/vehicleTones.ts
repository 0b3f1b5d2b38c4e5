import type { SubscriptionStatus } from '@/machines/subscription';
import type { VehicleStatus } from '@/machines/vehicle';
import type { Tone } from '@/ui/Badge';

/** The badge's colour of where a vehicle stands. */
export const VEHICLE_TONES: Record<VehicleStatus, Tone> = { Awaiting: 'orange', Live: 'green', Closed: 'grey' };

/** The badge's colour of where a subscription stands. */
export const SUBSCRIPTION_TONES: Record<SubscriptionStatus, Tone> = { Open: 'green', Paused: 'orange', Ended: 'grey' };
