// Many stores in one process, in which people say what they see fit.
import { isDeepStrictEqual } from 'node:util';
import { nanoid } from '@reduxjs/toolkit';
import { connect } from '@nats-io/transport-node';
import { memoryOutbox } from '@/journal/adapters/memoryOutbox';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import type { Journal } from '@/journal/port/port';
import type { Said } from '@/journal/sync/dispatching';
import type { FactOutcome } from '@/journal/port/model';
import { businessOf, businessReplaced, type Business } from '@/store/business/business';
import { openTab, type Tab } from '../../support/tabs';
import { accessOf } from './cluster';
import { BUSINESS } from './server';
import { numbersFrom } from '../../support/work/chance';
import { someFact } from '../../support/work/someFact';
import { workplace } from '../../support/work/workplace';

/** What somebody has said that went on its way, in that order, and what became of it. */
export interface Saying {
  id: string;
  by: string;
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

async function openPerson(servers: string[], user: string): Promise<Person> {
  const connection = await connect({ ...accessOf(user, servers), noAsyncTraces: true });
  let lastId = '';
  const tab = await openTab(async () => withFewerNews(await natsJournal(connection, { business: BUSINESS, user })), {
    firstFact: () => Promise.resolve(businessReplaced(workplace, 'sample')),
    by: () => user,
    outbox: memoryOutbox(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    newId: () => (lastId = nanoid()),
    compactAfter: Number.POSITIVE_INFINITY,
  });
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
  const sayOne = (speak: () => Said | undefined) => {
    const before = lastId();
    const said = speak();
    const id = lastId();
    if (!said?.done || id === before) return undefined;
    sayings.push(said.confirmed().then((outcome) => ({ id, by: user, outcome })));
    return said;
  };
  while (sayings.length < count) {
    const end = Math.min(count, sayings.length + AT_ONCE);
    while (sayings.length < end) {
      const fact = someFact(businessOf(store.getState()), below);
      const said = fact && sayOne(() => store.dispatch(fact));
      if (said && sayings.length % TAKEN_BACK === 1 && sayings.length < end) sayOne(() => said.undo?.());
    }
    await Promise.all(sayings);
  }
  return Promise.all(sayings);
}

const people: Person[] = [];

/** What the people of one process are asked for. */
export const crowd = {
  /** Lets these people in. */
  async open(servers: string[], users: readonly string[]) {
    people.push(...(await Promise.all(users.map((user) => openPerson(servers, user)))));
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
    await Promise.all(people.splice(0).map((person) => person.close()));
  },
};

export type Crowd = typeof crowd;
