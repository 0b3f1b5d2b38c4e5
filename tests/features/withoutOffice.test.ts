import { expect, test } from 'vitest';
import { sampleAt, textOf } from '../support/rendered';

test.each([
  ['/settings/api', 'Nobody reads from outside here'],
  ['/settings/messages', 'Nothing is sent from here'],
  ['/settings/tracking', 'No vehicle is heard live from here'],
])('without an office %s says: %s', async (address, heading) => {
  const html = await sampleAt(address);
  expect([...html.matchAll(/<h2\b.*?<\/h2>/gs)].map(([found]) => textOf(found))).toContain(heading);
});
