import { headers, type Msg, type NatsConnection, type SubscriptionOptions } from '@nats-io/nats-core';
import { hashSync } from 'bcryptjs';
import { expect, test } from 'vitest';
import { openDesk } from '../../office/desk';
import type { Noted } from '../../office/audit/auditLog';
import { createDeskNotes } from '../../office/audit/deskNotes';
import { createWhence } from '../../office/audit/whence';
import type { Members } from '../../office/members';
import { createAccessDesk } from '../../office/signIn/accessDesk';
import { createFactors } from '../../office/signIn/factors';
import { createGuessing } from '../../office/signIn/guessing';
import { createLocks } from '../../office/signIn/locks';
import { createSealing } from '../../office/signIn/sealing';
import { createSessions } from '../../office/signIn/sessions';
import { createTries } from '../../office/signIn/tries';
import { emptyAccessBook } from '../support/accessBook';

const FROM = { address: '10.0.0.7', browser: 'Chrome on Windows', remember: false };

/** A desk that Ravi asks, over connections that are named for a sign-in. */
function opened() {
  const { book, connection } = emptyAccessBook();
  const sessions = createSessions(book, connection);
  const locks = createLocks(book);
  const parts = {
    sessions,
    locks,
    factors: createFactors(book, createSealing('secret', 'second factors')),
    guessing: createGuessing(
      createTries(() => 0),
      locks,
      connection,
    ),
    audit: { newest: () => Promise.resolve({ lines: [], more: false, missing: 0 }) },
  };
  const members = {
    secretOf: () => Promise.resolve({ hash: hashSync('o'.repeat(43), 4), place: 1 }),
    people: () => Promise.resolve({ place: 1, people: [{ name: 'Ravi', role: 'stock' }] }),
  } as unknown as Members;
  let hear: SubscriptionOptions['callback'];
  const subscribe = (subject: string, { callback }: SubscriptionOptions) => {
    if (subject.includes('.own.')) hear = callback;
  };
  const looks: string[] = [];
  const withId = (id: string) => {
    looks.push(id);
    return sessions.withId(id);
  };
  const noted: Noted[] = [];
  openDesk({
    connection: { subscribe } as unknown as NatsConnection,
    members,
    access: createAccessDesk(parts),
    whenceOf: createWhence({ withId }),
    notes: createDeskNotes((line) => void noted.push(line)),
    changed: () => {},
  });
  /** Begins to set up a second factor by a password of one letter. */
  const begin = (letter: string, session: string) => {
    const told = headers();
    told.set('Nats-Request-Info', JSON.stringify({ name: session }));
    return new Promise<unknown>((answered) => {
      const message = {
        subject: 'office.desk.Ravi.own.beginFactor',
        headers: told,
        json: () => ({ old: letter.repeat(43) }),
        respond: (text: string) => answered(JSON.parse(text)),
      };
      void hear?.(null, message as unknown as Msg);
    });
  };
  return { sessions, looks, noted, begin };
}

const WRONG = { refused: 'The password is not right.' };

test('who guesses in one sign-in has to wait there, and in no other of the same person', async () => {
  const { sessions, looks, noted, begin } = opened();
  const beginning = { name: 'Ravi', ...FROM };
  const [open, own] = [(await sessions.begin(beginning)).session, (await sessions.begin(beginning)).session];
  for (let times = 0; times < 5; times += 1) expect(await begin('g', open.id)).toEqual(WRONG);
  expect(await begin('o', open.id)).toEqual({ refused: expect.stringMatching(/^Too many passwords were wrong here/) });
  expect(await begin('o', own.id)).toMatchObject({ done: true });
  expect(looks).toEqual([open.id, own.id]);
  expect(noted).toHaveLength(6);
  expect(noted[0]).toMatchObject({ kind: 'refused', by: 'Ravi', address: FROM.address, session: open.id });
});

test('a sign-in that nobody knows is looked up once for what is asked by it', async () => {
  const { looks, begin } = opened();
  expect(await begin('g', 'unknown')).toEqual(WRONG);
  expect(looks).toEqual(['unknown']);
});
