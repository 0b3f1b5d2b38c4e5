// What hears the vehicles of an office: with a real server of the office, and a Traccar that stands in.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { UnknownAction } from '@reduxjs/toolkit';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import { contentOf } from '@/journal/adapters/nats/entries';
import { boardOf } from '@/journal/adapters/nats/board';
import { officeOver } from '@/journal/adapters/nats/reader';
import { postAt, STREAMS } from '@/journal/adapters/nats/subjects';
import { followContacts, readContacts } from '@/office/heardContacts';
import type { HeardContact } from '@/store/browser/heardSlice';
import { companyNow } from '@/store/billing/company/company';
import { businessOf, businessReplaced } from '@/store/business/business';
import { companyChanged } from '@/store/facts/company';
import { edited } from '@/store/kit/edit';
import { account } from '../support/accounts';
import { asking } from '../support/drafts';
import { live, PLATE } from '../support/liveVehicles';
import { imeiOfDevice } from '../support/stock';
import { startTraccar, TOKEN } from '../support/traccarServer';
import { sharedOffice } from './support/sharedOffice';
import { until } from './support/until';

const NOW = '2026-11-21T08:30:00Z';
/** A minute ago, and two days. */
const [JUST, LONG_AGO] = ['2026-11-21T08:29:00Z', '2026-11-19T08:30:00Z'];
const FITTED = imeiOfDevice(1);
const IN_STOCK = imeiOfDevice(2);

const shared = sharedOffice(live);

const clerk = () => shared.clerk({ now: () => new Date(NOW) });

/** A Traccar with the two devices of this business, and one that it does not know. */
async function traccarServer() {
  const traccar = await startTraccar();
  onTestFinished(traccar.stop);
  traccar.state.devices = [
    { id: 1, uniqueId: FITTED, lastUpdate: JUST },
    { id: 2, uniqueId: ` ${IN_STOCK.slice(0, 6)} ${IN_STOCK.slice(6)}`, lastUpdate: LONG_AGO },
    { id: 3, uniqueId: '490154203237518', name: 'GJ 01 XY 9', lastUpdate: JUST },
  ];
  traccar.state.positions = [{ deviceId: 1, serverTime: JUST, attributes: { ignition: false, power: 12.4 } }];
  return traccar;
}

const ask = (request: string, asked?: object, by = 'Asha') => shared.askOf('tracking')(by, request, asked);

/** What stands in the office's table. */
const table = async () => readContacts(await officeOver(shared.person));
const contactOf = async (imei: string) => (await table()).find((one) => one.imei === imei);
const alerts = async () => JSON.stringify(await boardOf(await officeOver(shared.person), STREAMS.adminAlerts));
const told = async () => JSON.stringify(await ask('settings'));

