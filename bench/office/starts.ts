import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUCKETS } from '@/journal/adapters/nats/subjects';
import { until } from '../../tests/server/support/until';
import { append } from './append';
import { startStores } from './asking';
import { at, now } from './clock';
import { turn } from './facts';
import { memoryOf } from './memory';
import { staff, startOffice, type Office } from './office';
import type { Started } from './stores';

/** The clerk keeps a snapshot each 1,000 facts, so that so many come after it on average. */
const AFTER_SNAPSHOT = 500;
const LONGEST_MS = 900_000;
const TIMES = 5;

/** The starts of so many browsers of somebody, each in a process of its own; all keep their parts in that folder, where there is one. */
export async function startsOf(office: Office, user: string, times = TIMES, folder?: string): Promise<Started[]> {
  const last = await office.last();
  const found: Started[] = [];
  for (let time = 0; time < times; time += 1) {
    const { asked, stop } = startStores();
    try {
      found.push(await asked.start(office.access(user), last, folder));
    } finally {
      stop();
    }
  }
  return found;
}

/** Milliseconds until the clerk of an office, from its start on, answers what people read. */
export async function clerkStart(office: Office) {
  const began = now();
  const [clerk] = office.startClerks();
  await until('the desk answers', () => office.answers(), LONGEST_MS);
  return { took: now() - began, clerk };
}

/** Resolves once the clerk has kept a snapshot and its first backup. */
async function hasWorked({ streams, folderOf, settings }: Office) {
  const backups = join(folderOf(settings.name), 'backups');
  await until(
    'the clerk has kept a snapshot and a backup',
    async () =>
      (await streams.info(`OBJ_${BUCKETS.snapshots}`)).state.messages > 0 &&
      existsSync(backups) &&
      readdirSync(backups).some((name) => name.endsWith('.zip')),
    LONGEST_MS,
  );
}

/** How long starts take in an office with so many facts, of its clerk and of browsers, and what its server and its clerk have in memory. */
export async function start(facts: number) {
  const office = await startOffice(staff(1));
  const [machine] = office.machines;
  try {
    // One is there: the vendors.
    const all = Array.from({ length: facts - 1 }, (_, index) => turn(index));
    await append(office.connection, all.slice(0, -AFTER_SNAPSHOT));
    const { took: without, clerk } = await clerkStart(office);
    await hasWorked(office);
    await append(office.connection, all.slice(-AFTER_SNAPSHOT));
    const browser = at(
      (await startsOf(office, 'person-0')).map(({ took }) => took),
      0.5,
    );
    const memory = { server: memoryOf(machine?.pid()), clerk: memoryOf(clerk?.pid) };
    office.stopClerks();
    const { took: withSnapshot } = await clerkStart(office);
    return { without, withSnapshot, browser, ...memory };
  } finally {
    await office.stop();
  }
}
