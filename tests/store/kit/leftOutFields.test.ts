import { expect, test } from 'vitest';
import { reach, type AnyObject, type ObjectSchema, type Schema } from 'yup';
import { deactivationSchema } from '@/store/clients/deactivations/deactivationSchema';
import { subscriptionStepSchema } from '@/store/clients/subscriptions/subscriptionStepSchema';

/** What a schema tells the input of a field while the others stand so. */
const told = (schema: ObjectSchema<AnyObject>, field: string, parent: object) => {
  const { optional, meta } = (reach(schema, field) as Schema).describe({ parent, value: undefined });
  return { optional, isLeftOut: meta?.isLeftOut === true };
};

test('a deactivation asks for the removed devices and the alert date while it is a temporary one', () => {
  for (const field of ['noOfRemovedDevice', 'alertDate']) {
    expect(told(deactivationSchema, field, { deactivate: 'Temporary' })).toEqual({ optional: false, isLeftOut: false });
    expect(told(deactivationSchema, field, { deactivate: 'Permanent' })).toEqual({ optional: true, isLeftOut: true });
  }
});

test('only a rest of a subscription asks until when it is', () => {
  const asked = (step: 'pause' | 'end') =>
    told(subscriptionStepSchema(undefined, step, '2026-11-21'), 'until', { on: '2026-11-20' });
  expect(asked('pause')).toEqual({ optional: true, isLeftOut: false });
  expect(asked('end')).toEqual({ optional: true, isLeftOut: true });
});
