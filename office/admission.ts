import { join } from 'node:path';
import type { NatsConnection } from '@nats-io/nats-core';
import { isUserName } from '@/journal/adapters/nats/subjects';
import { isObject } from '@/journal/isObject';
import { isOfficeUser } from '@/store/office/boards';
import { readIfThere, writePrivately } from './keptFile';
import type { Members } from './members';
import type { Member } from './accounts';
import { complain } from './tell';

/** Where the machines of an office tell each other that somebody was added, changed or removed. */
const CHANGED = 'office.members-changed';

/** Long enough for an answer to arrive before its asker is cut off, for a new key. */
const PAUSE_MS = 150;
/** Should the telling have been lost. */
const LOOK_EVERY_MS = 15_000;

const fileIn = (data: string) => join(data, 'people.json');

const isMember = (value: unknown): value is Member =>
  isOfficeUser(value) && isUserName(value.name) && isObject(value) && typeof value.hash === 'string';

/** Who was let in when this machine's office ran last: until its streams can be read again. */
export function lastMembers(data: string): Member[] {
  try {
    const kept: unknown = JSON.parse(readIfThere(fileIn(data)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMember) : [];
  } catch {
    return [];
  }
}

export interface AdmissionOptions {
  connection: NatsConnection;
  members: Members;
  /** The folder of the office. */
  data: string;
  /** Lets the server let in these, and nobody else. */
  admit: (members: readonly Member[]) => Promise<void>;
}

/** Keeps this machine's server letting in exactly those who belong to the office. */
export function keepAdmission({ connection, members, data, admit }: AdmissionOptions) {
  let mark = '';
  let admitted = '';
  let line = Promise.resolve();

  const look = async () => {
    const now = await members.mark();
    if (now === mark) return;
    const found = (await members.members()).toSorted((one, other) => (one.name < other.name ? -1 : 1));
    const text = JSON.stringify(found, null, 2);
    if (text !== admitted) {
      await admit(found);
      writePrivately(fileIn(data), text);
      admitted = text;
    }
    mark = now;
  };
  /** One look after another; one that fails, as the streams have no leader now, is made up for by the next. */
  const lookNow = () => (line = line.then(look).catch((error: unknown) => complain(`Who is let in could not be brought up to date: ${String(error)}`)));

  let timer: NodeJS.Timeout | undefined;
  connection.subscribe(CHANGED, {
    callback: () => {
      clearTimeout(timer);
      timer = setTimeout(() => void lookNow(), PAUSE_MS);
    },
  });
  const beat = setInterval(() => void lookNow(), LOOK_EVERY_MS);

  return {
    /** Looks now; resolves when it holds. */
    lookNow,
    /** Tells all machines to look. */
    tellChanged: () => connection.publish(CHANGED),
    close() {
      clearTimeout(timer);
      clearInterval(beat);
    },
  };
}
