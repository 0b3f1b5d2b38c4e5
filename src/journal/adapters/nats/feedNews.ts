import type { NatsConnection, Subscription } from '@nats-io/nats-core';
import { isAction } from '@reduxjs/toolkit';
import { createSubscribers } from '@/journal/adapters/subscribers';
import { isObject } from '@/journal/kit/isObject';
import type { Entry } from '@/journal/port/port';
import { feedAt, type Pushed } from './feedProtocol';
import { lookingAgain } from './lookingAgain';

/** So much is held that was pushed and not read yet. */
const MOST = 500;

const isEntry = (value: unknown): value is Entry =>
  isObject(value) && isAction(value.action) && typeof value.seq === 'number';

/** What a message tells that the desk has pushed; undefined of any other. */
function pushedIn(message: { json: () => unknown }): Pushed | undefined {
  try {
    const value = message.json();
    if (!isObject(value)) return undefined;
    const { ask, after, entry, passed } = value;
    if (ask === true) return { ask };
    return typeof after === 'number' && typeof passed === 'number' && isEntry(entry)
      ? { after, entry, passed }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Hears what the desk pushes to the feed of a person. Pushes may be lost, so that whoever reads asks for what is not there. */
export function createFeedNews(connection: NatsConnection) {
  const { tell, subscribe, clear } = createSubscribers();
  let pushed: readonly Extract<Pushed, { entry: Entry }>[] = [];
  let feed = '';
  let subscription: Subscription | undefined;

  const hear = (error: Error | null, message: { json: () => unknown }) => {
    const told = error ? undefined : pushedIn(message);
    if (!told) return;
    if ('entry' in told) pushed = [...pushed, told].slice(-MOST);
    tell();
  };
  const endLooking = lookingAgain(connection, tell);

  return {
    subscribe,
    /** The feed that is heard. */
    feed: () => feed,
    /** Hears that feed from now on: another one once this person has another role. */
    follow(next: string) {
      // The server refuses what it does not know of this person yet: then it is asked again.
      if (connection.isClosed() || (next === feed && subscription?.isClosed() === false)) return;
      subscription?.unsubscribe();
      if (next !== feed) pushed = [];
      feed = next;
      subscription = connection.subscribe(feedAt(feed), { callback: hear });
    },
    /** What was pushed after a place, as far as nothing is missing in between and no other entries are passed over since. */
    after(place: number, passed: number): Entry[] {
      pushed = pushed.filter(({ entry }) => entry.seq > place);
      const found: Entry[] = [];
      let last = place;
      for (const { after, entry, passed: passedThen } of pushed) {
        if (after > last || passedThen !== passed) break;
        if (entry.seq <= last) continue;
        found.push(entry);
        last = entry.seq;
      }
      return found;
    },
    close() {
      endLooking();
      clear();
      subscription?.unsubscribe();
    },
  };
}
