import { expect, test } from 'vitest';
import { firstOf } from '@/store/kit/refusals';

test('the first of several reasons is found, also in lists of more than the stack takes as arguments', () => {
  const [one, other] = [{ reason: 'One' }, { reason: 'Other' }];
  const none = Array.from({ length: 300_000 }, () => undefined);
  expect(firstOf(undefined, [...none, one], other)).toBe(one);
  expect(firstOf(none, undefined, other)).toBe(other);
  expect(firstOf(none, [])).toBeUndefined();
});
