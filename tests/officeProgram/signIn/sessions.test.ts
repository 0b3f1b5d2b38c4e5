import { expect, test } from 'vitest';
import { createSessions } from '../../../office/signIn/sessions';
import { emptyAccessBook } from '../../support/accessBook';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FROM = { browser: 'Chrome on Windows', address: '10.0.0.7' };

const opened = () => {
  const clock = { now: Date.parse('2026-01-05T10:00:00Z') };
  const { book, kept, publish, connection } = emptyAccessBook();
  const sessions = createSessions(book, connection, () => clock.now);
  const begin = (name: string, remember = false) => sessions.begin({ ...FROM, name, remember });
  return { clock, kept, publish, sessions, begin };
};

test('a token proves its session, and neither another nor a part of it does', async () => {
  const { sessions, begin } = opened();
  const [ravi, meera] = [await begin('Ravi'), await begin('Meera')];
  expect((await sessions.of(ravi.cookie))?.name).toBe('Ravi');
  expect((await sessions.of(ravi.pass))?.id).toBe(ravi.session.id);
  const swapped = `${ravi.session.id}${meera.cookie.slice(16)}`;
  for (const token of ['', ravi.session.id, ravi.cookie.slice(0, -1), `${ravi.cookie}a`, swapped, 'a'.repeat(59)])
    expect(await sessions.of(token)).toBeUndefined();
});

test('what is kept holds no token', async () => {
  const { kept, begin } = opened();
  const { cookie, pass } = await begin('Ravi');
  const text = JSON.stringify([...kept.values()]);
  for (const token of [cookie, pass]) expect(text).not.toContain(token.slice(16));
});

test.each([
  ['that is used ends after a week', false, HOUR_MS, 7 * DAY_MS],
  ['that is not used ends after half a day', false, 100 * DAY_MS, 12 * HOUR_MS],
  ['that is remembered and used ends after ninety days', true, HOUR_MS, 90 * DAY_MS],
  ['that is remembered and not used ends after thirty days', true, 100 * DAY_MS, 30 * DAY_MS],
])('a session %s', async (_what, remember, everyMs, lastsMs) => {
  const { clock, sessions, begin } = opened();
  const began = clock.now;
  const { session, cookie } = await begin('Ravi', remember);
  for (let now = began + everyMs; now < began + lastsMs; now += everyMs) {
    clock.now = now;
    await sessions.seen(session.id);
  }
  clock.now = began + lastsMs;
  expect(await sessions.of(cookie)).toBeDefined();
  clock.now += 1;
  expect(await sessions.of(cookie)).toBeUndefined();
  await sessions.seen(session.id);
  expect(await sessions.of(cookie)).toBeUndefined();
  expect(await sessions.living()).toEqual([]);
});

test('a clock that was set back ends no session', async () => {
  const { clock, sessions, begin } = opened();
  const { cookie } = await begin('Ravi');
  clock.now -= 30 * DAY_MS;
  expect(await sessions.of(cookie)).toBeDefined();
});

test('one that is ended is told to all machines, and comes back by nothing', async () => {
  const { clock, publish, sessions, begin } = opened();
  const { session, cookie } = await begin('Ravi');
  const other = await begin('Ravi');
  await sessions.end([session]);
  expect(publish).toHaveBeenCalledExactlyOnceWith('office.session-ended', session.id);
  clock.now += HOUR_MS;
  await sessions.seen(session.id);
  expect(await sessions.of(cookie)).toBeUndefined();
  expect(await sessions.of(other.cookie)).toBeDefined();
});

test('somebody is signed out everywhere, but where they choose to stay', async () => {
  const { sessions, begin } = opened();
  const own = [await begin('Ravi'), await begin('Ravi'), await begin('Ravi')];
  const meera = await begin('Meera');
  await sessions.endAllOf('Ravi', own[1]?.session.id);
  expect((await sessions.living()).map(({ id }) => id)).toEqual([own[1]?.session.id, meera.session.id]);
});

test('the twenty-first browser of somebody ends the one that was seen longest ago', async () => {
  const { clock, sessions, begin } = opened();
  const began = [];
  for (let times = 0; times < 20; times += 1) {
    clock.now += 60_000;
    began.push(await begin('Ravi'));
  }
  clock.now += 60_000;
  await sessions.seen(began[0]?.session.id ?? '');
  await begin('Ravi');
  expect(await sessions.of(began[1]?.cookie ?? '')).toBeUndefined();
  expect(await sessions.of(began[0]?.cookie ?? '')).toBeDefined();
  expect(await sessions.living()).toHaveLength(20);
});

test('what another hand has written where a session stands is none', async () => {
  const { kept, sessions, begin } = opened();
  const { session, cookie } = await begin('Ravi');
  for (const value of [undefined, null, 7, {}, { ...session, tokens: [7] }, { ...session, seen: 'yesterday' }]) {
    kept.set(`session.${session.id}`, { value, place: 9 });
    expect(await sessions.of(cookie)).toBeUndefined();
  }
});
