import type { NatsConnection } from '@nats-io/nats-core';
import { connect } from '@nats-io/transport-node';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryOutbox } from '../support/memoryOutbox';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import type { FactOutcome } from '@/journal/port/model';
import type { Outbox } from '@/journal/sync/outbox';
import { selectMissed, type Missed } from '@/journal/sync/journalSlice';
import { unpacked } from '@/journal/reading/bulk';
import { ROLES, type Role } from '@/store/kit/roles';
import { runs } from '../support/runs';
import { numbersFrom } from '../support/work/chance';
import { someFact } from '../support/work/someFact';
import type { Said } from '@/journal/sync/dispatching';
import { SYSTEM_USER } from '../../office/accounts';
import { accessOf, startCluster, type Cluster } from './support/cluster';
import { beginWith, openDesk } from './support/factDesk';
import { isTooOld } from './support/machine';
import { isEven, NAMES, readersBusiness, readerTab, type ReaderTab } from './support/readers';
import { goneThrough } from './support/oneByOne';
import { BUSINESS, startServer } from './support/server';
import { until } from './support/until';

const BROWSERS = 20;
/** Of so many facts that somebody thinks of some are nothing that they may say. */
const MOST_TRIES = 40;
/** A killed desk or browser is in the middle of something after so many turns at most. */
const MOST_TURNS = 40;

type Step =
  | { do: 'say'; who: number; count: number; seed: number }
  | { do: 'take back'; who: number }
  | { do: 'kill the desk' }
  | { do: 'kill the server' }
  | { do: 'kill a machine'; which: number }
  | { do: 'kill a browser'; who: number };

