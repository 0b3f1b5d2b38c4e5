import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { traccarAt, traccarDevices } from '../../../office/tracking/traccar';
import { PlatformAwayError, PlatformError } from '../../../office/tracking/platform';
import { startTraccar, TOKEN } from '../../support/traccarServer';

const IMEI = '490154203237518';
const AT = '2026-11-23T08:59:58.000+00:00';

let traccar: Awaited<ReturnType<typeof startTraccar>>;
beforeEach(async () => void (traccar = await startTraccar()));
afterEach(() => traccar.stop());

const read = (token = TOKEN, address = traccar.address) =>
  traccarAt({ address, token }).read(AbortSignal.timeout(60_000));

/** Why it cannot be read: our words, and its own. */
const refusal = (token?: string, address?: string) =>
  read(token, address).then(
    () => false as const,
    (error: unknown) => error instanceof PlatformError && [error.message, error.said],
  );

/** Our words alone. */
const words = async (...by: Parameters<typeof refusal>) => {
  const said = await refusal(...by);
  return said ? said[0] : '';
};

describe('a Traccar', () => {
  test('tells of each device when it was heard, where, and its ignition and power', async () => {
    traccar.state.devices = [
      { id: 17, uniqueId: IMEI, name: 'MH12AB1234', lastUpdate: AT },
      { id: 18, uniqueId: '356938035643809', lastUpdate: null },
    ];
    traccar.state.positions = [{ deviceId: 17, attributes: { ignition: true, power: 12.44, batteryLevel: 80 } }];
    expect(await read()).toEqual([
      {
        id: 17,
        isDisabled: false,
        imei: IMEI,
        name: 'MH12AB1234',
        heardAt: Date.parse(AT),
        latLong: '18.5204, 73.8567',
        ignition: true,
        volts: 12.4,
      },
      { id: 18, imei: '356938035643809', name: 'Vehicle 18', heardAt: undefined, isDisabled: false },
    ]);
    expect(traccar.asked).toEqual(['/api/devices', '/api/positions', '/api/groups']);
  });

  test('is told of a device that it does not know, in a group made for its client', async () => {
    const platform = traccarAt({ address: traccar.address, token: TOKEN });
    const signal = AbortSignal.timeout(5_000);
    expect(await platform.read(signal)).toEqual([]);
    await platform.write({ imei: IMEI, name: 'MH 12', group: 'Sharma Transport', isDisabled: false }, signal);
    await platform.write(
      { imei: '356938035643809', name: 'MH 13', group: 'Sharma Transport', isDisabled: false },
      signal,
    );
    expect(traccar.state.groups).toEqual([{ id: 1, name: 'Sharma Transport' }]);
    expect(await platform.read(signal)).toMatchObject([
      { imei: IMEI, name: 'MH 12', group: 'Sharma Transport', isDisabled: false },
      { imei: '356938035643809', name: 'MH 13', group: 'Sharma Transport', isDisabled: false },
    ]);
  });

  test('keeps what else it knows of a device that is called otherwise, or disabled', async () => {
    traccar.state.devices = [{ id: 17, uniqueId: IMEI, name: 'Old', groupId: 3, attributes: { speedLimit: 40 } }];
    const platform = traccarAt({ address: traccar.address, token: TOKEN });
    const signal = AbortSignal.timeout(5_000);
    await platform.read(signal);
    await platform.write({ imei: IMEI, id: 17, name: 'MH 12', isDisabled: false }, signal);
    await platform.write({ imei: IMEI, id: 17, isDisabled: true }, signal);
    expect(traccar.state.devices).toMatchObject([
      { id: 17, uniqueId: IMEI, name: 'MH 12', groupId: 3, disabled: true, attributes: { speedLimit: 40 } },
    ]);
  });

  test('that would not have a device says why, and one that is gone there is not made anew', async () => {
    traccar.state.devices = [{ id: 17, uniqueId: IMEI }];
    const platform = traccarAt({ address: traccar.address, token: TOKEN });
    const signal = AbortSignal.timeout(5_000);
    await expect(platform.write({ imei: IMEI, name: 'MH 12', isDisabled: false }, signal)).rejects.toMatchObject({
      said: expect.stringContaining('Duplicate entry'),
    });
    await expect(platform.write({ imei: IMEI, id: 18, isDisabled: true }, signal)).rejects.toThrow(
      'not there any more',
    );
    expect(traccar.state.devices).toHaveLength(1);
  });

  test('keeps what it calls a device whose IMEI was replaced there since it was read', async () => {
    traccar.state.devices = [{ id: 17, uniqueId: '356938035643809', name: 'MH 99' }];
    const platform = traccarAt({ address: traccar.address, token: TOKEN });
    const renamed = platform.write(
      { imei: IMEI, id: 17, name: 'MH 12', isDisabled: false },
      AbortSignal.timeout(5_000),
    );
    await expect(renamed).rejects.toThrow('not there any more');
    expect(traccar.state.devices).toMatchObject([{ name: 'MH 99' }]);
  });

  test.each([
    [503, true],
    [429, true],
    [400, false],
  ])('that answers %i to what is written is away: %s', async (status, isAway) => {
    traccar.state.instead = (_request, response) => {
      response.writeHead(status).end('Why not');
      return true;
    };
    const platform = traccarAt({ address: traccar.address, token: TOKEN });
    const written = platform.write({ imei: IMEI, name: 'MH 12', isDisabled: false }, AbortSignal.timeout(5_000));
    const error: unknown = await written.catch((why: unknown) => why);
    expect([error instanceof PlatformError, error instanceof PlatformAwayError]).toEqual([true, isAway]);
  });

  test('that refuses the token is asked once, and says so', async () => {
    expect(await refusal('another')).toEqual(['The token is not taken. Make another one there, and enter it.', '']);
    expect(traccar.asked).toEqual(['/api/devices']);
  });

  test('that answers with an error is told of in its words, without the token', async () => {
    traccar.state.instead = (_request, response) => {
      response.writeHead(400).end(`Account ${TOKEN} is\n disabled - SecurityException`);
      return true;
    };
    expect(await refusal()).toEqual([
      `${new URL(traccar.address).host} answers with an error (400).`,
      'Account … is disabled - SecurityException',
    ]);
  });

  test('whose words are very many is told of by the first of them, without a piece of the token', async () => {
    traccar.state.instead = (_request, response) => {
      response.writeHead(500).end(`${' '.repeat(9_990)}${TOKEN}${'x'.repeat(1_000_000)}`);
      return true;
    };
    const [told, said = ''] = (await refusal()) || [];
    expect(told).toContain('answers with an error (500)');
    expect(said).toMatch(/^…x+$/);
    expect(said.length).toBeLessThanOrEqual(200);
  });

  test('that leads elsewhere is not followed, as it would be told the token', async () => {
    const other = await startTraccar();
    traccar.state.instead = (_request, response) => {
      response.writeHead(302, { Location: `${other.address}/api/devices` }).end();
      return true;
    };
    expect(await refusal()).toEqual([
      `${new URL(traccar.address).host} leads to another address. Enter that one.`,
      `${other.address}/api/devices`,
    ]);
    expect(other.asked).toEqual([]);
    await other.stop();
  });

  test('that is none is told of as that', async () => {
    const answers = ['<html>Welcome</html>', '{"devices":[]}', '[1, 2]', '[{"id":1}]', 'null', ''];
    const said: unknown[] = [];
    for (const answer of answers) {
      traccar.state.instead = (_request, response) => {
        response.writeHead(200).end(answer);
        return true;
      };
      said.push(await refusal());
    }
    const { host } = new URL(traccar.address);
    const notVehicles = `${host} answers with something else than vehicles. Correct the address.`;
    const none = ['This is no Traccar: it does not tell devices. Correct the address.', ''];
    expect(said).toEqual([[notVehicles, '<html>Welcome</html>'], none, none, none, none, [notVehicles, '']]);
  });

  test('that nobody knows, or that does not run, is told of as that', async () => {
    expect(await words(TOKEN, 'https://no-such-host.invalid')).toMatch(
      /^(No server is called no-such-host\.invalid\. Correct the address|no-such-host\.invalid could not be reached)\.$/,
    );
    const { address } = traccar;
    await traccar.stop();
    expect(await words(TOKEN, address)).toBe(
      `Nothing answers at ${new URL(address).host}. Is the server running, and the port right?`,
    );
  });

  test('that breaks off in the middle, or sends without end, is told of in words', async () => {
    traccar.state.instead = (request, response) => {
      response.writeHead(200, { 'Content-Length': 1_000 });
      response.write('[{"id":', () => request.socket.destroy());
      return true;
    };
    expect(await words()).toBe(`${new URL(traccar.address).host} could not be reached.`);
    traccar.state.instead = (_request, response) => {
      const more = () => void (response.writable && response.write(' '.repeat(1024 * 1024), more));
      response.writeHead(200);
      more();
      return true;
    };
    expect(await words()).toBe(`${new URL(traccar.address).host} answers with more than anybody can read.`);
  });
});

