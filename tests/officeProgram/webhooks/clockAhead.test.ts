import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { memoryShelf } from '@/journal/adapters/memory';
import { createSealing } from '../../../office/signIn/sealing';
import { openHookRoom } from '../../../office/webhooks/hookRoom';
import { keptWebhookIn } from '../../../office/webhooks/keptWebhook';
import { memoryBook } from '../../support/memoryBook';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

test('silent vehicles are looked at again after a clock that was a day ahead was set right', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T06:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const kept = keptWebhookIn(memoryBook().through(), createSealing('the secret of the office', 'webhooks'));
  await kept.save({ url: 'https://x.example', events: ['vehicle.silent'], secret: 'whsec_AAAA' });
  await kept.begin(0);
  let looks = 0;
  const room = openHookRoom({
    kept,
    journal: memoryShelf()(),
    settled: () => ({ business: emptyBusiness, seq: 0 }),
    contacts: async () => {
      looks += 1;
      return [];
    },
    call: async () => ({ isTaken: true, words: 'Taken (204).' }),
    leads: () => true,
    broughtUpTo: async () => 0,
    now: () => Date.now(),
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toBe(1);
  vi.setSystemTime(Date.now() - DAY_MS);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toBe(2);
  await room.close();
});
