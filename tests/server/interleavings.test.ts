import type { NatsConnection } from '@nats-io/nats-core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { beginWith, openDesk } from './support/factDesk';
import { isEven, NAMES, readersBusiness, readerTab, type ReaderTab } from './support/readers';
import { retold } from './support/retold';
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
  | { do: 'kill a browser'; who: number };

const who = fc.nat(BROWSERS - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('say' as const), who, count: fc.nat(6), seed: fc.nat(9_999) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('take back' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill the desk' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill a browser' as const), who }) },
);
const story = fc.array(fc.tuple(step, fc.nat(MOST_TURNS)), { minLength: 40, maxLength: 60 });

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

/** A browser of somebody, which may be killed: what it had put into its outbox it has again when it is opened anew. */
function browserOf(role: Role) {
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
    connection = await server.open({ inboxPrefix: `_INBOX.${NAMES[role]}` });
    tab = await readerTab(role, connection, true, outbox);
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

/** The desk, which may be killed in the middle of whatever it does; another one takes over. */
function mortalDesk() {
  const roles = new Map<string, Role>(ROLES.map((role) => [NAMES[role], role]));
  let connection: NatsConnection;
  let desk: Awaited<ReturnType<typeof openDesk>>;
  const open = async () => {
    connection = await server.open();
    desk = await openDesk(connection, { roleOf: (name) => Promise.resolve(roles.get(name)) });
  };
  return {
    open,
    async kill() {
      const dead = desk;
      await connection.close();
      void dead.close().catch(() => {});
      await open();
    },
    async end() {
      await desk.close();
      await connection.close();
    },
  };
}

type Browsers = readonly ReturnType<typeof browserOf>[];

/** Everything that was put into an outbox is in the journal once, or its author was told why not; and all have what they may read. */
async function expectAllThere(browsers: Browsers) {
  const connection = await server.open();
  const journal = await natsJournal(connection, { business: BUSINESS, user: 'late' });
  await until('nothing waits', () => browsers.every((browser) => browser.tab().replica.waiting() === 0));
  const entries = await unpacked(await journal.since(0), journal.contents);
  await journal.close();
  await connection.close();
  const { business, ids } = retold(entries);
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

test('twenty browsers lose nothing and double nothing, whichever of them or the desk is killed in the middle of what', () =>
  fc.assert(
    fc.asyncProperty(story, async (steps) => {
      await server.begin();
      const connection = await server.open();
      await beginWith(connection, readersBusiness);
      await connection.close();
      const desk = mortalDesk();
      await desk.open();
      const browsers = Array.from({ length: BROWSERS }, (_, place) =>
        browserOf(ROLES[place % ROLES.length] ?? 'admin'),
      );
      for (const browser of browsers) await browser.open();
      for (const [one, pause] of steps) {
        if (one.do === 'kill the desk') await desk.kill();
        else if (one.do === 'kill a browser') await browsers[one.who]?.kill();
        else if (one.do === 'take back') browsers[one.who]?.takeBack();
        else browsers[one.who]?.say(one.count, one.seed);
        await turns(pause);
      }
      expect(await expectAllThere(browsers)).toBeGreaterThan(1);
      for (const browser of browsers) await browser.end();
      await desk.end();
    }),
    { numRuns: runs(3), endOnFailure: true },
  ));
