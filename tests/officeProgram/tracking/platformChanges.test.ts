import { describe, expect, test } from 'vitest';
import type { Business } from '@/store/business/business';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import type { PlatformDevice } from '../../../office/tracking/platform';
import { platformChanges } from '../../../office/tracking/platformChanges';
import { live, PLATE } from '../../support/liveVehicles';
import { deviceOf, imeiOfDevice } from '../../support/stock';

const FITTED = imeiOfDevice(1);
const CAME_OUT = imeiOfDevice(3);
const COMPANY = live.accounts.entities['account-1']?.bill.companyName ?? '';

/** The live vehicles, and a device that came out of one. */
const business: Business = {
  ...live,
  devices: deviceTable([
    ...Object.values(live.devices.entities),
    deviceOf(3, {
      moves: [
        ...deviceOf(3).moves,
        { to: { at: 'vehicle', id: 'vehicle-21' }, on: '2026-11-02', cause: { what: 'fitted' } },
        { to: { at: 'installer', id: 'user-1' }, on: '2026-11-09', cause: { what: 'removed' } },
      ],
    }),
  ]),
};

const there = (imei: string, more: Partial<PlatformDevice> = {}): PlatformDevice => ({
  id: 17,
  imei,
  name: PLATE,
  group: COMPANY,
  isDisabled: false,
  ...more,
});

const changes = (devices: readonly PlatformDevice[], writes: 'Nothing' | 'Fitted' | 'Removed too') =>
  platformChanges(business, devices, { writes });

describe('a platform', () => {
  test('is to know the device in a vehicle by its plate and its client', () => {
    expect(changes([], 'Fitted')).toEqual([{ imei: FITTED, name: PLATE, group: COMPANY, isDisabled: false }]);
    const inVehicle = { imei: FITTED, id: 17, name: PLATE, group: COMPANY, isDisabled: false };
    for (const otherwise of [{ name: 'Vehicle 1' }, { group: undefined }, { isDisabled: true }])
      expect(changes([there(FITTED, otherwise)], 'Fitted')).toEqual([inVehicle]);
    expect(changes([there(FITTED)], 'Fitted')).toEqual([]);
  });

  test('is not to know more of a device that came out of its vehicle, where that is wanted', () => {
    const devices = [there(FITTED), there(CAME_OUT, { id: 18 })];
    expect(changes(devices, 'Removed too')).toEqual([{ imei: CAME_OUT, id: 18, isDisabled: true }]);
    expect(changes(devices, 'Fitted')).toEqual([]);
    expect(changes([there(FITTED), there(CAME_OUT, { isDisabled: true })], 'Removed too')).toEqual([]);
  });

  test('is not to know more of a device whose fitting was undone', () => {
    const fitted = { to: { at: 'vehicle', id: 'vehicle-1' }, on: '2026-11-02', cause: { what: 'fitted' } } as const;
    const devices = deviceTable([deviceOf(3, { undone: [{ behind: 1, paired: 0, move: fitted }] })]);
    expect(platformChanges({ ...business, devices }, [there(CAME_OUT)], { writes: 'Removed too' })).toEqual([
      { imei: CAME_OUT, id: 17, isDisabled: true },
    ]);
  });

  test('keeps what it knows of a device that was never in a vehicle, or that nobody knows here', () => {
    const devices = [there(FITTED), there(imeiOfDevice(2)), there('490154203237518')];
    expect(changes(devices, 'Removed too')).toEqual([]);
  });

  test('is told nothing where that is not wanted', () => {
    expect(changes([there(CAME_OUT)], 'Nothing')).toEqual([]);
  });

  test('is told of a new plate and a long new name of a client once, however the name is cut', () => {
    const [vehicle, client] = [business.vehicles.entities['vehicle-1'], business.accounts.entities['account-1']];
    if (!vehicle || !client) throw new Error('They are gone.');
    const long = `${'A'.repeat(127)}😀 Transport`;
    const renamed: Business = {
      ...business,
      vehicles: {
        ...business.vehicles,
        entities: { ...business.vehicles.entities, 'vehicle-1': { ...vehicle, vehicleNo: 'MH 43 ZZ 9' } },
      },
      accounts: {
        ...business.accounts,
        entities: {
          ...business.accounts.entities,
          'account-1': { ...client, bill: { ...client.bill, companyName: long } },
        },
      },
    };
    const [change] = platformChanges(renamed, [there(FITTED)], { writes: 'Removed too' });
    expect(change).toEqual({ imei: FITTED, id: 17, name: 'MH 43 ZZ 9', group: 'A'.repeat(127), isDisabled: false });
    const after = there(FITTED, { name: change?.name ?? '', group: change?.group });
    expect(platformChanges(renamed, [after], { writes: 'Removed too' })).toEqual([]);
  });
});
