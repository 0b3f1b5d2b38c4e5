// A process of stores without a screen: started by the bench, and asked by it.
import { nanoid } from '@reduxjs/toolkit';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { hashOf } from '@/journal/kit/hash';
import { businessOf } from '@/store/business/business';
import { asking } from '../../tests/support/drafts';
import { answerFor } from './answering';
import { now, pause } from './clock';
import { raised } from './facts';
import { keptIn } from './keptIn';
import { connectionOf, openPerson, say, watch, type Access, type Kept, type Person } from './person';

/** Somebody with a place of their own among all. */
interface Guest {
  access: Access;
  place: number;
}

/** When somebody said each of their facts, and when they saw each of everybody's; 0 for what they never saw. */
export interface Heard {
  place: number;
  said: Float64Array;
  seen: Float64Array;
}

/** What somebody who reads nothing has said, and when each was said. */
export interface Poured extends Pick<Heard, 'place' | 'said'> {
  kept: Kept[];
}

/** What a start took: milliseconds, bytes and requests, and what the process has in memory after it, in MiB. */
export interface Started {
  took: number;
  bytes: number;
  requests: number;
  memory: number;
}

/** What is not seen after so long never will be. */
const PATIENCE_MS = 60_000;

/** Who is in this process, by their place in the office. */
const people = new Map<number, Person>();
/** What ends the speaking of each of them, and gives what became of all that they said. */
let speakers: (() => Promise<Kept[]>)[] = [];
/** What each of them has seen of what others pour. */
let watched: Float64Array[] = [];

function speakEvery(milliseconds: number, person: Person, place: number) {
  const said: Promise<Kept>[] = [];
  const timer = setInterval(() => void said.push(say(person, place)), milliseconds);
  return () => {
    clearInterval(timer);
    return Promise.all(said);
  };
}

const allSeen = async (seen: Float64Array) => {
  const end = now() + PATIENCE_MS;
  while (seen.includes(0) && now() < end) await pause(100);
  return seen;
};

/** What the bench asks of a process. */
export const stores = {
  /** Lets people in, each at a place; gives how long each start took. */
  open: (guests: Guest[]): Promise<number[]> =>
    Promise.all(
      guests.map(async ({ access, place }) => {
        const began = now();
        people.set(place, await openPerson(access));
        return now() - began;
      }),
    ),

  /** Lets the first of `all` people say a fact a second from that moment on; gives when each was said, and when it was seen. */
  converse(all: number, seconds: number, begin: number): Promise<Heard[]> {
    const takePart = async ([place, person]: [number, Person]) => {
      const seen = watch(person, all, seconds);
      const said = new Float64Array(place < all ? seconds : 0);
      for (const second of said.keys()) {
        await pause(begin + 1_000 * (second + place / all) - now());
        said[second] = now();
        void say(person, place);
      }
      return { place, said, seen: await allSeen(seen) };
    };
    return Promise.all([...people].map(takePart));
  },

  /** Has everybody here note when they see what so many others pour. */
  watch(all: number, times: number): Promise<void> {
    watched = [...people.values()].map((person) => watch(person, all, times));
    return Promise.resolve();
  },
  watched: (): Promise<Float64Array[]> => Promise.all(watched.map(allSeen)),

  /**
   * Lets guests who read nothing say so many facts each, as soon as the last is kept, as a store costs more than what is
   * measured; gives what became of each, and when it was said.
   */
  pour(guests: Guest[], times: number): Promise<Poured[]> {
    const takePart = async ({ access, place }: Guest): Promise<Poured> => {
      const connection = await connectionOf(access);
      const said = new Float64Array(times);
      const kept: Kept[] = [];
      for (const nth of said.keys()) {
        said[nth] = now();
        const id = nanoid();
        const draft = JSON.stringify(asking(id, raised(place, 1 + nth)));
        const answer = await askDesk<FactAnswer>(connection, access.user, 'say', draft, PATIENCE_MS);
        kept.push({ id, at: now(), ...(!('kept' in answer) && { missed: JSON.stringify(answer) }) });
      }
      await connection.close();
      return { place, said, kept };
    };
    return Promise.all(guests.map(takePart));
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

  /** Starts a browser that must have read up to a place; one that keeps the parts of its feed does so in that folder. */
  async start(access: Access, last: number, folder?: string): Promise<Started> {
    const began = now();
    const { seq, connection, store } = await openPerson(access, folder === undefined ? undefined : keptIn(folder));
    if (seq() < last) throw new Error(`It has read ${seq()} of ${last} facts: ${store.getState().journal.trouble}`);
    const took = now() - began;
    const { inBytes, outMsgs } = connection.stats();
    globalThis.gc?.();
    return { took, bytes: inBytes, requests: outMsgs, memory: process.memoryUsage().heapUsed / 1024 ** 2 };
  },
};

answerFor(stores);