const who = fc.nat(BROWSERS - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('say' as const), who, count: fc.nat(6), seed: fc.nat(9_999) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('take back' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('kill the desk' as const, 'kill the server' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill a browser' as const), who }) },
);
const story = fc.array(fc.tuple(step, fc.nat(MOST_TURNS)), { minLength: 40, maxLength: 60 });

/** How long the servers may take to elect who leads, more than once, and what waits to be kept then. */
const LONGEST_MS = 180_000;

const MACHINES = ['one', 'two', 'three'];
/** Each costs an election, which takes some ten seconds. */
const DEATHS = 2;
const death = fc.record({ after: fc.nat(29), which: fc.nat(MACHINES.length - 1) });
const storyOfMachines = fc.record({
  steps: fc.array(
    fc.tuple(
      step.filter((one) => !one.do.endsWith('server') && !one.do.endsWith('desk')),
      fc.nat(MOST_TURNS),
    ),
    {
      minLength: 30,
      maxLength: 40,
    },
  ),
  deaths: fc.array(death, { minLength: DEATHS, maxLength: DEATHS }),
});
type Steps = readonly (readonly [Step, number])[];

/** The same steps, with a machine that dies after some of them. */
const withDeaths = (steps: Steps, deaths: readonly { after: number; which: number }[]): Steps =>
  steps.flatMap((one, place) => [
    one,
    ...deaths
      .filter(({ after }) => after === place)
      .map(({ which }): readonly [Step, number] => [{ do: 'kill a machine', which }, MOST_TURNS]),
  ]);

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

/** Opens a connection to the office of somebody, or of its own program. */
type Connecting = (user: string) => Promise<NatsConnection>;

/** Opens something over a new connection, again while a server that was started a moment ago cannot tell. */
async function openedOver<Thing>(
  connecting: () => Promise<NatsConnection>,
  open: (over: NatsConnection) => Promise<Thing>,
) {
  let made: { connection: NatsConnection; thing: Thing } | undefined;
  await until('it opens', async () => {
    const connection = await connecting();
    try {
      made = { connection, thing: await open(connection) };
    } catch (error) {
      await connection.close();
      throw error;
    }
    return true;
  });
  if (!made) throw new Error('It did not open.');
  return made;
}

/** A browser of somebody, which may be killed: what it had put into its outbox it has again when it is opened anew. */
function browserOf(role: Role, connecting: Connecting) {
  const kept = memoryOutbox();
  const put = new Set<string>();
  const outbox: Outbox = {
    ...kept,
    put(parcels) {
      for (const { id } of parcels) put.add(id);
      return kept.put(parcels);
    },
  };
  /** Of what the pages of this browser were told that it came to nothing. */
  const missed: (() => string[])[] = [];
  const outcomes: FactOutcome[] = [];
  let lastSaid: Extract<Said, { done: true }> | undefined;
  let connection: NatsConnection;
  let tab: ReaderTab;

  /** Whether it is sent: what changes nothing is not. */
  const note = (said: Said): boolean => {
    if (!said.done || !said.undo) return false;
    lastSaid = said;
    void said.confirmed().then((outcome) => outcomes.push(outcome));
    return true;
  };
  const open = async () => {
    const opened = await openedOver(
      () => connecting(NAMES[role]),
      (over) => readerTab(role, over, true, outbox),
    );
    ({ connection, thing: tab } = opened);
    const { store } = tab;
    // Of what is kept but for a part of it that part is told.
    const isWhole = ({ leftOut }: Missed) => leftOut === undefined;
    missed.push(() =>
      selectMissed(store.getState())
        .filter(isWhole)
        .map(({ id }) => id),
    );
  };
  return {
    open,
    put,
    outcomes,
    tab: () => tab,
    missed: () => missed.flatMap((told) => told()),
    say(count: number, seed: number) {
      const below = numbersFrom(seed);
      for (let [tries, said] = [0, 0]; tries < MOST_TRIES && said < count; tries += 1) {
        const fact = someFact(tab.business(), below);
        if (fact && note(tab.store.dispatch(fact as never) as unknown as Said)) said += 1;
      }
    },
    takeBack() {
      const said = lastSaid?.undo?.();
      lastSaid = undefined;
      if (said) note(said);
    },
    async kill() {
      lastSaid = undefined;
      await connection.close();
      void tab.replica.close();
      await open();
    },
    async end() {
      await tab.replica.close();
      await connection.close();
    },
  };
}

/** A desk, which may be killed in the middle of whatever it does; another one takes over. */
function mortalDesk(connecting: Connecting) {
  const roles = new Map<string, Role>(ROLES.map((role) => [NAMES[role], role]));
  let connection: NatsConnection;
  let desk: Awaited<ReturnType<typeof openDesk>>;
  const open = async () => {
    const roleOf = (name: string) => Promise.resolve(roles.get(name));
    const opened = await openedOver(
      () => connecting(SYSTEM_USER),
      (over) => openDesk(over, { roleOf }),
    );
    ({ connection, thing: desk } = opened);
  };
  const die = async () => {
    const dead = desk;
    await connection.close();
    void dead.close().catch(() => {});
  };
  return {
    open,
    die,
    kill: () => die().then(open),
    async end() {
      await desk.close();
      await connection.close();
    },
  };
}

type Browsers = readonly ReturnType<typeof browserOf>[];

/** Everything that was put into an outbox is in the journal once, or its author was told why not; and all have what they may read. */
async function expectAllThere(browsers: Browsers, connecting: Connecting) {
  await until('nothing waits', () => browsers.every((browser) => browser.tab().replica.waiting() === 0), LONGEST_MS);
  const { connection, thing: journal } = await openedOver(
    () => connecting(SYSTEM_USER),
    (over) => natsJournal(over, { business: BUSINESS, user: 'late' }),
  );
  const entries = await unpacked(await journal.since(0), journal.contents);
  await journal.close();
  await connection.close();
  const { business, ids } = goneThrough(entries);
  for (const browser of browsers) await isEven(browser.tab(), () => business);
  const placed = new Set(ids);
  expect(placed.size).toBe(ids.length);
  const refused = new Set(browsers.flatMap((browser) => browser.missed()));
  expect(ids.filter((id) => refused.has(id))).toEqual([]);
  const lost = browsers.flatMap(({ put }) => [...put].filter((id) => !placed.has(id) && !refused.has(id)));
  expect(lost).toEqual([]);
  const kept = browsers.flatMap(({ outcomes }) => outcomes.flatMap((one) => ('kept' in one ? [one.kept] : [])));
  expect(new Set(kept).size).toBe(kept.length);
  return entries.length;
}

/** Has twenty browsers of an office do all that; `fail` does what is done to it besides. */
async function live(steps: Steps, connecting: Connecting, fail: (one: Step) => Promise<void>) {
  const browsers = Array.from({ length: BROWSERS }, (_, place) =>
    browserOf(ROLES[place % ROLES.length] ?? 'admin', connecting),
  );
  for (const browser of browsers) await browser.open();
  for (const [one, pause] of steps) {
    if (one.do === 'say') browsers[one.who]?.say(one.count, one.seed);
    else if (one.do === 'take back') browsers[one.who]?.takeBack();
    else if (one.do === 'kill a browser') await browsers[one.who]?.kill();
    else await fail(one);
    await turns(pause);
  }
  return {
    browsers,
    async end() {
      for (const browser of browsers) await browser.end();
    },
  };
}

const beginOver = async (connecting: Connecting) => {
  const connection = await connecting(SYSTEM_USER);
  await beginWith(connection, readersBusiness);
  await connection.close();
};

describe('twenty browsers lose nothing and double nothing', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test('whichever of them, the desk or the server is killed in the middle of what', () =>
    fc.assert(
      fc.asyncProperty(story, async (steps) => {
        await server.begin();
        const connecting: Connecting = (user) => server.open({ inboxPrefix: `_INBOX.${user}` });
        await beginOver(connecting);
        const desk = mortalDesk(connecting);
        await desk.open();
        const lived = await live(steps, connecting, (one) =>
          one.do === 'kill the server' ? server.kill() : desk.kill(),
        );
        expect(await expectAllThere(lived.browsers, connecting)).toBeGreaterThan(1);
        await lived.end();
        await desk.end();
      }),
      { numRuns: runs(3), endOnFailure: true },
    ));
});

describe.skipIf(isTooOld())('twenty browsers of an office on three machines', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    const roles = new Map<string, Role>(ROLES.map((role) => [NAMES[role], role]));
    cluster = await startCluster(Object.values(NAMES), MACHINES, (user) => roles.get(user) ?? 'admin');
  });
  afterAll(() => cluster.stop());

  test('lose nothing and double nothing, whichever machine is killed in the middle of what, with its desk', () =>
    fc.assert(
      fc.asyncProperty(storyOfMachines, async ({ steps, deaths }) => {
        const connecting: Connecting = (user) => connect(accessOf(user, cluster.addresses));
        await beginOver(connecting);
        const machines = cluster.machines.map((machine) => ({
          machine,
          desk: mortalDesk((user) => connect(accessOf(user, [`127.0.0.1:${machine.port}`]))),
        }));
        for (const { desk } of machines) await desk.open();
        let dead: (typeof machines)[number] | undefined;
        const revive = async () => {
          await dead?.machine.start();
          await dead?.desk.open();
          dead = undefined;
        };
        const fail = async (one: Step) => {
          await revive();
          // With another one that has not caught up nothing would be led.
          await cluster.whole();
          dead = machines[one.do === 'kill a machine' ? one.which : 0];
          await Promise.all([dead?.desk.die(), dead?.machine.kill()]);
        };
        const lived = await live(withDeaths(steps, deaths), connecting, fail);
        await revive();
        expect(await expectAllThere(lived.browsers, connecting)).toBeGreaterThan(1);
        await lived.end();
        for (const { desk } of machines) await desk.end();
      }),
      { numRuns: 1, endOnFailure: true },
    ));
});