describe('the vehicles of an office', () => {
  test('are heard from Traccar, of the devices that are known here, and told to whoever follows', async () => {
    await clerk();
    const { address } = await traccarServer();
    const heard = new Map<string, HeardContact>();
    const hear = (contacts: readonly HeardContact[]) => {
      for (const contact of contacts) heard.set(contact.imei, contact);
    };
    const readAll = followContacts(shared.person, await officeOver(shared.person), hear, () => {});
    await readAll();
    expect(await ask('save', { address: `${address}/`, token: TOKEN, writes: 'Nothing' })).toEqual({ done: true });
    await until('the browser has heard', () => heard.size === 2);
    expect(heard.get(FITTED)).toEqual({
      imei: FITTED,
      at: '2026-11-21T13:59',
      latLong: '18.5204, 73.8567',
      ignition: false,
      volts: 12.4,
    });
    expect(heard.get(IN_STOCK)).toEqual({ imei: IN_STOCK, at: '2026-11-19T14:00' });
    await until('its line is open', async () => (await told()).includes('"isOpen":true'));
    expect(await ask('settings')).toEqual({
      done: true,
      told: {
        settings: { address, writes: 'Nothing' },
        read: {
          at: '2026-11-21T08:30:00.000Z',
          devices: 3,
          known: 2,
          notHere: { count: 1, first: [{ imei: '490154203237518', name: 'GJ 01 XY 9' }] },
          notThere: { count: 0, first: [] },
          ahead: 0,
        },
        line: { isOpen: true, garbled: 0 },
      },
    });
  });

  test('are heard over its WebSocket, and by asking as soon as that breaks, which admins are told', async () => {
    await clerk();
    const { address, state, line } = await traccarServer();
    await ask('save', { address, token: TOKEN });
    await until('its line is open', async () => (await told()).includes('"isOpen":true'));
    line.say('noise');
    line.tellPositions([3, 77].map((deviceId) => ({ deviceId, serverTime: NOW })));
    await until('noise is counted', async () => (await told()).includes('"garbled":1'));
    state.takesLine = false;
    line.tellPositions([{ deviceId: 1, serverTime: NOW, latitude: 28.6139, longitude: 77.209 }]);
    line.cut();
    await until('it was read', async () => (await contactOf(FITTED))?.at === '2026-11-21T14:00');
    expect(await table()).toEqual([
      { imei: IN_STOCK, at: '2026-11-19T14:00' },
      { imei: FITTED, at: '2026-11-21T14:00', latLong: '28.6139, 77.209' },
    ]);
    expect(await ask('settings')).toMatchObject({
      told: {
        line: { isOpen: false, trouble: `${new URL(address).host} has closed its WebSocket (1006).`, garbled: 1 },
      },
    });
  });

  test('are known to Traccar by plate and client once that is wanted, and what it refuses is told', async () => {
    await clerk();
    const { address, state } = await traccarServer();
    await ask('save', { address, token: TOKEN, writes: 'Fitted' });
    await until('it is written', () => state.devices[0]?.name === PLATE);
    expect(state.devices[1]).not.toHaveProperty('name');
    expect(state.groups).toEqual([{ id: 1, name: account(1).bill.companyName }]);
    expect(state.devices[0]).toMatchObject({ id: 1, uniqueId: FITTED, groupId: 1, lastUpdate: JUST });
    await until('it is told', async () => (await told()).includes('"written":{"waiting":0,"refused":{"count":0'));
    state.devices = [{ id: 3, uniqueId: '490154203237518' }];
    state.instead = (request, response) => {
      if (request.method === 'POST') response.writeHead(400).end('Device limit is 3');
      return request.method === 'POST';
    };
    await ask('save', { address, token: '', writes: 'Fitted' });
    await until('it is told', async () => (await told()).includes('Device limit is 3'));
  });

  test('are not written while a history moves in, and once afterwards as they came to be', async () => {
    const room = await clerk();
    const { address, state } = await traccarServer();
    const plate = () => state.devices[0]?.name;
    const bring = (id: string, fact: UnknownAction) =>
      askDesk(shared.person, 'Asha', 'move', contentOf({ ...asking(id, fact), moved: true as const }));
    await bring('history-1', businessReplaced(businessOf(room.store.getState()), 'backup'));
    await ask('save', { address, token: TOKEN, writes: 'Fitted' });
    await until('it waits', async () => (await told()).includes('"waiting":1'));
    expect([plate(), state.groups]).toEqual([undefined, []]);
    const edit = edited({ dueDays: companyNow(live).dueDays }, { dueDays: 12 });
    await askDesk(shared.person, 'Asha', 'say', contentOf(asking('own', companyChanged(edit))));
    await ask('save', { address, token: '', writes: 'Fitted' });
    await until('it is written', () => plate() === PLATE);
  });

  test('keep what they told last, whatever an older answer says, and where they were without GPS', async () => {
    await clerk();
    const { address, state } = await traccarServer();
    const read = () => ask('save', { address, token: TOKEN });
    await read();
    await until('it was heard', async () => (await contactOf(FITTED)) !== undefined);
    state.devices = [{ id: 1, uniqueId: FITTED, lastUpdate: LONG_AGO }];
    state.positions = [];
    await read();
    await until('it was read again', async () => (await told()).includes('"devices":1'));
    expect(await contactOf(FITTED)).toMatchObject({ at: '2026-11-21T13:59' });
    state.devices = [{ id: 1, uniqueId: FITTED, lastUpdate: NOW }];
    state.positions = [{ deviceId: 1, valid: false, attributes: { ignition: true } }];
    await read();
    await until('it was heard anew', async () => (await contactOf(FITTED))?.at === '2026-11-21T14:00');
    expect(await contactOf(FITTED)).toEqual({
      imei: FITTED,
      at: '2026-11-21T14:00',
      latLong: '18.5204, 73.8567',
      ignition: true,
    });
  });

  test('are not heard in the future, and missed where Traccar does not have them', async () => {
    await clerk();
    const { address, state } = await traccarServer();
    state.devices = [{ id: 2, uniqueId: IN_STOCK, lastUpdate: '2026-11-21T09:00:00Z' }];
    await ask('save', { address, token: TOKEN });
    await until('it is told', async () => (await told()).includes('"ahead":1'));
    expect(await table()).toEqual([]);
    expect(await ask('settings')).toMatchObject({
      told: { read: { notThere: { count: 1, first: [{ imei: FITTED, name: PLATE }] } } },
    });
  });

  test('are not heard with a wrong token, which admins are told, until it is given anew', async () => {
    const office = await clerk();
    const { address, state } = await traccarServer();
    state.instead = (request, response) => {
      if (request.headers.authorization === `Bearer ${TOKEN}`) return false;
      response.writeHead(401).end('No such token');
      return true;
    };
    await ask('save', { address, token: 'wrong-token' });
    const refused = 'The token is not taken. Make another one there, and enter it. It says: No such token';
    await until('it is told', async () => (await told()).includes('"trouble"'));
    expect(await ask('settings')).toEqual({
      done: true,
      told: { settings: { address, writes: 'Nothing' }, trouble: refused },
    });
    expect(await ask('test')).toEqual({ refused });
    await office.look();
    expect(await alerts()).toContain('Vehicles are not heard. The token is not taken.');
    // Everybody in the office is told of alerts.
    expect(await alerts()).not.toContain('No such token');
    await ask('save', { address, token: TOKEN });
    await until('it was heard', async () => (await contactOf(FITTED)) !== undefined);
    expect(await ask('test')).toEqual({ done: true, told: { devices: 3, known: 2 } });
    await office.look();
    expect(await alerts()).not.toContain('Vehicles are not heard');
  });

  test('are heard by the kept token as long as the address stays, which is sealed and told to nobody', async () => {
    await clerk();
    const { address } = await traccarServer();
    await ask('save', { address, token: TOKEN });
    expect(await ask('save', { address })).toEqual({ done: true });
    expect(await ask('save', { address: 'http://127.0.0.1:9' })).toEqual({
      refused: 'Enter the token: it is kept for the address that it was given for.',
    });
    const kept = await (
      await officeOver(shared.person)
    ).find(STREAMS.post, { last_by_subj: postAt('tracking', 'settings') });
    expect(kept?.string()).not.toContain(TOKEN);
    expect(await told()).not.toContain(TOKEN);
    for (const request of ['settings', 'save', 'test', 'remove'])
      expect(await ask(request, {}, 'Meera')).toEqual({ refused: 'Only an admin may do this.' });
    expect(await ask('remove')).toEqual({ done: true });
    expect(await ask('settings')).toEqual({ done: true, told: {} });
    expect(await ask('test')).toEqual({ refused: 'Save the address and the token first.' });
  });

  test('are in the backup of the night, with what they told last', async () => {
    const office = await clerk();
    const { address } = await traccarServer();
    await ask('save', { address, token: TOKEN });
    await until('it was heard', async () => (await contactOf(FITTED)) !== undefined);
    await office.backUp();
    const [name = ''] = readdirSync(join(office.folder, 'backups'));
    const parts = unzipSync(readFileSync(join(office.folder, 'backups', name)));
    expect(strFromU8(parts['contacts.ndjson'] ?? new Uint8Array())).toContain(
      `"imei":"${FITTED}","at":"2026-11-21T13:59"`,
    );
    expect(Object.values(parts).some((bytes) => strFromU8(bytes).includes(TOKEN))).toBe(false);
  });

  test('are heard by whoever opens the office anew', async () => {
    const first = await clerk();
    const { address, state } = await traccarServer();
    await ask('save', { address, token: TOKEN });
    await until('it was heard', async () => (await contactOf(FITTED)) !== undefined);
    await first.close();
    state.devices = [{ id: 1, uniqueId: FITTED, lastUpdate: NOW }];
    await clerk();
    await until('it was heard anew', async () => (await contactOf(FITTED))?.at === '2026-11-21T14:00');
    expect(await contactOf(IN_STOCK)).toMatchObject({ at: '2026-11-19T14:00' });
  });
});
