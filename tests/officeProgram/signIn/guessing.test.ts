import { hashSync } from 'bcryptjs';
import { expect, test } from 'vitest';
import type { NatsConnection } from '@nats-io/nats-core';
import { answerTo, type AccessDesk, type DeskParts } from '../../../office/deskAnswers';
import type { Members } from '../../../office/members';
import { createAccessDesk } from '../../../office/signIn/accessDesk';
import { createFactors } from '../../../office/signIn/factors';
import { createGuessing } from '../../../office/signIn/guessing';
import { createLocks } from '../../../office/signIn/locks';
import { createSealing } from '../../../office/signIn/sealing';
import { createSessions } from '../../../office/signIn/sessions';
import { createTries } from '../../../office/signIn/tries';
import { emptyAccessBook } from '../../support/accessBook';
import { codeFor } from '../../support/secondFactor';

type Heard = (error: null, message: { string: () => string }) => void;

/** An office on two machines, of which each counts by itself. */
function opened() {
  const { book } = emptyAccessBook();
  const heard: [string, Heard][] = [];
  const connection = {
    publish: (subject: string, text: string) => {
      for (const [of, hear] of heard) if (of === subject) hear(null, { string: () => text });
    },
    subscribe: (subject: string, { callback }: { callback: Heard }) => void heard.push([subject, callback]),
  } as unknown as NatsConnection;
  const clock = { now: 1_700_000_000_000 };
  const now = () => clock.now;
  const machine = () => {
    const locks = createLocks(book, now);
    const guessing = createGuessing(createTries(now), locks, connection);
    guessing.hearForgiven();
    const sessions = createSessions(book, connection, now);
    const factors = createFactors(book, createSealing('secret', 'second factors'), now);
    const audit = { newest: () => Promise.resolve({ lines: [], more: false, missing: 0 }) };
    const desk = createAccessDesk({ sessions, locks, factors, guessing, audit });
    /** So many sign-ins with a name fail one after the other, whosoever it is. */
    const fail = async (times: number, name: string, somebody?: string) => {
      for (let one = 0; one < times; one += 1) await guessing.failed({ name }, somebody);
    };
    return { desk, factors, now, fail, refusal: (name: string) => guessing.refusal({ name }) };
  };
  return [machine(), machine()] as const;
}

/** An admin adds somebody over the desk of a machine. */
const added = async (name: string, access: AccessDesk) => {
  const members = {
    secretOf: () => Promise.resolve({ hash: '', place: 0 }),
    people: () => Promise.resolve({ place: 1, people: [{ name: 'Asha', role: 'admin' }] }),
    putHash: () => Promise.resolve(),
    put: () => Promise.resolve(),
  } as unknown as Members;
  const asked = { request: 'people.add', asked: { name, role: 'stock', key: 'k'.repeat(43) } } as const;
  expect(await answerTo({ members, access }, 'Asha', asked)).toEqual({ done: true });
};

test('a name that was guessed at before it was somebody’s is locked on no machine once they are added', async () => {
  const [one, other] = opened();
  await one.fail(20, 'vinod');
  await other.fail(20, 'Vinod');
  expect(await one.refusal('Vinod')).toContain('It is locked');
  await added('Vinod', one.desk);
  expect([await one.refusal('Vinod'), await other.refusal('Vinod')]).toEqual([undefined, undefined]);
});

test('a new password ends the wait of a name on every machine, and Unlock does', async () => {
  const [one, other] = opened();
  const fail = async () => {
    await one.fail(14, 'Asha', 'Asha');
    await other.fail(14, 'Asha', 'Asha');
    expect(await other.refusal('Asha')).toContain('Try again in');
  };
  await fail();
  await one.desk.renew('Asha');
  expect([await one.refusal('Asha'), await other.refusal('Asha')]).toEqual([undefined, undefined]);
  await fail();
  await other.desk.answer(
    { name: 'admin', session: 'session-2' },
    { request: 'people.unlock', asked: { name: 'Asha' } },
  );
  expect([await one.refusal('Asha'), await other.refusal('Asha')]).toEqual([undefined, undefined]);
});