describe('what Traccar tells', () => {
  const position = (more: object) =>
    traccarDevices([{ id: 1, uniqueId: IMEI, lastUpdate: AT }], [{ deviceId: 1, ...more }])[0];

  test('is known by the IMEI without its spaces, once, as it was heard last', () => {
    const devices = [
      { id: 1, uniqueId: ` ${IMEI} `, name: 'Old', lastUpdate: '2026-11-20T00:00:00Z' },
      { id: 2, uniqueId: '49015420 3237518', name: 'New', lastUpdate: AT },
      { id: 3, uniqueId: 7 },
      null,
    ];
    expect(traccarDevices(devices, [])).toMatchObject([{ imei: IMEI, name: 'New', heardAt: Date.parse(AT) }]);
  });

  test('is of no device whose identity is longer than any, as admins are told those that are not known here', () => {
    const devices = [
      { id: 1, uniqueId: 'x'.repeat(2_000_000), lastUpdate: AT },
      { id: 2, uniqueId: IMEI, lastUpdate: AT },
    ];
    expect(traccarDevices(devices, []).map(({ imei }) => imei)).toEqual([IMEI]);
  });

  test('by a clock that was never set is no contact', () => {
    for (const never of ['1970-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '-271821-04-20T00:00:00Z'])
      expect(traccarDevices([{ id: 1, uniqueId: IMEI, lastUpdate: never }], [])[0]?.heardAt).toBeUndefined();
  });

  test('without a fix, or with one of nowhere, tells no place', () => {
    const places = [
      { latitude: 18.52, longitude: 73.85, valid: false },
      { latitude: 0, longitude: 0, valid: true },
      { latitude: 91, longitude: 0 },
      { latitude: '18', longitude: 73 },
      {},
    ];
    expect(places.map((place) => position(place)?.latLong)).toEqual(places.map(() => undefined));
  });

  test('that is damaged is passed over, field by field', () => {
    expect(position({ serverTime: 'yesterday', attributes: { ignition: 'yes', power: '12' } })).toMatchObject({
      heardAt: Date.parse(AT),
      ignition: undefined,
      volts: undefined,
    });
    expect(position({ serverTime: '2026-11-24T00:00:00Z', attributes: null })?.heardAt).toBe(
      Date.parse('2026-11-24T00:00:00Z'),
    );
  });
});
