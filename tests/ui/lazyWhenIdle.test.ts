import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchWhenIdle } from '@/ui/lazyWhenIdle';

describe('parts that are fetched ahead', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', {});
    vi.stubGlobal('navigator', {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('wait for the first rows, and come one at a time, also after one that does not come', async () => {
    const asked: string[] = [];
    const arrived: (() => void)[] = [];
    const missing = async () => {
      asked.push('first');
      throw new Error('not there');
    };
    const slow = async () => {
      asked.push('second');
      await new Promise<void>((arrive) => arrived.push(arrive));
    };
    fetchWhenIdle(missing, slow, async () => asked.push('third'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['first', 'second']);
    for (const arrive of arrived) arrive();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual(['first', 'second', 'third']);
  });

  test('are not fetched where the person saves data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const part = vi.fn<() => Promise<void>>();
    fetchWhenIdle(part);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(part).not.toHaveBeenCalled();
  });
});
