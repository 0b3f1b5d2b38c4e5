import { expect, onTestFinished, test } from 'vitest';
import { platformHearing } from '../../../office/tracking/platformHearing';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

test('a platform is read whole again after a clock that was a day ahead was set right', async () => {
  const clock = { now: Date.parse('2026-11-30T06:00:00Z') };
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  let reads = 0;
  let opened = () => {};
  const isOpen = new Promise<void>((done) => (opened = done));
  const hearing = platformHearing({
    platformOf: () => ({
      read: async () => {
        reads += 1;
        return [];
      },
      write: async () => {},
      listen: (listeners, signal) =>
        new Promise((_never, reject) => {
          listeners.opened();
          opened();
          signal.addEventListener('abort', () => reject(new Error('over')));
        }),
    }),
    wake: () => {},
    closing: closing.signal,
    book: { forget: () => {}, take: async () => {} },
    isHere: () => true,
    changesOf: () => [],
    isMovingIn: async () => false,
    now: () => new Date(clock.now),
  });
  const hear = () =>
    hearing.hear(
      { kind: 'Traccar', address: 'https://t.example', token: 'a-token', writes: 'Nothing' } as never,
      async () => true,
    );
  await hear();
  await isOpen;
  await hear();
  await hear();
  const before = reads;
  clock.now += MINUTE_MS - DAY_MS;
  await hear();
  await hear();
  expect([before, reads]).toEqual([2, 3]);
  await hearing.forget();
});
