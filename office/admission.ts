import { join } from 'node:path';
import type { NatsConnection } from '@nats-io/nats-core';
import { isUserName } from '@/journal/adapters/nats/subjects';
import { isObject } from '@/journal/kit/isObject';
import { createLine } from '@/journal/kit/line';
import { isOfficeUser } from '@/office/boards';
import { readIfThere, writePrivately } from './keptFile';
import { NOT_KNOWN_NOW, type Members } from './members';
import type { Member } from './accounts';
import { nameKey } from './nameKey';
import { complain } from './tell';
import { SpokenError } from '@/journal/kit/plainWords';

/** Where the machines of an office tell each other that somebody was added, changed or removed. */
const CHANGED = 'office.members-changed';

/** Long enough for an answer to arrive before its asker is cut off, for a new key. */
const PAUSE_MS = 150;
/** One machine after the other reads its list anew: what one loses meanwhile another may answer. */
const APART_MS = 400;
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
  /** Which of the office's machines this is, from 0. */
  turn: number;
  /** Does that while nothing is asked of the server whose answer it could lose. */
  whileQuiet: (work: () => Promise<void>) => Promise<void>;
}

/** Tells all machines of the office that who is let in was changed. */
export const tellChanged = (connection: NatsConnection): void => connection.publish(CHANGED);

export type Admission = ReturnType<typeof keepAdmission>;

/** Keeps this machine's server letting in exactly those who belong to the office. */
export function keepAdmission({ connection, members, data, admit, turn, whileQuiet }: AdmissionOptions) {
  let mark = '';
  let admitted = '';
  let byName: ReadonlyMap<string, Member> | undefined;
  const { inLine } = createLine();

  const admitAll = async () => {
    const found = (await members.members()).toSorted((one, other) => (one.name < other.name ? -1 : 1));
    byName = new Map(found.map((member) => [nameKey(member.name), member]));
    const text = JSON.stringify(found, null, 2);
    if (text === admitted) return;
    await admit(found);
    writePrivately(fileIn(data), text);
    admitted = text;
  };
  const look = async () => {
    const now = await members.mark();
    if (now === mark) return;
    await whileQuiet(admitAll);
    mark = now;
  };
  /** One look after another. */
  const lookNow = (): Promise<void> => inLine(look);
  /** The same; one that fails, as the streams have no leader now, is made up for by the next. */
  const lookLater = () =>
    void lookNow().catch((error: unknown) =>
      complain(`Who is let in could not be brought up to date: ${String(error)}`),
    );

  let timer: NodeJS.Timeout | undefined;
  connection.subscribe(CHANGED, {
    callback: () => {
      clearTimeout(timer);
      timer = setTimeout(lookLater, PAUSE_MS + turn * APART_MS);
    },
  });
  const beat = setInterval(lookLater, LOOK_EVERY_MS);

  return {
    /** Looks now; resolves when it holds, and rejects where the streams do not tell. */
    lookNow,
    /**
     * Who is let in by that name now, in whichever case it is written.
     * @throws {SpokenError} before the first look
     */
    memberOf(name: string): Member | undefined {
      if (!byName) throw new SpokenError(NOT_KNOWN_NOW);
      return byName.get(nameKey(name));
    },
    close() {
      clearTimeout(timer);
      clearInterval(beat);
    },
  };
}
