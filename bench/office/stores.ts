// A process of stores without a screen: started by the bench, and asked by it.
import { nanoid } from '@reduxjs/toolkit';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { memoryOutbox } from '@/journal/adapters/memoryOutbox';
import { connectOffice } from '@/journal/adapters/nats/officeConnection';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import { createReplica } from '@/journal/replica';
import { createTabOutbox } from '@/journal/sync/tabOutbox';
import { hashOf } from '@/journal/kit/hash';
import { businessOf } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { createStore } from '@/store/business/store';
import { asking } from '../../tests/support/drafts';
import { answerFor } from './answering';
import { now, pause } from './clock';
import { raised, rateAt } from './facts';

/** How somebody comes in. */
export interface Access {
  servers: string[];
  business: string;
  user: string;
  key: string;
}

/** Somebody with a place of their own among all. */
interface Guest {
  access: Access;
  place: number;
}

/** A fact that was said: when it was known to be kept, and what it was missed for if it was not. */
export interface Kept {
  id: string;
  at: number;
  missed?: string;
}

/** When somebody said each of their facts, and when they saw each of everybody's; 0 for what they never saw. */
export interface Heard {
  place: number;
  said: Float64Array;
  seen: Float64Array;
}

/** What is not seen after so long never will be. */
const PATIENCE_MS = 60_000;

/** Nobody stands before the server that is measured. */
const letIn = () => Promise.resolve();

type Person = Awaited<ReturnType<typeof open>>;

/** The store of the product over a WebSocket, as a browser has it; with `snapshots` false it reads all entries. */
async function open({ servers, business, user, key }: Access, snapshots = true) {
  let id = '';
  const connection = await connectOffice({ servers, user, key: () => key, letIn });
  const replica = createReplica({
    model: businessModel,
    async openJournal() {
      const journal = await natsJournal(connection, { business, user });
      return snapshots ? journal : { ...journal, snapshots: () => Promise.resolve([]) };
    },
    outbox: createTabOutbox(memoryOutbox()),
    waits: true,
    firstFact: () => Promise.reject(new Error('It has begun.')),
    by: () => user,
    inOneTab: () => Promise.resolve(),
    newId: () => (id = nanoid()),
  });
  const store = createStore({}, replica);
  await replica.start();
  return { store, seq: () => store.getState().journal.seq, lastId: () => id };
}

/** Raises the rate of the product at a place; resolves with what became of it. */
async function say({ store, lastId }: Person, place: number): Promise<Kept> {
  const said = store.dispatch(raised(place, rateAt(store.getState().vendors, place)));
  const id = lastId();
  if (!said.done) return { id, at: now(), missed: said.reason };
  const outcome = await said.confirmed();
  return { id, at: now(), ...('missed' in outcome && { missed: outcome.missed }) };
}

/** Who is in this process, by their place in the office. */
const people = new Map<number, Person>();
/** What ends the speaking of each of them, and gives what became of all that they said. */
let speakers: (() => Promise<Kept[]>)[] = [];

/** When somebody saw the product at `place` raised for the `nth` time, at `place * times + nth`. */
function watch({ store }: Person, all: number, times: number): Float64Array {
  const seen = new Float64Array(all * times);
  const known = Array.from({ length: all }, (_, place) => rateAt(store.getState().vendors, place));
  let shown = store.getState().vendors;
  store.subscribe(() => {
    const { vendors } = store.getState();
    if (vendors === shown) return;
    shown = vendors;
    const seenAt = now();
    for (const [place, before] of known.entries()) {
      const rate = rateAt(vendors, place);
      if (rate > before) seen.fill(seenAt, place * times + before - 1, place * times + rate - 1);
      known[place] = rate;
    }
  });
  return seen;
}

function speakEvery(milliseconds: number, person: Person, place: number) {
  const said: Promise<Kept>[] = [];
  const timer = setInterval(() => void said.push(say(person, place)), milliseconds);
  return () => {
    clearInterval(timer);
    return Promise.all(said);
  };
}

/** What the bench asks of a process. */
export const stores = {
  /** Lets people in, each at a place. */
  async open(guests: Guest[]) {
    await Promise.all(guests.map(async ({ access, place }) => people.set(place, await open(access))));
  },

  /** Lets each of `all` people say a fact a second from that moment on; gives when each was said, and when it was seen. */
  converse(all: number, seconds: number, begin: number): Promise<Heard[]> {
    const takePart = async ([place, person]: [number, Person]) => {
      const seen = watch(person, all, seconds);
      const said = new Float64Array(seconds);
      for (const second of said.keys()) {
        await pause(begin + 1_000 * (second + place / all) - now());
        said[second] = now();
        void say(person, place);
      }
      const end = now() + PATIENCE_MS;
      while (seen.includes(0) && now() < end) await pause(100);
      return { place, said, seen };
    };
    return Promise.all([...people].map(takePart));
  },

  /**
   * Lets guests who read nothing say so many facts each, as soon as the last is kept, as a store costs more than what is
   * measured; gives what became of each, and how long it took, in ms.
   */
  async pour(guests: Guest[], times: number): Promise<(Kept & { took: number })[]> {
    const takePart = async ({ access: { servers, user, key }, place }: Guest) => {
      const connection = await connectOffice({ servers, user, key: () => key, letIn });
      const kept: (Kept & { took: number })[] = [];
      while (kept.length < times) {
        const said = now();
        const id = nanoid();
        const draft = asking(id, raised(place, 1 + kept.length));
        const answer = await askDesk<FactAnswer>(connection, user, 'say', JSON.stringify(draft), PATIENCE_MS);
        const missed = 'kept' in answer ? {} : { missed: JSON.stringify(answer) };
        kept.push({ id, at: now(), took: now() - said, ...missed });
      }
      await connection.close();
      return kept;
    };
    return (await Promise.all(guests.map(takePart))).flat();
  },

  /** The hash of what each of them has once they have read up to a place. */
  statesAt: (last: number): Promise<string[]> =>
    Promise.all(
      [...people.values()].map(async ({ store, seq }) => {
        while (seq() < last) await pause(50);
        return hashOf(new TextEncoder().encode(JSON.stringify(businessOf(store.getState()))));
      }),
    ),

  /** Lets everybody say a fact each so many milliseconds. */
  speak(every: number): Promise<void> {
    speakers = [...people].map(([place, person]) => speakEvery(every, person, place));
    return Promise.resolve();
  },

  /** Lets them stop; gives what became of all that each of them said. */
  hush: (): Promise<Kept[][]> => Promise.all(speakers.map((stop) => stop())),

  /** Milliseconds until somebody has read up to a place. */
  async start(access: Access, last: number, snapshots: boolean): Promise<number> {
    const began = now();
    const { seq } = await open(access, snapshots);
    if (seq() < last) throw new Error(`It has read ${seq()} of ${last} facts.`);
    return now() - began;
  },
};

answerFor(stores);
