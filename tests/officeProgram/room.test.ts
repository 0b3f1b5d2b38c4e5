import { expect, test } from 'vitest';
import { roomForContents } from '../../office/facts/room';

test('contents wait while less than two gigabytes of the disk are free, which is looked at again every two seconds', async () => {
  let free = 2_000_000_000;
  let now = 0;
  const hasRoom = roomForContents(
    () => Promise.resolve(free),
    () => now,
  );
  expect(await hasRoom()).toBe(true);
  free -= 1;
  now = 1_999;
  expect(await hasRoom()).toBe(true);
  now = 2_000;
  expect(await hasRoom()).toBe(false);
});
