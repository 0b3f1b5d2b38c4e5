import type { NatsConnection } from '@nats-io/nats-core';
import { feedAt, type Pushed } from '@/journal/adapters/nats/feedProtocol';
import type { Person } from '@/store/business/feeds/withheld';
import { feedOf } from './feedName';
import type { FeedPlaces } from './feedPlaces';

/** What is longer is asked for: everybody of a role is sent it at once. */
const MOST_CHARACTERS = 100_000;
const HINT: Pushed = { ask: true };

/** Pushes to those who are told something of it what the last place tells them. */
export const pushing =
  (connection: NatsConnection, places: Pick<FeedPlaces, 'newest' | 'passed'>) =>
  (told: readonly Person[], passedNow: number): void => {
    if (connection.isClosed()) return;
    const passed = places.passed();
    for (const person of told) {
      // Where another entry is passed over since, each is to ask.
      const newest = passed === passedNow ? places.newest(person) : undefined;
      const text = JSON.stringify((newest ? { ...newest, passed } : HINT) satisfies Pushed);
      connection.publish(feedAt(feedOf(person)), text.length <= MOST_CHARACTERS ? text : JSON.stringify(HINT));
    }
  };
