import { hashSync } from 'bcryptjs';
import { expect, test } from 'vitest';
import type { Noted } from '../../../office/audit/auditLog';
import { createFactors } from '../../../office/signIn/factors';
import { createGuessing } from '../../../office/signIn/guessing';
import { createLocks } from '../../../office/signIn/locks';
import { createSealing, waitingSeals } from '../../../office/signIn/sealing';
import { createSessions } from '../../../office/signIn/sessions';
import { createSignIn } from '../../../office/signIn/signIn';
import { createTries } from '../../../office/signIn/tries';
import { emptyAccessBook } from '../../support/accessBook';
import { codeFor } from '../../support/secondFactor';

const KEY = 'k'.repeat(43);
const OTHER = 'o'.repeat(43);
const RAVI = { name: 'Ravi', role: 'stock' as const, hash: hashSync(KEY, 4), place: 1 };
const HOME = { address: '10.0.0.7', browser: 'Chrome on Windows' };
const WRONG = 'The name or the password is wrong.';
const WRONG_CODE = 'The code is wrong, or it was used already. Wait for the next one.';
const UNREADABLE = 'The office cannot read this request. Reload this page, then do it again.';
const LOCKED = 'Too many sign-ins with this name have failed. It is locked until an admin unlocks it, or for a day.';

const opened = () => {
  const clock = { now: 1_000_000 };
  const { book, connection, kept } = emptyAccessBook();
  const sessions = createSessions(book, connection, () => clock.now);
  const locks = createLocks(book, () => clock.now);
  const factors = createFactors(book, createSealing('secret', 'second factors'), () => clock.now);
  const noted: Noted[] = [];
  const signIn = createSignIn({
    sessions,
    guessing: createGuessing(
      createTries(() => clock.now),
      locks,
      connection,
    ),
    factors,
    note: (line) => noted.push(line),
    memberOf: (name) => (name.toLowerCase() === 'ravi' ? RAVI : undefined),
    nobodysHash: hashSync('', 4),
    sealOf: waitingSeals('secret'),
    hasOthers: false,
  });
  const answer = async (name: string, key: string, from = HOME) =>
    (await signIn({ name, key, remember: false }, from)).answer;
  const withCode = async (code: string, key = KEY) =>
    (await signIn({ name: 'Ravi', key, remember: false, code }, HOME)).answer;
  /** Fails so often, each time as soon as it may. */
  const fail = async (times: number, name: string) => {
    for (let one = 0; one < times; one += 1) {
      expect(await answer(name, OTHER)).toEqual({ refused: WRONG });
      clock.now += 900_000;
    }
  };
  return { clock, kept, noted, sessions, locks, factors, signIn, answer, withCode, fail };
};

test('who has the right key gets a session of their own name', async () => {
  const { sessions, signIn } = opened();
  const { answer, cookie } = await signIn({ name: 'Ravi', key: KEY, remember: true }, HOME);
  const session = await sessions.of(cookie ?? '');
  expect(session).toMatchObject({ name: 'Ravi', remember: true, place: RAVI.place, ...HOME });
  expect(answer).toEqual({ done: true, session: session?.id, seal: waitingSeals('secret')({ name: 'Ravi' }) });
});

test('what seals what waits of somebody is the same at each sign-in, and another one for others, in another office, and for whoever has the name later', () => {
  const seals = waitingSeals('secret');
  const ravi = { name: 'Ravi' };
  expect(seals(ravi)).toMatch(/^[\w-]{43}$/);
  const others = [
    seals({ name: 'Asha' }),
    waitingSeals('other')(ravi),
    seals({ ...ravi, id: 'a' }),
    seals({ ...ravi, id: 'b' }),
  ];
  expect(new Set([seals(ravi), seals(ravi), ...others]).size).toBe(5);
});

test('a name that nobody has is refused in the same words, waits and lock as one that somebody has', async () => {
  const told = async (name: string) => {
    const { answer, clock } = opened();
    const answers = [];
    for (let times = 0; times < 30; times += 1) {
      answers.push(await answer(name, OTHER), await answer(name, OTHER));
      clock.now += 900_000;
    }
    return answers;
  };
  const somebodys = await told('Ravi');
  expect(somebodys.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => ({ refused: WRONG })));
  expect(somebodys.at(-1)).toEqual({ refused: LOCKED });
  expect(await told('Nobody')).toEqual(somebodys);
  expect(await told('ravi')).toEqual(somebodys);
});

test('the right key is not looked at while the name waits, and lets in after it', async () => {
  const { clock, answer } = opened();
  for (let times = 0; times < 6; times += 1) {
    expect(await answer('Ravi', OTHER)).toEqual({ refused: WRONG });
    if (times < 5) clock.now += 1_000;
  }
  expect(await answer('Ravi', KEY)).toEqual({ refused: 'Too many sign-ins have failed. Try again in 2 seconds.' });
  clock.now += 2_000;
  expect(await answer('Ravi', KEY)).toMatchObject({ done: true });
  expect(await answer('Ravi', OTHER)).toEqual({ refused: WRONG });
});

test('guesses of one moment are counted one after another', async () => {
  const { answer } = opened();
  const answers = await Promise.all(Array.from({ length: 30 }, () => answer('Ravi', OTHER)));
  expect(answers.filter((one) => 'refused' in one && one.refused === WRONG)).toHaveLength(5);
});

test('a locked name lets nobody in until an admin unlocks it', async () => {
  const { locks, answer, fail } = opened();
  await fail(20, 'Ravi');
  expect(await answer('Ravi', KEY)).toEqual({ refused: LOCKED });
  expect(await locks.all()).toEqual([expect.objectContaining({ name: 'Ravi' })]);
  await locks.lift('Ravi');
  expect(await answer('Ravi', KEY)).toMatchObject({ done: true });
});

