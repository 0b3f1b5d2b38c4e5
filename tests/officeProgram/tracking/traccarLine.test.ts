import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { HeardContact } from '@/store/browser/heardSlice';
import { PlatformError, type PlatformContact } from '../../../office/tracking/platform';
import { traccarAt } from '../../../office/tracking/traccar';
import { readFrame } from '../../../office/tracking/traccarLine';
import { openTrackingRoom } from '../../../office/tracking/trackingRoom';
import { isQuick } from '../../support/runs';
import { SHORT_TOKEN, startTraccar, TOKEN } from '../../support/traccarServer';

const AT = '2026-11-23T08:59:58.000+00:00';
const MINUTE_MS = 60_000;

let traccar: Awaited<ReturnType<typeof startTraccar>>;
beforeEach(async () => void (traccar = await startTraccar()));
afterEach(() => traccar.stop());

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise(setImmediate);
};

/** Listens by a token; gives what was told, how much was noise, and in whose words it broke. */
function listen(token = TOKEN) {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const heard = { told: [] as PlatformContact[], garbled: 0, isOpen: false, why: undefined as string | undefined };
  const { address } = traccar;
  traccarAt({ address, token })
    .listen?.(
      {
        opened: () => void (heard.isOpen = true),
        told: (told) => void heard.told.push(...told),
        garbled: () => void (heard.garbled += 1),
      },
      closing.signal,
    )
    .catch((why: unknown) => void (heard.why = why instanceof PlatformError ? why.message : String(why)));
  return Object.assign(heard, { stop: () => closing.abort() });
}

/** The same, once it is open. */
async function listening() {
  const heard = listen();
  await until(() => heard.isOpen);
  return heard;
}

const host = () => new URL(traccar.address).host;

describe('the WebSocket of a Traccar', () => {
  test('tells the latest of each device, and then every position and sign of life', async () => {
    traccar.state.positions = [{ deviceId: 17, serverTime: AT }];
    const heard = await listening();
    await until(() => heard.told.length === 1);
    traccar.line.say(
      JSON.stringify({
        devices: [
          { id: 18, lastUpdate: AT },
          { id: 19, lastUpdate: null },
        ],
      }),
    );
    traccar.line.say(JSON.stringify({ events: [{ type: 'alarm', deviceId: 17 }] }));
    traccar.line.say('{}');
    traccar.line.tellPositions([{ deviceId: 18, serverTime: AT, valid: false, attributes: { ignition: false } }]);
    await until(() => heard.told.length === 3);
    const heardAt = Date.parse(AT);
    expect(heard.told).toEqual([
      { id: 17, heardAt, said: { saidAt: heardAt, latLong: '18.5204, 73.8567' } },
      { id: 18, heardAt },
      { id: 18, heardAt, said: { saidAt: heardAt, ignition: false } },
    ]);
    expect(heard.garbled).toBe(0);
  });

  test('is not opened with a wrong token, in the words that reading has for it', async () => {
    const heard = listen('another');
    await until(() => heard.why !== undefined);
    expect(heard.why).toBe('The token is not taken. Make another one there, and enter it.');
    expect(traccar.asked).toEqual(['POST /api/session/token']);
  });

  test('that is refused, or for which there is no session, says so', async () => {
    traccar.state.takesLine = false;
    const refused = listen();
    await until(() => refused.why !== undefined);
    expect(refused.why).toBe(`${host()} opens no WebSocket (503). A proxy before it must hand those on.`);
    traccar.state.instead = (request, response) => {
      if (request.method === 'GET') response.writeHead(200).end('{}');
      return request.method === 'GET';
    };
    const sessionless = listen();
    await until(() => sessionless.why !== undefined);
    expect(sessionless.why).toBe(`${host()} opens no session for its WebSocket.`);
  });

  test('is opened by a token that lasts minutes, so that no address has that of the settings, and its session is ended', async () => {
    const heard = await listening();
    const [made, opened] = traccar.asked;
    expect([made, opened]).toEqual([
      'POST /api/session/token',
      `/api/session?token=${encodeURIComponent(SHORT_TOKEN)}`,
    ]);
    expect(traccar.asked.join(' ')).not.toContain(TOKEN);
    const lasts = Date.parse(traccar.state.shortUntil ?? '') - Date.now();
    expect([lasts > MINUTE_MS, lasts < 10 * MINUTE_MS]).toEqual([true, true]);
    expect(traccar.state.isOpen).toBe(true);
    heard.stop();
    await until(() => heard.why !== undefined);
    expect(traccar.state.isOpen).toBe(false);
  });

  test('is not opened where no token for it is made', async () => {
    traccar.state.instead = (request, response) => {
      if (request.method === 'POST') response.writeHead(200).end();
      return request.method === 'POST';
    };
    const heard = listen();
    await until(() => heard.why !== undefined);
    expect(heard.why).toBe(`${host()} makes no token for its WebSocket.`);
  });

  test('that tells more at once than is read in one go is closed, and says so', async () => {
    const heard = await listening();
    traccar.line.say(`{"positions":[${' '.repeat(16 * 1024 * 1024)}]}`);
    await until(() => heard.why !== undefined);
    expect(heard.why).toBe(`${host()} tells more at once over its WebSocket than the office reads.`);
    expect(traccar.state.isOpen).toBe(false);
  });

  test('that breaks says so', async () => {
    const heard = await listening();
    traccar.line.cut();
    await until(() => heard.why !== undefined);
    expect(heard.why).toBe(`${host()} has closed its WebSocket (1006).`);
  });

  test.each([
    'no JSON',
    '[]',
    'null',
    '7',
    '{"positions":7}',
    '{"positions":[null]}',
    '{"positions":[{"deviceId":"17"}]}',
    '{"positions":[{"deviceId":17,"serverTime":"never"}]}',
    '{"devices":[{"uniqueId":"490154203237518"}]}',
  ])('says what nobody can read: %s', (text) => {
    expect(readFrame(text)).toEqual({ told: [], isGarbled: true });
  });

  test('tells what can be read among what cannot, and counts that', async () => {
    const heard = await listening();
    traccar.line.say('{"positions":');
    traccar.line.say(Buffer.from([1, 2, 3]));
    traccar.line.say(JSON.stringify({ devices: [7, { id: 17, lastUpdate: AT }] }));
    await until(() => heard.told.length === 1);
    expect(heard).toMatchObject({ garbled: 3, told: [{ id: 17 }], why: undefined });
  });

  test('that says nothing else is closed', async () => {
    const heard = await listening();
    for (let count = 0; count < 100; count += 1) traccar.line.say('noise');
    await until(() => heard.why !== undefined);
    expect(heard).toMatchObject({ garbled: 100, why: `${host()} says over its WebSocket what nobody can read.` });
  });
});

