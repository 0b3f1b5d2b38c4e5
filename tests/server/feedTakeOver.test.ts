import { isWhole } from '@/journal/adapters/nats/feedProtocol';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import type { FactOutcome } from '@/journal/port/model';
import type { Entry } from '@/journal/port/port';
import { unpacked } from '@/journal/reading/bulk';
import { BEGINNING } from '@/journal/sync/beginningAnew';
import { ROLES, type Role } from '@/store/kit/roles';
import { accessOf, startCluster, type Cluster } from './support/cluster';
import { beginWith, openDesk } from './support/factDesk';
import { isTooOld } from './support/machine';
import { isEven, NAMES, readableBy, readersBusiness, readerTab, say, type ReaderTab } from './support/readers';
import { goneThrough } from './support/oneByOne';
import { BUSINESS } from './support/server';
import { until } from './support/until';

/** How often the machine that leads is killed, and how much has been said by then each time. */
const KILLS = 3;
const SAID_BEFORE = 15;
/** How much somebody of each role says each time; of what an installer sees there is little to say. */
const EACH: Readonly<Record<Role, number>> = { admin: 25, stock: 25, sales: 25, care: 25, installer: 2 };

const roleOf = (name: string): Role => ROLES.find((role) => NAMES[role] === name) ?? 'admin';

/** The entries of a journal, with all that they say. */
async function entriesOf(cluster: Cluster): Promise<Entry[]> {
  const journal = await natsJournal(await cluster.open(), { business: BUSINESS, user: 'late' });
  const entries = await unpacked(await journal.since(0), journal.contents);
  await journal.close();
  return entries;
}

describe.skipIf(isTooOld())('somebody of every role at an office on three machines', () => {
  let cluster: Cluster;
  const readers: ReaderTab[] = [];
  const outcomes: FactOutcome[] = [];
  const ends: (() => Promise<unknown>)[] = [];

  const open = async (role: Role): Promise<ReaderTab> => {
    const connection = await connect({ ...accessOf(NAMES[role], cluster.addresses), noAsyncTraces: true });
    const reader = await readerTab(role, connection, true);
    ends.unshift(() => reader.replica.close().then(() => connection.close()));
    return reader;
  };

  beforeAll(async () => {
    cluster = await startCluster(Object.values(NAMES), undefined, roleOf);
    ends.unshift(() => cluster.stop());
    await beginWith(await cluster.open(), readersBusiness);
    for (const address of cluster.addresses) {
      const connection = await cluster.open({ servers: [address] });
      const desk = await openDesk(connection, { roleOf: (name) => Promise.resolve(roleOf(name)) });
      ends.unshift(() => desk.close());
    }
    for (const role of ROLES) readers.push(await open(role));
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  test.each(Array.from({ length: KILLS }, (_, kill) => kill + 1))(
    'goes on when the machine that leads is killed in the middle of what they say, for the %i. time',
    async (kill) => {
      const before = await cluster.last();
      const said = readers.map((reader, place) => say(reader, EACH[reader.role], 100 * kill + place));
      await until('some of it is kept', async () => (await cluster.last()) >= before + SAID_BEFORE);
      const leader = await cluster.leaderOf();
      await leader.kill();
      await until('another leads', async () => (await cluster.leaderOf()) !== leader);
      await leader.start();
      outcomes.push(...(await Promise.all(said)).flat());
      await cluster.whole();
      expect(await cluster.last()).toBeGreaterThanOrEqual(before + SAID_BEFORE);
    },
  );

  describe('when all is said', () => {
    let entries: Entry[];
    let story: ReturnType<typeof goneThrough>;
    beforeAll(async () => {
      entries = await entriesOf(cluster);
      story = goneThrough(entries);
    });

    test('everything is kept once or refused in words', () => {
      const kept = outcomes.flatMap((outcome) => ('kept' in outcome ? [outcome.kept] : []));
      const said = entries.filter(({ id }) => id !== BEGINNING);
      expect(kept.toSorted((one, other) => one - other)).toEqual(said.map(({ seq }) => seq));
      expect(new Set(story.ids).size).toBe(story.ids.length);
      expect(new Set(said.map(({ by }) => by))).toEqual(new Set(Object.values(NAMES)));
    });

    test('each sees what their role may read of the whole journal, as does whoever comes later', async () => {
      for (const reader of readers) await isEven(reader, () => story.business);
      const late: ReaderTab[] = [];
      for (const role of ROLES) late.push(await open(role));
      for (const reader of late) await isEven(reader, () => story.business);
      for (const { role, business } of [...readers, ...late])
        expect(business()).toEqual(readableBy(role, story.business));
    });

    test('each was told each place once, in its order, and as what is there', () => {
      for (const { role, heard } of readers) {
        const seqs = heard.map(({ seq }) => seq);
        expect([role, seqs]).toEqual([role, [...new Set(seqs)].toSorted((one, other) => one - other)]);
        // What is told as a whole is none of them.
        const told = heard.filter((entry) => !isWhole(entry));
        expect([role, told.length > 0]).toEqual([role, true]);
        const wrong = told.filter(({ id, seq, by }) => {
          const entry = entries[seq - 1];
          return entry?.id !== id || !['', entry.by].includes(by);
        });
        expect([role, wrong]).toEqual([role, []]);
      }
    });
  });
});