const members = (keep: () => Promise<{ seq: number }> = () => Promise.reject(new Error('Nothing is kept'))) =>
  ({
    secretOf: () => Promise.resolve({ hash: hashSync('o'.repeat(43), 4), place: 1 }),
    people: () => Promise.resolve({ place: 1, people: [{ name: 'Ravi', role: 'stock' }] }),
    putHash: keep,
  }) as unknown as Members;

/** Somebody gives that old password, to change their own, in a session. */
const giver = (parts: DeskParts) => (old: string, session: string) =>
  answerTo(
    parts,
    'Ravi',
    { request: 'own.key', asked: { old: old.repeat(43), key: 'n'.repeat(43), session: 'session-1' } },
    session,
  );

/** Somebody gives that old password, to set up a second factor. */
const beginner = (parts: DeskParts) => (old: string) =>
  answerTo(parts, 'Ravi', { request: 'own.beginFactor', asked: { old: old.repeat(43) } }, 'session-1');
const TOO_MANY = { refused: expect.stringMatching(/^Too many passwords were wrong here\. Try again in/) };
const TOO_MANY_CODES = { refused: expect.stringMatching(/^Too many codes were wrong here\. Try again in/) };

test('who guesses at the old password at a screen that was left open has to wait, also with the right one', async () => {
  const [{ desk, refusal }] = opened();
  const give = giver({ members: members(), access: desk });
  const answers = [];
  for (let times = 0; times < 6; times += 1) answers.push(await give('g', 'session-1'));
  expect(answers[0]).toEqual({ refused: 'The old password is not right.' });
  expect(answers.at(-1)).toEqual(TOO_MANY);
  expect(await give('o', 'session-1')).toEqual(answers.at(-1));
  // Nobody else is kept from anything by it.
  expect(await refusal('Ravi')).toBeUndefined();
  expect(await give('g', 'session-2')).toEqual(answers[0]);
});

test('who is in changes their password though others have failed to sign in under their name until it is locked', async () => {
  const [{ desk, fail, refusal }] = opened();
  await fail(20, 'Ravi', 'Ravi');
  expect(await refusal('Ravi')).toContain('It is locked');
  const give = giver({ members: members(() => Promise.resolve({ seq: 2 })), access: desk });
  expect(await give('o', 'session-1')).toEqual({ done: true });
});

test('a second factor is begun by the right password alone, at which one guesses no longer than to change it', async () => {
  const [{ desk }] = opened();
  const parts = { members: members(), access: desk };
  const begin = beginner(parts);
  for (let times = 0; times < 5; times += 1)
    expect(await begin('g')).toEqual({ refused: 'The password is not right.' });
  expect(await begin('o')).toEqual(TOO_MANY);
  expect(await giver(parts)('o', 'session-1')).toEqual(TOO_MANY);
  const [{ desk: another }] = opened();
  expect(await beginner({ members: members(), access: another })('o')).toEqual({
    done: true,
    told: { secret: expect.stringMatching(/^[A-Z2-7]+$/) },
  });
});

test('who has the password and not the phone guesses at no more codes by giving the password in between', async () => {
  const [{ desk, factors, now }] = opened();
  const secret = (await factors.begin('Ravi')) ?? '';
  await factors.confirm('Ravi', codeFor(secret, now()));
  const within = { name: 'Ravi', session: 'session-1' };
  const drop = () => desk.answer(within, { request: 'own.dropFactor', asked: { code: '000000' } });
  const begin = beginner({ members: members(), access: desk });
  const four = async () => [await drop(), await drop(), await drop(), await drop()];
  expect(await four()).not.toContainEqual(TOO_MANY_CODES);
  expect(await begin('o')).toEqual({ refused: 'You have a second factor already. Remove it first.' });
  const [fifth, ...after] = await four();
  expect(fifth).not.toEqual(TOO_MANY_CODES);
  expect(after).toEqual([TOO_MANY_CODES, TOO_MANY_CODES, TOO_MANY_CODES]);
  expect(await begin('o')).toEqual({ refused: 'You have a second factor already. Remove it first.' });
  expect(await drop()).toEqual(TOO_MANY_CODES);
});
