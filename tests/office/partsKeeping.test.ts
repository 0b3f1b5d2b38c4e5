import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { readFeedParts, removeFeedParts } from '@/office/feedParts';
import { partsOver } from '@/office/partsKeeping';
import { eventually } from '../support/eventually';

const asha = { id: 'a-session', name: 'Asha', seal: 'the-seal-of-asha' };
const parts = (text: string) => new Map([[text, new TextEncoder().encode(text)]]);

afterEach(async () => {
  vi.useRealTimers();
  await removeFeedParts('office');
});

test('parts that are to be kept are not, once all were removed meanwhile, as with another role', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const over = partsOver('office', { current: () => asha });
  over.keep(['Relay'], parts('Relay'));
  over.remove();
  over.keep(['Relay', 'last'], parts('last'));
  vi.runAllTimers();
  vi.useRealTimers();
  // What was put down before is read after it, as both are of one database.
  await eventually(async () => expect([...(await readFeedParts('office', asha, ['last']))]).toHaveLength(1));
  expect([...(await readFeedParts('office', asha, ['Relay', 'last'])).keys()]).toEqual(['last']);
});
