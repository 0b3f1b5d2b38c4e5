import { expect, test } from 'vitest';
import { createFleet } from '../../../office/tracking/fleet';
import type { PlatformDevice } from '../../../office/tracking/platform';

const LATEST = 1_000;
const device = (id: number): PlatformDevice => ({ id, imei: `86400000000000${id}`, name: `${id}`, isDisabled: false });
const tells = (id: number) => [{ id, heardAt: 10 }];

test('a device that no reading has, as it has no IMEI, asks for one reading and not for one each minute', () => {
  const fleet = createFleet();
  fleet.read([device(1)], LATEST);
  fleet.tell(tells(2), LATEST);
  expect(fleet.hasStrangers()).toBe(true);
  fleet.read([device(1)], LATEST);
  fleet.tell(tells(2), LATEST);
  expect(fleet.hasStrangers()).toBe(false);
  fleet.tell(tells(3), LATEST);
  expect(fleet.hasStrangers()).toBe(true);
});

test('a device that was made meanwhile is heard once a reading has it', () => {
  const fleet = createFleet();
  fleet.read([device(1)], LATEST);
  fleet.tell(tells(2), LATEST);
  fleet.read([device(1), device(2)], LATEST);
  fleet.tell(tells(2), LATEST);
  expect([fleet.hasStrangers(), fleet.takeNews().map(({ id }) => id)]).toEqual([false, [2]]);
});

test('a device that was made meanwhile asks for a reading, however many there are that no reading has', () => {
  const fleet = createFleet();
  fleet.read([device(1)], LATEST);
  for (let batch = 0; batch < 12; batch += 1) {
    for (let id = 0; id < 1_000; id += 1) fleet.tell(tells(10_000 + batch * 1_000 + id), LATEST);
    fleet.read([device(1)], LATEST);
  }
  expect(fleet.hasStrangers()).toBe(false);
  fleet.tell(tells(2), LATEST);
  expect(fleet.hasStrangers()).toBe(true);
  fleet.read([device(1), device(2)], LATEST);
  fleet.tell(tells(2), LATEST);
  expect([fleet.hasStrangers(), fleet.takeNews().map(({ id }) => id)]).toEqual([false, [2]]);
});

test('what the platform has under another IMEI by now is none of the device that was read, and asks for a reading', () => {
  const fleet = createFleet();
  fleet.read([device(1)], LATEST);
  fleet.tell([{ id: 1, imei: device(1).imei, heardAt: 5 }], LATEST);
  expect([fleet.hasStrangers(), fleet.takeNews().map(({ heardAt }) => heardAt)]).toEqual([false, [5]]);
  fleet.tell([{ id: 1, imei: device(7).imei, heardAt: 10 }], LATEST);
  fleet.tell([{ id: 1, heardAt: 11, said: { saidAt: 11, ignition: true } }], LATEST);
  expect([fleet.hasStrangers(), fleet.takeNews()]).toEqual([true, []]);
});

test('a device with another IMEI at the next reading has not told what the one before it told', () => {
  const fleet = createFleet();
  fleet.read([device(1)], LATEST);
  fleet.tell(tells(1), LATEST);
  fleet.read([{ ...device(1), imei: device(7).imei }], LATEST);
  expect(fleet.devices()).toEqual([{ ...device(1), imei: device(7).imei }]);
});