test('a name is locked however it is written, so that no other spelling starts anew', async () => {
  const { answer, locks, fail } = opened();
  await fail(19, 'Ravi');
  await fail(1, 'rAVI');
  expect(await answer('Ravi', KEY)).toEqual({ refused: LOCKED });
  expect((await locks.all()).map(({ name }) => name)).toEqual(['Ravi']);
});

test('a lock ends by itself after a day', async () => {
  const { clock, answer, fail } = opened();
  await fail(20, 'Ravi');
  clock.now += 24 * 3_600_000;
  expect(await answer('Ravi', KEY)).toMatchObject({ done: true });
});

test('whoever goes through names from one address waits as well, and others do not', async () => {
  const { answer } = opened();
  for (let one = 0; one < 101; one += 1) await answer(`name-${one}`, OTHER);
  expect(await answer('Ravi', KEY)).toEqual({ refused: 'Too many sign-ins have failed. Try again in 1 second.' });
  expect(await answer('Ravi', KEY, { ...HOME, address: '10.0.0.8' })).toMatchObject({ done: true });
});

test.each([
  undefined,
  null,
  7,
  'Ravi',
  [],
  {},
  { name: 'Ravi' },
  { name: 'Ravi', key: 'short' },
  { name: 'Ravi', key: [KEY] },
  { name: 'Ravi', key: KEY, code: 123_456 },
  { name: 'Ravi', key: KEY, code: '12345' },
  { name: 'a.b', key: KEY },
  { name: '>', key: KEY },
  { name: 'a'.repeat(41), key: KEY },
])('what is no sign-in is refused in words: %j', async (asked) => {
  const { signIn } = opened();
  expect(await signIn(asked, HOME)).toEqual({ answer: { refused: UNREADABLE } });
});

test('more sign-ins of one address than wait at a time are refused in words', async () => {
  const { answer } = opened();
  const answers = await Promise.all(Array.from({ length: 60 }, (_, one) => answer(`name-${one}`, OTHER)));
  expect(
    answers.filter((one) => 'refused' in one && one.refused.startsWith('Too many people sign in at this moment')),
  ).toHaveLength(10);
});

/** Ravi, who has a second factor since a minute ago. */
const withFactor = async () => {
  const office = opened();
  const secret = (await office.factors.begin('Ravi')) ?? '';
  await office.factors.confirm('Ravi', codeFor(secret, office.clock.now));
  office.clock.now += 60_000;
  return { ...office, secret, code: () => codeFor(secret, office.clock.now) };
};

test('whoever has a second factor is asked for its code after the password, and lets in with a code once', async () => {
  const { sessions, answer, withCode, code } = await withFactor();
  expect(await answer('Ravi', OTHER)).toEqual({ refused: WRONG });
  expect(await withCode(code(), OTHER)).toEqual({ refused: WRONG });
  expect(await answer('Ravi', KEY)).toEqual({ asks: 'code' });
  expect(await sessions.living()).toEqual([]);
  expect(await withCode(code())).toMatchObject({ done: true });
  expect(await withCode(code())).toEqual({ refused: WRONG_CODE });
});

test('whoever guesses at codes waits as for passwords, and no right password in between forgives it', async () => {
  const { clock, answer, withCode, locks } = await withFactor();
  for (let times = 0; times < 19; times += 1) {
    expect(await withCode('000000')).toEqual({ refused: WRONG_CODE });
    clock.now += 900_000;
    expect(await answer('Ravi', KEY)).toEqual({ asks: 'code' });
  }
  expect(await withCode('000000')).toEqual({ refused: WRONG_CODE });
  expect(await answer('Ravi', KEY)).toEqual({ refused: LOCKED });
  expect(await locks.all()).toEqual([expect.objectContaining({ name: 'Ravi' })]);
});

test('whoever is of a role of which one is required sets it up before they get a session', async () => {
  const { clock, sessions, factors, answer, withCode } = opened();
  await factors.require(['admin', 'sales']);
  expect(await answer('Ravi', KEY)).toMatchObject({ done: true });
  await factors.require(['stock']);
  await sessions.endAllOf('Ravi');
  const asked = await answer('Ravi', KEY);
  expect(asked).toEqual({ asks: 'code', secret: expect.any(String) });
  expect(await withCode('000000')).toEqual({ refused: WRONG_CODE });
  expect(await sessions.living()).toEqual([]);
  const { secret = '' } = asked as { secret?: string };
  expect(await withCode(codeFor(secret, clock.now))).toMatchObject({ done: true });
  expect(await answer('Ravi', KEY)).toEqual({ asks: 'code' });
});

test('whoever is let in is noted, and whoever is not, with the reason and from where, and never a name that may be a password', async () => {
  const { noted, answer } = opened();
  await answer('Ravi', KEY);
  await answer('ravi', OTHER);
  for (let times = 0; times < 5; times += 1) await answer('hunter2', OTHER);
  await answer('hunter2', OTHER);
  expect(noted).toEqual([
    { kind: 'signed-in', by: 'Ravi', text: 'signed in', session: expect.any(String), ...HOME },
    { kind: 'not-signed-in', by: 'Ravi', text: WRONG, ...HOME },
    ...Array.from({ length: 5 }, () => ({ kind: 'not-signed-in', by: '', text: WRONG, ...HOME })),
    { kind: 'not-signed-in', by: '', text: 'Too many sign-ins have failed', ...HOME },
  ]);
});
