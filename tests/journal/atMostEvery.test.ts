import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from '@/journal/kit/atMostEvery';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first time is at once, and all that follows soon is one at the end of the pause', () => {
  let times = 0;
  const ask = atMostEvery(1_000, () => void (times += 1));
  ask();
  expect(times).toBe(1);
  for (let more = 0; more < 5; more += 1) ask();
  vi.advanceTimersByTime(999);
  expect(times).toBe(1);
  vi.advanceTimersByTime(1);
  expect(times).toBe(2);
  vi.advanceTimersByTime(5_000);
  expect(times).toBe(2);
  ask();
  expect(times).toBe(3);
});
