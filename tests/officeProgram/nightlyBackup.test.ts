import { mkdir, mkdtemp, writeFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Office } from '@/journal/adapters/nats/reader';
import { createStore } from '@/store/business/store';
import { nightlyBackup } from '../../office/nightlyBackup';
import { smallBusiness } from '../support/tabs';

const nothing = {
  find: () => Promise.resolve(null),
  findAll: () => Promise.resolve([]),
  subjects: () => Promise.resolve([]),
};

/** The backups of an office whose clock somebody sets. */
async function opened() {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = createStore({ ...smallBusiness });
  let clock = '';
  const { look } = nightlyBackup({
    store,
    office: nothing as unknown as Office,
    folder,
    now: () => new Date(clock),
    leftBytes: () => Promise.resolve(1e12),
  });
  return {
    /** What is wrong after the look of that day's early morning. */
    lookOn: (day: string, time = '04:00') => ((clock = `${day}T${time}:00+05:30`), look()),
    folder,
    days: async () => (await readdir(folder)).map((name) => name.slice('trackyard-'.length, -'.zip'.length)).toSorted(),
  };
}

test('a backup is made each night after a clock was ahead once, and what lies in the days to come is told', async () => {
  const { lookOn, days } = await opened();
  expect(await lookOn('2027-11-29')).toBeUndefined();
  for (const day of ['2026-11-30', '2026-12-01'])
    expect(await lookOn(day)).toMatch(/days to come \(trackyard-2027-11-29\.zip\).*Set it right/);
  expect(await days()).toEqual(['2026-11-30', '2026-12-01', '2027-11-29']);
  expect(await lookOn('2027-11-29')).toBeUndefined();
});

test('the last fourteen nights are kept, and none of a day to come is one of them', async () => {
  const { lookOn, days } = await opened();
  await lookOn('2027-11-29');
  for (let day = 10; day < 25; day += 1) await lookOn(`2026-12-${day}`);
  expect(await days()).toEqual([...Array.from({ length: 14 }, (_, at) => `2026-12-${at + 11}`), '2027-11-29']);
});

test('one that fails is tried again after an hour, as it reads all that the office has', async () => {
  const { lookOn, days, folder } = await opened();
  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file in the place of the folder');
  expect(await lookOn('2026-11-30')).toMatch(/could not be written/);
  await rm(folder);
  await mkdir(folder);
  expect(await lookOn('2026-11-30', '04:59')).toMatch(/could not be written.*in an hour/);
  expect(await days()).toEqual([]);
  expect(await lookOn('2026-11-30', '05:00')).toBeUndefined();
  expect(await days()).toEqual(['2026-11-30']);
});
