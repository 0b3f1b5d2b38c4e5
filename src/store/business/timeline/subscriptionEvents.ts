import { formatDate } from '@/format';
import type { Subscription } from '@/store/clients/subscriptions/subscription';
import { words, type VehicleEvent } from './vehicleEvent';

/** When a subscription began, rested, went on and ended, up to `today` (ISO date). */
export function subscriptionEvents({ from, to, pauses }: Subscription, today: string): VehicleEvent[] {
  return [
    { on: from, what: 'Subscription began', lines: [] },
    ...pauses.flatMap((pause) => {
      const resumed =
        pause.to ??
        (pause.until !== undefined && pause.until <= today && (to === undefined || pause.until < to)
          ? pause.until
          : undefined);
      return [
        {
          on: pause.from,
          what: 'Subscription paused',
          lines: words(pause.until && `Until ${formatDate(pause.until)}`),
        },
        ...(resumed === undefined ? [] : [{ on: resumed, what: 'Subscription resumed', lines: [] }]),
      ];
    }),
    ...(to === undefined ? [] : [{ on: to, what: 'Subscription ended', lines: [] }]),
  ];
}
