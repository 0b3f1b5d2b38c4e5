// Many stores in one process, in which people say what they see fit.
import { isDeepStrictEqual } from 'node:util';
import { nanoid } from '@reduxjs/toolkit';
import { connect } from '@nats-io/transport-node';
import { memoryOutbox } from '../../support/memoryOutbox';
import { feedJournal } from '@/journal/adapters/nats/feedJournal';
import type { Journal } from '@/journal/port/port';
import type { Said } from '@/journal/sync/dispatching';
import type { FactOutcome } from '@/journal/port/model';
import { factUndone } from '@/journal/undo/undo';
import { businessOf, type Business } from '@/store/business/business';
import { feedDeltas } from '@/store/business/feeds/wholeOfParts';
import { openTab, type Tab } from '../../support/tabs';
import { SYSTEM_USER } from '../../../office/accounts';
import { accessOf } from './cluster';
import { openDesk } from './factDesk';
import { BUSINESS } from './server';
import { numbersFrom } from '../../support/work/chance';
import { someFact } from '../../support/work/someFact';

/** What somebody has said that went on its way, in that order, and what became of it. */
export interface Saying {
  id: string;
  by: string;
  type: string;
  outcome: FactOutcome;
}

interface Person extends Tab {
  user: string;
  /** The id of what was said last. */
  lastId: () => string;
  /** Settles when it is known what became of all that was said. */
  before: Promise<unknown>;
  close: () => Promise<void>;
}

/** How many facts are said in one go. */
const AT_ONCE = 10;
/** Each so-many-th fact is taken back at once. */
const TAKEN_BACK = 40;
/** News are told at most so often, since fifty stores share what one machine can do. */
const NEWS_MS = 5_000;

/** The journal with its news told less often. */
const withFewerNews = (journal: Journal): Journal => ({
  ...journal,
  subscribe(onNews) {
    let timer: NodeJS.Timeout | undefined;
    const stop = journal.subscribe(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        onNews();
      }, NEWS_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  },
});

/** The machines in the order in which one of many people tries them: a third of all begin at each, and who lose theirs go to both others. */
function turnedFor(place: number, servers: readonly string[]): string[] {
  const first = place % servers.length;
  const [own = '', ...others] = [...servers.slice(first), ...servers.slice(0, first)];
  const isOdd = Math.floor(place / servers.length) % 2 === 1;
  return [own, ...(isOdd ? others.toReversed() : others)];
}

async function openPerson(servers: string[], user: string): Promise<Person> {
  const connection = await connect({ ...accessOf(user, servers), noRandomize: true, noAsyncTraces: true });
  let lastId = '';
  const tab = await openTab(
    async () => withFewerNews(await feedJournal(connection, { business: BUSINESS, user, feedDeltas })),
    {
      by: () => user,
      outbox: memoryOutbox(),
      // As the browsers of an office do: machines that elect who leads do not answer for a while.
      waits: true,
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      newId: () => (lastId = nanoid()),
      compactAfter: Number.POSITIVE_INFINITY,
    },
  );
  return {
    ...tab,
    user,
    before: Promise.resolve(),
    lastId: () => lastId,
    async close() {
      await tab.replica.close();
      await connection.close();
    },
  };
}

/** Says so many facts of all kinds; resolves when it is known what became of each. */
async function say({ user, store, lastId }: Person, count: number, seed: number): Promise<Saying[]> {
  const below = numbersFrom(seed);
  const sayings: Promise<Saying>[] = [];
  /** Says one; undefined unless it went on its way, as one that is refused or changes nothing does not. */
  const sayOne = (type: string, speak: () => Said | undefined) => {
    const before = lastId();
    const said = speak();
    const id = lastId();
    if (!said?.done || id === before) return undefined;
    sayings.push(said.confirmed().then((outcome) => ({ id, by: user, type, outcome })));
    return said;
  };
  while (sayings.length < count) {
    const end = Math.min(count, sayings.length + AT_ONCE);
    while (sayings.length < end) {
      const fact = someFact(businessOf(store.getState()), below);
      const said = fact && sayOne(fact.type, () => store.dispatch(fact));
      if (said && sayings.length % TAKEN_BACK === 1 && sayings.length < end)
        sayOne(factUndone.type, () => said.undo?.());
    }
    await Promise.all(sayings);
  }
  return Promise.all(sayings);
}

const people: Person[] = [];
const desks: { close: () => Promise<void> }[] = [];

/** The desk of one machine, which is away while that is. */
async function openDeskAt(server: string) {
  const connection = await connect({ ...accessOf(SYSTEM_USER, [server]), noAsyncTraces: true });
  const desk = await openDesk(connection);
  return {
    async close() {
      await desk.close();
      await connection.close();
    },
  };
}

/** What the people of one process are asked for. */
export const crowd = {
  /** Opens a desk at each of these machines. */
  async openDesks(servers: readonly string[]) {
    desks.push(...(await Promise.all(servers.map(openDeskAt))));
  },
  /** Lets these people in. */
  async open(servers: readonly string[], users: readonly string[]) {
    const opened = users.map((user, place) => openPerson(turnedFor(place, servers), user));
    people.push(...(await Promise.all(opened)));
  },
  /** Lets everybody say so many facts, after all that they were let say before. */
  async say(each: number, seed: number): Promise<Saying[]> {
    const sayAfter = (person: Person, place: number) => {
      const said = person.before.then(() => say(person, each, seed + place));
      person.before = said;
      return said;
    };
    const said = await Promise.all(people.map(sayAfter));
    return said.flat();
  },
  /** Resolves when everybody has read up to a place. */
  async read(seq: number) {
    const hasRead = ({ store }: Person) =>
      new Promise<void>((done) => {
        const look = () => {
          if (store.getState().journal.seq < seq) return;
          stop();
          done();
        };
        const stop = store.subscribe(look);
        look();
      });
    await Promise.all(people.map(hasRead));
  },
  /** What everybody's journal says, each different state once. */
  states(): Promise<Business[]> {
    const found: Business[] = [];
    for (const { business } of people) {
      if (!found.some((known) => isDeepStrictEqual(known, business()))) found.push(business());
    }
    return Promise.resolve(found);
  },
  /** Lets everybody go. */
  async close() {
    await Promise.all([...people.splice(0), ...desks.splice(0)].map((one) => one.close()));
  },
};

export type Crowd = typeof crowd;
