import { formatDate } from '@/format';
import type { Subscription } from '@/store/clients/subscriptions/subscription';
import { words, type VehicleEvent } from './vehicleEvent';

/** When a subscription began, rested, went on and ended. */
export function subscriptionEvents({ from, to, pauses }: Subscription): VehicleEvent[] {
  return [
    { on: from, what: 'Subscription began', lines: [] },
    ...pauses.flatMap(({ from: paused, until, to: resumed }) => [
      { on: paused, what: 'Subscription paused', lines: words(until && `Until ${formatDate(until)}`) },
      ...(resumed === undefined ? [] : [{ on: resumed, what: 'Subscription resumed', lines: [] }]),
    ]),
    ...(to === undefined ? [] : [{ on: to, what: 'Subscription ended', lines: [] }]),
  ];
}
