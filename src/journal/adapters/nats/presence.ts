import type { Msg, NatsConnection } from '@nats-io/nats-core';
import { isObject } from '@/journal/kit/isObject';
import { atMostEvery } from '@/journal/kit/atMostEvery';
import { MOST_PRESENCE_BYTES, presenceOf, readPresence } from './subjects';

/** One tab that is open in the office, whose it is, and what it looks at. */
export interface OpenTab {
  tab: string;
  name: string;
  place: string;
}

const BEAT_MS = 15_000;
/** After how long a tab that says nothing is taken to be gone; a browser lets a hidden one speak once a minute. */
const GONE_AFTER_MS = 150_000;
/** No address of the product is longer. */
const MOST_CHARACTERS = 500;

/** So many tabs of one person are seen. */
const MOST_TABS = 20;
/** However often somebody says something, others are busy with it no more often than this. */
const PAUSE_MS = 1_000;

interface Said {
  tab: string;
  place: string;
  /** Wants to hear from all the others. */
  asks?: true;
  gone?: true;
}

function read(message: Pick<Msg, 'data' | 'json'>): Said | undefined {
  if (message.data.length > MOST_PRESENCE_BYTES) return undefined;
  try {
    const said = message.json();
    if (!isObject(said) || typeof said.tab !== 'string' || typeof said.place !== 'string') return undefined;
    return {
      tab: said.tab.slice(0, MOST_CHARACTERS),
      place: said.place.slice(0, MOST_CHARACTERS),
      ...(said.asks === true && { asks: true }),
      ...(said.gone === true && { gone: true }),
    };
  } catch {
    return undefined;
  }
}

/** Tells the office that this tab is there, and hears of all others; whose a tab is says the server. */
export function presenceOver(connection: NatsConnection, user: string, tab: string, hear: (tabs: OpenTab[]) => void) {
  const tabs = new Map<string, OpenTab & { heard: number }>();
  /** Those who were removed: what their tabs still say is passed over. */
  const removed = new Set<string>();
  let place = '';
  let lastText = '';

  const say = (more: Pick<Said, 'asks' | 'gone'> = {}) => {
    if (!connection.isClosed()) connection.publish(presenceOf(user), JSON.stringify({ tab, place, ...more }));
  };
  const tell = () => {
    const present = [...tabs.values()]
      .filter(({ name }) => !removed.has(name))
      .map(({ tab: of, name, place: at }) => ({ tab: of, name, place: at }))
      .toSorted((a, b) => `${a.name} ${a.tab}`.localeCompare(`${b.name} ${b.tab}`));
    const text = JSON.stringify(present);
    if (text !== lastText) hear(present);
    lastText = text;
  };
  const tellSoon = atMostEvery(PAUSE_MS, tell);
  const saySoon = atMostEvery(PAUSE_MS, () => say());
  const isOneTooMany = (name: string) => [...tabs.values()].filter((one) => one.name === name).length >= MOST_TABS;
  connection.subscribe(presenceOf('*'), {
    callback: (error, message) => {
      const said = error ? undefined : read(message);
      if (!said) return;
      const name = readPresence(message.subject);
      const key = `${name} ${said.tab}`;
      if (said.gone) tabs.delete(key);
      else if (!tabs.has(key) && isOneTooMany(name)) return;
      else tabs.set(key, { tab: said.tab, name, place: said.place, heard: performance.now() });
      if (said.asks && said.tab !== tab) saySoon();
      tellSoon();
    },
  });
  setInterval(() => {
    say();
    for (const [key, { heard }] of tabs) if (performance.now() - heard > GONE_AFTER_MS) tabs.delete(key);
    tell();
  }, BEAT_MS);
  say({ asks: true });

  return {
    lookAt(now: string) {
      place = now.slice(0, MOST_CHARACTERS);
      saySoon();
    },
    /** Takes note of who belongs to the office: whoever was removed cannot say any more that their tabs are gone. */
    keepOnly(names: readonly string[]) {
      for (const { name } of tabs.values()) if (!names.includes(name)) removed.add(name);
      for (const name of names) removed.delete(name);
      tell();
    },
    /** After a while away: says that one is there, and asks who else is. */
    greet: () => say({ asks: true }),
    /** Says that this tab is gone. */
    leave: () => say({ gone: true }),
  };
}
