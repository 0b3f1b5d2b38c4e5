import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectsIn } from '@/journal/adapters/nats/objects';
import { officeOver } from '@/journal/adapters/nats/reader';
import { snapshotKeeping } from '@/journal/adapters/nats/snapshotKeeping';
import { BUCKETS } from '@/journal/adapters/nats/subjects';
import type { Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { grownBusiness, readers } from './grown';
import { at } from './clock';
import { memoryOf } from './memory';
import { startOffice, type Office } from './office';
import { clerkStart, startsOf } from './starts';

/** Of each role somebody who starts. */
const STARTING = ['person-0', 'person-1', 'person-2', 'person-3', 'Installer-7'];

/** Has the office go on from a business, as if its facts had come to it. */
async function goOnFrom({ connection, last }: Office, business: Business) {
  const office = await officeOver(connection);
  const keep = snapshotKeeping({
    heads: objectsIn(office, BUCKETS.snapshots),
    parts: objectsIn(office, BUCKETS.snapshotParts),
  });
  await keep({ seq: await last(), version: businessModel.version, state: business, overtaken: {}, checked: true });
}

/** How somebody of each role starts in an office of so many accounts and months, and how its clerk does. */
export async function years(accounts: number, months: number) {
  // Before the office is there: its server would not be answered meanwhile.
  const business = grownBusiness(accounts, months);
  const office = await startOffice(readers);
  const [machine] = office.machines;
  try {
    await goOnFrom(office, business);
    const { took, clerk } = await clerkStart(office);
    const idle = memoryOf(clerk?.pid);
    const starts = [];
    for (const name of STARTING) {
      const [first, ...others] = await startsOf(office, name, 4);
      const folder = mkdtempSync(join(tmpdir(), 'trackyard-kept-'));
      const [, kept] = await startsOf(office, name, 2, folder);
      rmSync(folder, { recursive: true });
      const role = readers.find((reader) => reader.name === name)?.role ?? name;
      if (first && kept)
        starts.push({
          ...first,
          role,
          kept,
          first: first.took,
          again: at(
            others.map((one) => one.took),
            0.5,
          ),
        });
    }
    return { took, idle, clerk: memoryOf(clerk?.pid), server: memoryOf(machine?.pid()), starts };
  } finally {
    await office.stop();
  }
}