describe('5,000 devices with 200 positions a second', () => {
  const DEVICES = 5_000;
  const BEGUN = Date.parse('2026-11-23T09:00:00Z');
  const imeiOf = (id: number) => String(867_322_030_000_000 + id);
  const inPlace = (id: number, second: number) => ({ deviceId: id, latitude: 18 + second / 1_000, longitude: 73 });

  beforeEach(
    () =>
      void vi.useFakeTimers({
        now: BEGUN,
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      }),
  );
  afterEach(() => void vi.useRealTimers());

  /** A second of a fleet: 200 devices tell where they are, each in a message of its own. */
  const pass = async (second: number) => {
    await vi.advanceTimersByTimeAsync(1_000);
    const serverTime = new Date().toISOString();
    traccar.line.tellPositions(
      Array.from({ length: 200 }, (_, place) => ({
        ...inPlace(1 + ((second * 200 + place) % DEVICES), second),
        serverTime,
      })),
    );
  };

  test.skipIf(isQuick)('lose the latest of none, over a break, with few writings and one row a device', async () => {
    traccar.state.devices = Array.from({ length: DEVICES }, (_, index) => ({
      id: index + 1,
      uniqueId: imeiOf(index + 1),
      lastUpdate: new Date(BEGUN).toISOString(),
    }));
    const table = new Map<string, HeardContact>();
    let taken = 0;
    const room = openTrackingRoom({
      kept: {
        read: () =>
          Promise.resolve({ settings: { address: traccar.address, token: TOKEN, writes: 'Nothing' }, place: 1 }),
      },
      book: {
        forget: () => {},
        take(contacts) {
          taken += 1;
          for (const contact of contacts) table.set(contact.imei, contact);
          return Promise.resolve();
        },
      },
      platformOf: traccarAt,
      isHere: () => true,
      changesOf: () => [],
      isMovingIn: async () => false,
      leads: () => true,
      now: () => new Date(),
    });
    onTestFinished(room.close);
    const isOpen = () => room.reading().line?.isOpen === true;
    await vi.advanceTimersByTimeAsync(0);
    await until(() => taken === 2);
    for (let second = 0; second < 30; second += 1) await pass(second);
    traccar.line.cut();
    await until(() => taken === 3 && !isOpen());
    // Nobody listens to these.
    for (let second = 30; second < 34; second += 1) await pass(second);
    expect(taken).toBe(3);
    await vi.advanceTimersByTimeAsync(1_000);
    await until(() => isOpen() && taken === 4);
    for (let second = 34; second < 60; second += 1) await pass(second);
    traccar.line.say('noise');
    await until(() => room.reading().line?.garbled === 1);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(taken).toBe(5);
    const places = new Map(
      traccar.state.positions.map(({ deviceId, latitude }) => [imeiOf(deviceId), `${latitude}, 73`]),
    );
    expect(places.size).toBe(DEVICES);
    expect(new Map(Array.from(table, ([imei, { latLong }]) => [imei, latLong]))).toEqual(places);
    expect(traccar.asked.filter((url) => url === '/api/positions')).toHaveLength(4);
  });
});
