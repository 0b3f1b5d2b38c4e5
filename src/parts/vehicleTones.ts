import type { SubscriptionStatus } from '@/machines/subscription';
import type { StandingWord } from '@/store/vehicles/vehicles/notWorking';
import type { Tone } from '@/ui/Badge';

/** The badge's colour of where a vehicle stands. */
export const VEHICLE_TONES: Record<StandingWord, Tone> = {
  Awaiting: 'orange',
  Live: 'green',
  Active: 'blue',
  Closed: 'grey',
};

/** The badge's colour of where a subscription stands. */
export const SUBSCRIPTION_TONES: Record<SubscriptionStatus, Tone> = { Open: 'green', Paused: 'orange', Ended: 'grey' };
