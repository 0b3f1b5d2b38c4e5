import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUCKETS } from '@/journal/adapters/nats/subjects';
import { until } from '../../tests/server/support/until';
import { append } from './append';
import { startStores } from './asking';
import { at } from './clock';
import { turn } from './facts';
import { startOffice, type Office } from './office';

/** The clerk keeps a snapshot each 1,000 facts, so that so many come after it on average. */
const AFTER_SNAPSHOT = 500;
const LONGEST_MS = 900_000;

/** What a process has in memory now, and had at most, in MiB: of Linux. */
function memoryOf(pid: number | undefined) {
  const told = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mebibytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(told)?.[1]) / 1024;
  return { now: mebibytes('VmRSS'), most: mebibytes('VmHWM') };
}

/** Median milliseconds of so many starts, each in a process of its own. */
async function starts(office: Office, times: number, snapshots: boolean): Promise<number> {
  const last = await office.last();
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const { asked, stop } = startStores();
    try {
      found.push(await asked.start(office.access('person-0'), last, snapshots));
    } finally {
      stop();
    }
  }
  return at(found, 0.5);
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

/** How long a start takes in an office with so many facts, and what its server and its clerk have in memory. */
export async function start(facts: number, timesWithout: number) {
  const office = await startOffice(1);
  const [machine] = office.machines;
  try {
    // One is there: the vendors.
    const all = Array.from({ length: facts - 1 }, (_, index) => turn(index));
    await append(office.connection, all.slice(0, -AFTER_SNAPSHOT));
    const [clerk] = office.startClerks();
    await hasWorked(office);
    await append(office.connection, all.slice(-AFTER_SNAPSHOT));
    const withSnapshot = await starts(office, 5, true);
    const without = await starts(office, timesWithout, false);
    return { without, withSnapshot, server: memoryOf(machine?.pid()), clerk: memoryOf(clerk?.pid) };
  } finally {
    await office.stop();
  }
}
