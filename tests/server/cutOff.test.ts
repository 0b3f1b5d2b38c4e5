import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import { draft, ids } from '../support/drafts';
import { startCluster, type Cluster } from './support/cluster';
import { openLenientDesk } from './support/factDesk';
import { isTooOld } from './support/machine';
import { BUSINESS } from './support/server';
import { until } from './support/until';

const ASHA = 'Asha';

describe.skipIf(isTooOld())('what is said at a machine that leads and is cut off', () => {
  let cluster: Cluster;
  const desks: Awaited<ReturnType<typeof openLenientDesk>>[] = [];
  beforeAll(async () => {
    cluster = await startCluster([ASHA]);
    // Each machine has a desk.
    for (const { port } of cluster.machines)
      desks.push(await openLenientDesk(await cluster.open({ servers: [`127.0.0.1:${port}`] })));
    await until('one of them leads', () => desks.some((desk) => desk.leads()));
  });
  afterAll(async () => {
    await Promise.all(desks.map((desk) => desk.close()));
    await cluster.stop();
  });

  test('is not taken for kept, however often it is said, and is kept once afterwards', async () => {
    const leader = await cluster.leaderOf();
    // As the office itself, which reads where the journal ends at that very machine.
    const connection = await cluster.open({ servers: [`127.0.0.1:${leader.port}`] });
    const journal = await natsJournal(connection, { business: BUSINESS, user: ASHA });
    onTestFinished(() => journal.close());
    const [before] = await journal.append([draft('before')]);
    expect(before).toEqual({ kept: 1 });

    await cluster.cutOff(leader);
    for (let times = 0; times < 2; times += 1)
      await expect(journal.append([draft('a')])).rejects.toThrow(/^The office /);
    const there = desks[cluster.machines.indexOf(leader)];
    await until('the desk there knows that it leads no more', () => there?.leads() === false);

    cluster.join(leader);
    let kept: unknown;
    await until('it is kept', async () => {
      [kept] = await journal.append([draft('a')]);
      return true;
    });
    expect(kept).toEqual({ kept: 2 });
    // Read in one go with the waiting: machines that elect who leads may answer once and not the next time.
    let readable: string[] = [];
    await until('it can be read', async () => {
      readable = ids(await journal.since(0));
      return readable.length >= 2;
    });
    expect(readable).toEqual(['before', 'a']);
  });
});
