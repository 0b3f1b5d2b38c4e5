import { expect, test } from 'vitest';
import { createAccessDesk } from '../../../office/signIn/accessDesk';
import { createFactors } from '../../../office/signIn/factors';
import { createGuessing } from '../../../office/signIn/guessing';
import { createLocks } from '../../../office/signIn/locks';
import { createSealing } from '../../../office/signIn/sealing';
import { createSessions } from '../../../office/signIn/sessions';
import { createTries } from '../../../office/signIn/tries';
import { emptyAccessBook } from '../../support/accessBook';
import { codeFor } from '../../support/secondFactor';

const FROM = { address: '10.0.0.7', browser: 'Chrome on Windows', remember: false };
const RAVI = { name: 'Ravi', session: 'session-1' };
const ADMIN = { name: 'admin', session: 'session-2' };
const WRONG_CODE = { refused: 'The code is wrong, or it was used already. Wait for the next one.' };

const opened = () => {
  const clock = { now: 1_700_000_000_000 };
  const now = () => clock.now;
  const { book, connection } = emptyAccessBook();
  const sessions = createSessions(book, connection, now);
  const locks = createLocks(book, now);
  const factors = createFactors(book, createSealing('secret', 'second factors'), now);
  const audit = { newest: () => Promise.resolve({ lines: [], more: false, missing: 0 }) };
  const guessing = createGuessing(createTries(now), locks, connection);
  const desk = createAccessDesk({ sessions, locks, factors, guessing, audit });
  const begin = () => sessions.begin({ name: 'Ravi', ...FROM });
  const secretOf = async () => {
    const answer = await desk.answer(RAVI, { request: 'own.beginFactor', asked: { old: '' } });
    return 'told' in answer ? (answer.told as { secret: string }).secret : '';
  };
  const confirm = (code: string, session: string) =>
    desk.answer(RAVI, { request: 'own.confirmFactor', asked: { code, session } });
  const drop = (code: string) => desk.answer(RAVI, { request: 'own.dropFactor', asked: { code } });
  return { clock, sessions, locks, factors, desk, begin, secretOf, confirm, drop };
};

test('whoever sets up a second factor is signed out in every other browser, where somebody may have had the password alone', async () => {
  const { clock, sessions, desk, begin, secretOf, confirm } = opened();
  const [here, elsewhere] = [await begin(), await begin()];
  const secret = await secretOf();
  expect(await confirm('000000', here.session.id)).toEqual(WRONG_CODE);
  expect(await sessions.of(elsewhere.cookie)).toBeDefined();
  expect(await confirm(codeFor(secret, clock.now), here.session.id)).toEqual({ done: true });
  expect(await sessions.of(elsewhere.cookie)).toBeUndefined();
  expect(await sessions.of(here.cookie)).toBeDefined();
  expect(await desk.answer(RAVI, { request: 'own.factor', asked: {} })).toEqual({
    done: true,
    told: { since: new Date(clock.now).toISOString() },
  });
  expect(await desk.answer(RAVI, { request: 'own.beginFactor', asked: { old: '' } })).toEqual({
    refused: 'You have a second factor already. Remove it first.',
  });
});

test('whoever changes their own password goes on by it in that browser, and is signed out in all others', async () => {
  const { sessions, desk, begin } = opened();
  const [here, elsewhere] = [await begin(), await begin()];
  const { session } = await sessions.begin({ name: 'Asha', ...FROM, place: 3 });
  await desk.signOutElsewhere('Ravi', here.session.id, 9);
  expect(await sessions.of(here.cookie)).toMatchObject({ place: 9 });
  expect(await sessions.of(elsewhere.cookie)).toBeUndefined();
  for (const not of [session.id, '', '>', 'a b']) await desk.signOutElsewhere('Ravi', not, 10);
  expect(await sessions.withId(session.id)).toMatchObject({ place: 3 });
  expect(await sessions.of(here.cookie)).toBeUndefined();
});

test('whoever sits at a screen that was left open removes no second factor without its code, and waits for each guess', async () => {
  const { clock, locks, begin, secretOf, confirm, drop, factors } = opened();
  const secret = await secretOf();
  await confirm(codeFor(secret, clock.now), (await begin()).session.id);
  for (let times = 0; times < 5; times += 1) expect(await drop('000000')).toEqual(WRONG_CODE);
  clock.now += 60_000;
  expect(await drop('000000')).toEqual(WRONG_CODE);
  expect(await drop(codeFor(secret, clock.now))).toEqual({
    refused: 'Too many codes were wrong here. Try again in 2 seconds.',
  });
  clock.now += 2_000;
  expect(await drop(codeFor(secret, clock.now))).toEqual({ done: true });
  expect(await factors.since('Ravi')).toBeUndefined();
  expect(await locks.all()).toEqual([]);
});

test('an admin sees who has one and of whom one is required, and takes one away; nothing is left of who is removed', async () => {
  const { clock, desk, begin, secretOf, confirm, factors } = opened();
  const secret = await secretOf();
  await confirm(codeFor(secret, clock.now), (await begin()).session.id);
  await desk.answer(ADMIN, { request: 'people.requireFactor', asked: { roles: ['stock'] } });
  const told = async () => desk.answer(ADMIN, { request: 'people.access', asked: {} });
  expect(await told()).toMatchObject({ told: { factors: ['Ravi'], required: ['stock'] } });
  expect(JSON.stringify(await told())).not.toContain(secret);
  await desk.answer(ADMIN, { request: 'people.resetFactor', asked: { name: 'Ravi' } });
  expect(await told()).toMatchObject({ told: { factors: [] } });
  await confirm(codeFor(await secretOf(), clock.now), '');
  await desk.forget('Ravi');
  expect(await factors.since('Ravi')).toBeUndefined();
  expect(await told()).toMatchObject({ told: { sessions: [], factors: [] } });
});
