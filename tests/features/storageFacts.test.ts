import { expect, test } from 'vitest';
import { storageFacts } from '@/features/settings/storageFacts';

/** The values that Data tells of a browser that uses 2 of so many MB. */
const told = async (promised: boolean, megabytes: number) => {
  const facts = await storageFacts({
    estimate: () => Promise.resolve({ usage: 2 * 2 ** 20, quota: megabytes * 2 ** 20 }),
    persisted: () => Promise.resolve(promised),
  });
  return Object.fromEntries(facts.map(({ label, value }) => [label, value]));
};

test('Data tells how much is used here, for how much more there is room, and that the browser promised to keep it', async () => {
  expect(await told(true, 10)).toEqual({
    'Used in this browser': '2 MB',
    'Room left': '8 MB',
    'Kept until you remove it': 'Yes, this browser says',
  });
});

test('Data tells that a browser which promised nothing may remove it, and no less room than none', async () => {
  expect(await told(false, 1)).toMatchObject({
    'Room left': '0 bytes',
    'Kept until you remove it': 'Not promised: when its disk is full, this browser may remove it',
  });
});
