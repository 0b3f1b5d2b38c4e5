import { expect, onTestFinished, test, vi } from 'vitest';
import { compareClocks } from '@/office/officeClock';
import { clockCompared } from '@/store/browser/officeSlice';

/** A server and a service worker, which alone answers without a network: a GET, with what it kept two hours ago. */
const answering = (isThere: boolean) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
  const dated = (date: string) => Promise.resolve(new Response('', { headers: { Date: date } }));
  vi.stubGlobal('fetch', (_url: string, { method = 'GET' }: RequestInit) => {
    if (isThere) return dated('Sat, 21 Nov 2026 09:50:00 GMT');
    return method === 'GET' ? dated('Sat, 21 Nov 2026 08:00:00 GMT') : Promise.reject(new TypeError('Failed to fetch'));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
};

test('the clock is compared with that of the office', async () => {
  answering(true);
  const dispatch = vi.fn<(action: unknown) => void>();
  await compareClocks(dispatch);
  expect(dispatch).toHaveBeenCalledWith(clockCompared(10 * 60_000 - 500));
});

test('without a network no clock is called wrong by what the browser has kept', async () => {
  answering(false);
  const dispatch = vi.fn<(action: unknown) => void>();
  await expect(compareClocks(dispatch)).rejects.toThrow('Failed to fetch');
  expect(dispatch).not.toHaveBeenCalled();
});
