// Somebody at a browser of the office: the store of the product, without a screen.
import { nanoid } from '@reduxjs/toolkit';
import { memoryOutbox } from '../../tests/support/memoryOutbox';
import { feedJournal } from '@/journal/adapters/nats/feedJournal';
import { connectOffice } from '@/journal/adapters/nats/officeConnection';
import type { KeptParts } from '@/journal/adapters/nats/wholeReading';
import { createReplica } from '@/journal/replica';
import { createTabOutbox } from '@/journal/sync/tabOutbox';
import { businessModel } from '@/store/business/businessModel';
import { feedDeltas } from '@/store/business/feeds/wholeOfParts';
import { createStore } from '@/store/business/store';
import { now } from './clock';
import { raised, rateAt } from './facts';

/** How somebody comes in. */
export interface Access {
  servers: string[];
  business: string;
  user: string;
  pass: string;
}

/** A fact that was said: when it was known to be kept, and what it was missed for if it was not. */
export interface Kept {
  id: string;
  at: number;
  missed?: string;
}

export const SESSION = 'bench';
/** Nobody stands before the server that is measured. */
const NO_DOOR = { session: SESSION, letIn: () => Promise.resolve() };

export const connectionOf = ({ servers, user, pass }: Access) => connectOffice({ servers, user, pass, ...NO_DOOR });

/** The store of the product over a WebSocket, as a browser has it. */
export async function openPerson(access: Access, kept?: KeptParts) {
  const { business, user } = access;
  let id = '';
  const connection = await connectionOf(access);
  const replica = createReplica({
    model: businessModel,
    openJournal: () => feedJournal(connection, { business, user, feedDeltas, ...(kept && { kept }) }),
    outbox: createTabOutbox(memoryOutbox()),
    waits: true,
    firstFact: () => Promise.reject(new Error('It has begun.')),
    by: () => user,
    inOneTab: () => Promise.resolve(),
    newId: () => (id = nanoid()),
  });
  const store = createStore({}, replica);
  await replica.start();
  return { store, connection, seq: () => store.getState().journal.seq, lastId: () => id };
}

export type Person = Awaited<ReturnType<typeof openPerson>>;

/** Raises the rate of the product at a place; resolves with what became of it. */
export async function say({ store, lastId }: Person, place: number): Promise<Kept> {
  const said = store.dispatch(raised(place, rateAt(store.getState().vendors, place)));
  const id = lastId();
  if (!said.done) return { id, at: now(), missed: said.reason };
  const outcome = await said.confirmed();
  return { id, at: now(), ...('missed' in outcome && { missed: outcome.missed }) };
}

/** When somebody saw the product at `place` raised for the `nth` time, at `place * times + nth`: of as many places as speak. */
export function watch({ store }: Person, speakers: number, times: number): Float64Array {
  const seen = new Float64Array(speakers * times);
  const known = Array.from({ length: speakers }, (_, place) => rateAt(store.getState().vendors, place));
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
