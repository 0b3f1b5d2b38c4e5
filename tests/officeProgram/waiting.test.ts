import { expect, test } from 'vitest';
import { waitingOf } from '../../office/waiting';

test('of each as many wait as may, and another one comes in when one has left', () => {
  const enter = waitingOf(2);
  const [first, second, third] = [enter('Asha'), enter('Asha'), enter('Asha')];
  expect([first, second, third].map((leave) => leave !== undefined)).toEqual([true, true, false]);
  expect(enter('Ravi')).toBeDefined();
  first?.();
  expect([enter('Asha'), enter('Asha')].map((leave) => leave !== undefined)).toEqual([true, false]);
});
