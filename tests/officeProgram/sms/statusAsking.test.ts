import { afterEach, beforeEach, expect, test } from 'vitest';
import { reportAsFact } from '../../../office/sms/reportAsFact';
import { statusAsking } from '../../../office/sms/statusAsking';
import { startSmsServer } from '../../support/smsServer';
import { takenSms } from '../../support/takenSms';

const MINUTE_MS = 60_000;
const ON = '2026-11-28';

let server: Awaited<ReturnType<typeof startSmsServer>>;
beforeEach(async () => void (server = await startSmsServer()));
afterEach(() => server.stop());

/** An office that asks what became of so many SMS that the provider took. */
function asking(count = 1, goesOn = () => true, became: 'accept' | 'lose' = 'accept') {
  let time = Date.parse(`${ON}T09:00:00Z`);
  const store = takenSms(
    ON,
    Array.from({ length: count }, (_, place) => `35-${place + 1}`),
    became,
  );
  const [id = ''] = store.getState().reminders.ids;
  const settings = {
    provider: 'Other' as const,
    entityId: '1101400000000000001',
    header: 'KONKAN',
    mostAnHour: 1_000,
    atNight: 'Goes' as const,
    headers: 'X-Key: {key}',
    statusUrl: `${server.address}/status/{requestId}`,
    reportId: 'id',
    reportStatus: 'status',
    deliveredIs: 'delivered',
    failedIs: 'undelivered',
    key: 'a-key',
  };
  const say = async (_id: string, fact: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(fact);
    return { kept: 1, subject: '' };
  };
  const { ask } = statusAsking({
    kept: { read: async () => ({ settings, place: 1 }) },
    state: store.getState,
    tell: reportAsFact({ desk: { store, say } as never, now: () => new Date(time) }),
    now: () => new Date(time),
    goesOn,
  });
  return { ask, pass: (ms: number) => (time += ms), status: () => store.getState().reminders.entities[id]?.status };
}

test('what became of an SMS is asked for with growing waits, until it is delivered', async () => {
  const { ask, pass, status } = asking();
  server.state.answer = '{"status":"sent"}';
  const minutes: number[] = [];
  for (let minute = 0; minute < 800; minute += 1) {
    const before = server.asked.length;
    if (minute === 700) server.state.answer = '{"status":"delivered"}';
    await ask();
    if (server.asked.length > before) minutes.push(minute);
    pass(MINUTE_MS);
  }
  expect(minutes).toEqual([1, 6, 36, 156, 636]);
  expect(server.asked[0]).toMatchObject({ method: 'GET', url: '/status/35-1', headers: { 'x-key': 'a-key' } });
  expect(status()).toBe('Accepted');
});

test('an answer that tells it ends the asking', async () => {
  const { ask, pass, status } = asking();
  server.state.answer = '[{"status":"undelivered"}]';
  await ask();
  pass(MINUTE_MS);
  await ask();
  expect(status()).toBe('Not Delivered');
  pass(60 * MINUTE_MS);
  await ask();
  expect(server.asked).toHaveLength(1);
});

test('what nobody knows of is asked for as well, and what is heard of it stands in that place', async () => {
  const { ask, pass, status } = asking(1, undefined, 'lose');
  expect(status()).toBe('Not Known');
  server.state.answer = '{"status":"delivered"}';
  await ask();
  pass(MINUTE_MS);
  await ask();
  expect([server.asked.map(({ url }) => url), status()]).toEqual([['/status/35-1'], 'Delivered']);
});

test('no answer, or one that nobody can read, tells nothing', async () => {
  const { ask, pass, status } = asking();
  await ask();
  for (const found of [undefined, 500, 200]) {
    server.state.status = found;
    server.state.answer = 'nonsense';
    pass(60 * MINUTE_MS);
    await ask();
  }
  expect([server.asked.length, status()]).toEqual([3, 'Accepted']);
});

test('a provider that is away, or has too much to do, is left alone until the next round, and then asked for the next one', async () => {
  const { ask, pass } = asking(3);
  await ask();
  pass(MINUTE_MS);
  const asked: string[][] = [];
  for (const found of [undefined, 503, 429]) {
    server.state.status = found;
    const before = server.asked.length;
    await ask();
    asked.push(server.asked.slice(before).map(({ url }) => url));
  }
  expect(asked).toEqual([['/status/35-1'], ['/status/35-2'], ['/status/35-3']]);
});

test('of many SMS a round asks for some, and the next ones for the rest', async () => {
  const { ask, pass } = asking(45);
  server.state.answer = '{"status":"sent"}';
  await ask();
  pass(MINUTE_MS);
  const counts: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const before = server.asked.length;
    await ask();
    counts.push(server.asked.length - before);
  }
  expect(counts).toEqual([20, 20, 5, 0]);
});

test('a machine that leads no more asks for nothing', async () => {
  let leads = true;
  const { ask, pass } = asking(3, () => leads);
  server.state.answer = () => {
    leads = false;
    return '{"status":"sent"}';
  };
  await ask();
  pass(MINUTE_MS);
  await ask();
  expect(server.asked).toHaveLength(1);
});

test('a clock that was ahead and is set right does not keep the office from asking', async () => {
  const { ask, pass } = asking();
  server.state.answer = '{"status":"sent"}';
  pass(5 * 60 * MINUTE_MS);
  await ask();
  pass(-5 * 60 * MINUTE_MS);
  await ask();
  expect(server.asked).toHaveLength(1);
});
