import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import { unpacked } from '@/journal/reading/bulk';
import { BEGINNING } from '@/journal/sync/beginningAnew';
import { emptyBusiness, type Business } from '@/store/business/business';
import { misfit } from '@/store/business/checked/checked';
import { startCluster, type Cluster } from './support/cluster';
import { startCrowds } from './support/crowds';
import { beginWith } from './support/factDesk';
import { isTooOld } from './support/machine';
import type { Saying } from './support/crowd';
import { goneThrough } from './support/oneByOne';
import { BUSINESS } from './support/server';
import { until } from './support/until';
import { workplace } from '../support/work/workplace';

const STORES = 20;
const FACTS = 3_200;
/** The journal grows by so much before each fault, so that it comes in mid-burst, and by the others while a machine is cut off: those who are left there say nothing. */
const SOME_FACTS = 100;
/** Twenty stores that take in all of them need their time on a small machine. */
const LONGEST_MS = 900_000;

const grown = async (cluster: Cluster) => {
  const before = await cluster.last();
  await until('the journal grows', async () => (await cluster.last()) >= before + SOME_FACTS);
};

/** What becomes of the machines, one after the other. */
const FAULTS: Record<string, (cluster: Cluster) => Promise<void>> = {
  async 'the machine that leads is killed'(cluster) {
    const leader = await cluster.leaderOf();
    await leader.kill();
    await until('another leads', async () => (await cluster.leaderOf()) !== leader);
    await leader.start();
  },
  async 'a machine is cut off from the others for a while'(cluster) {
    const follower = await cluster.followerOf();
    await cluster.cutOff(follower);
    try {
      await grown(cluster);
    } finally {
      cluster.join(follower);
    }
  },
  async 'all machines are stopped and started'(cluster) {
    await Promise.all(cluster.machines.map((machine) => machine.stop()));
    await Promise.all(cluster.machines.map((machine) => machine.start()));
    await cluster.leaderOf();
  },
  async 'a machine loses its disk'(cluster) {
    const follower = await cluster.followerOf();
    await follower.kill();
    follower.empty();
    await follower.start();
  },
};
const NAMES = Object.keys(FAULTS);

describe.skipIf(isTooOld())('twenty people at an office on three machines', () => {
  const halves = [0, 1].map((half) => Array.from({ length: STORES / 2 }, (_, place) => `person-${half}-${place}`));
  const [here = [], there = []] = halves;
  const burst: Promise<Saying[]>[] = [];
  let cluster: Cluster;
  let processes: Awaited<ReturnType<typeof startCrowds>>;
  const ends: (() => Promise<void>)[] = [];
  const crowds = () => processes.crowds.slice(0, halves.length);

  beforeAll(async () => {
    cluster = await startCluster([...here, ...there, 'late']);
    ends.unshift(() => cluster.stop());
    processes = await startCrowds(halves.length + 1);
    ends.unshift(() => processes.stop());
    const [one, other] = crowds();
    await beginWith(await cluster.open(), workplace);
    await processes.crowds.at(-1)?.openDesks(cluster.addresses);
    await Promise.all([one?.open(cluster.addresses, here), other?.open(cluster.addresses, there)]);
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  test('begin with a business that fits, as each would go on from another where nobody can read it', () => {
    expect(misfit(emptyBusiness, workplace)).toBeUndefined();
  });

  test.each(NAMES)('go on when %s in the middle of what they say', async (name) => {
    const before = await cluster.last();
    const each = FACTS / STORES / NAMES.length;
    burst.push(...crowds().map((crowd, half) => crowd.say(each, burst.length * STORES + half * here.length)));
    await grown(cluster);
    await FAULTS[name]?.(cluster);
    await cluster.whole();
    expect(await cluster.last()).toBeGreaterThanOrEqual(before + SOME_FACTS);
  });

  describe('when all is said', () => {
    let sayings: Saying[];
    let story: ReturnType<typeof goneThrough>;

    beforeAll(async () => {
      sayings = (await Promise.all(burst)).flat();
      const journal = await natsJournal(await cluster.open(), { business: BUSINESS, user: 'late' });
      story = goneThrough(await unpacked(await journal.since(0), journal.contents));
      await journal.close();
    }, LONGEST_MS);

    test('3,200 facts are in the journal once, in the order in which each said them, or their authors know why not', () => {
      expect(sayings).toHaveLength(FACTS);
      expect(new Set(story.ids).size).toBe(story.ids.length);
      const said = new Set([BEGINNING, ...sayings.map(({ id }) => id)]);
      expect(story.ids.filter((id) => !said.has(id))).toEqual([]);
      expect(sayings.filter((saying) => !story.tells(saying))).toEqual([]);
      for (const user of [...here, ...there]) {
        const places = sayings.flatMap(({ id, by }) => (by === user ? (story.placeOf(id) ?? []) : []));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
      }
    });

    test('all of them see the same, as does somebody who comes later', async () => {
      await Promise.all(crowds().map((crowd) => crowd.read(story.ids.length)));
      await processes.crowds.at(-1)?.open(cluster.addresses, ['late']);
      const states = (await Promise.all(processes.crowds.map((crowd) => crowd.states()))).flat();
      expect(states).toHaveLength(processes.crowds.length);
      for (const state of states) expect(state).toEqual<Business>(story.business);
    });

    test('each list has counted on without a gap, and given no number twice', () => {
      const lists = Object.values(story.lists);
      for (const { given, first, last } of lists) {
        expect(given).toEqual(Array.from({ length: last - first }, (_, place) => first + 1 + place));
      }
      expect(lists.flatMap(({ given }) => given).length).toBeGreaterThan(SOME_FACTS);
    });

    test('each machine has kept the very same', async () => {
      await Promise.all(processes.crowds.map((crowd) => crowd.close()));
      const [one, ...others] = await cluster.keptByEach();
      expect(one).toHaveLength(story.ids.length);
      for (const other of others) expect(other).toEqual(one);
    });
  });
});
