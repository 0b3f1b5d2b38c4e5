import { officeOver } from '@/journal/adapters/nats/reader';
import { readContacts } from '@/office/heardContacts';
import { startTraccar, TOKEN } from '../../tests/support/traccarServer';
import { positionJson } from '../../tests/support/traccarJson';
import { now, pause } from '../office/clock';
import { grownBusiness } from '../office/grown';
import { openOffice } from './office';

const ACCOUNTS = 1_000;
/** So many positions come each so many milliseconds: 200 a second. */
const POSITIONS = 10;
const EVERY_MS = 50;
const QUIET_MS = 20_000;
/** So long it tells over its WebSocket while nothing is read. */
const LINE_MS = 30_000;

/** A Traccar with all devices of a business, of which 200 a second tell where they are. */
async function busyTraccar(imeis: readonly string[]) {
  const traccar = await startTraccar();
  traccar.state.devices = imeis.map((uniqueId, place) => ({ id: place + 1, uniqueId, lastUpdate: null }));
  traccar.state.positions = imeis.map((_imei, place) => ({
    deviceId: place + 1,
    attributes: { ignition: true, power: 12.4, batteryLevel: 80, odometer: 120_000_000, hours: 9_000_000, sat: 11 },
  }));
  let [next, told] = [0, 0];
  const telling = setInterval(() => {
    const serverTime = new Date().toISOString();
    for (let count = 0; count < POSITIONS; count += 1) {
      const place = next % imeis.length;
      const [device, position] = [traccar.state.devices[place], traccar.state.positions[place]];
      if (device) device.lastUpdate = serverTime;
      if (position) {
        position.serverTime = serverTime;
        // Nobody listens before the office has read all once.
        traccar.line.say(JSON.stringify({ positions: [positionJson(position)] }));
        told += traccar.line.count();
      }
      next += 1;
    }
  }, EVERY_MS);
  return {
    ...traccar,
    /** How many positions were told over its WebSocket. */
    told: () => told,
    stop() {
      clearInterval(telling);
      return traccar.stop();
    },
  };
}

/** Reads so often the vehicles of 1,000 clients while somebody works, and hears 200 positions a second over the WebSocket; gives how quick the office was before, and meanwhile. */
export async function vehicles(readings: number) {
  const business = grownBusiness(ACCOUNTS, 1);
  const traccar = await busyTraccar(business.devices.ids);
  const office = await openOffice(business);
  const isRead = async () => JSON.stringify(await office.ask('tracking.settings')).includes('"read"');
  try {
    const rested = now() + QUIET_MS;
    const before = await office.workUntil(() => now() >= rested);
    const took: number[] = [];
    const readAll = async () => {
      for (let reading = 0; reading < readings; reading += 1) {
        const begun = now();
        // It reads at once when it is saved.
        const saved = await office.ask('tracking.save', { address: traccar.address, token: TOKEN, writes: 'Nothing' });
        if (!('done' in saved)) throw new Error(JSON.stringify(saved));
        while (!(await isRead())) await pause(20);
        took.push(now() - begun);
        await pause(1_000);
      }
    };
    let isOver = false;
    const [meanwhile] = await Promise.all([office.workUntil(() => isOver), readAll().then(() => (isOver = true))]);
    const heard = await readContacts(await officeOver(office.person));
    const toldBefore = traccar.told();
    const lineOver = now() + LINE_MS;
    const overLine = await office.workUntil(() => now() >= lineOver);
    const told = traccar.told() - toldBefore;
    const devices = business.devices.ids.length;
    return { before, meanwhile, overLine, took, devices, heard: heard.length, perSecond: (told * 1_000) / LINE_MS };
  } finally {
    await office.close();
    await traccar.stop();
  }
}
