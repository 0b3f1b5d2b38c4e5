import { describe, expect, test } from 'vitest';
import { subscriptionSteps } from '@/store/clients/subscriptions/subscriptionSteps';
import { subscriptionStepSchema } from '@/store/clients/subscriptions/subscriptionStepSchema';
import { TODAY } from '../../../support/liveVehicles';

describe('the steps of a subscription', () => {
  const base = { id: 'subscription-1', number: 1, vehicleId: 'vehicle-1', from: '2026-11-02', pauses: [] };

  test.each([
    ['none', undefined, ['begin']],
    ['one that runs', base, ['pause', 'end']],
    ['one that rests', { ...base, pauses: [{ from: '2026-11-05', until: '2026-12-01' }] }, ['resume', 'end']],
    [
      'one whose alert date has passed',
      { ...base, pauses: [{ from: '2026-11-05', until: '2026-11-10' }] },
      ['resume', 'end'],
    ],
    ['one that has ended', { ...base, to: '2026-11-20' }, ['begin']],
  ])('of %s', (_name, last, steps) => {
    expect(subscriptionSteps(last)).toEqual(steps);
  });

  test.each([
    ['end', '2026-11-01', undefined, 'Choose 02 Nov 2026 or a later day.'],
    ['end', '2026-11-22', undefined, 'On cannot be in the future.'],
    ['pause', '2026-11-20', '2026-11-20', 'Until must be after On.'],
  ] as const)('%s on %s until %s is refused', (step, on, until, message) => {
    expect(() => subscriptionStepSchema(base, step, TODAY).validateSync({ on, until })).toThrow(message);
  });

  test.each(['2026-11-02', TODAY])('a running one can end on %s, from the day it began until today', (on) => {
    expect(subscriptionStepSchema(base, 'end', TODAY).isValidSync({ on })).toBe(true);
  });
});
