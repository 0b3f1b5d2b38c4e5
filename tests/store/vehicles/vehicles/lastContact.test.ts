import { describe, expect, test } from 'vitest';
import { contactsHeard, heardSlice, type HeardContact } from '@/store/browser/heardSlice';
import type { Business } from '@/store/business/business';
import { selectSilentClients } from '@/store/business/today/silentToday';
import { standingWord, selectNotWorking } from '@/store/vehicles/vehicles/notWorking';
import { selectLastContact, selectVehicleRows } from '@/store/vehicles/vehicles/vehicleRows';
import { contactsImported } from '@/store/facts/vehicles';
import { after, live, PLATE, TODAY } from '../../../support/liveVehicles';
import { vehicle } from '../../../support/accounts';
import { imeiOfDevice } from '../../../support/stock';

const IMEI = imeiOfDevice(1);
const NOW = `${TODAY}T14:00`;

const imported = (at: string) =>
  after(live, contactsImported([{ id: 'vehicle-1', contact: { at, latLong: '1, 2', temp: -18 } }]));

/** The business as it is seen where the office told these. */
const hearing = (business: Business, ...contacts: readonly HeardContact[]) => ({
  ...business,
  heard: heardSlice.reducer(undefined, contactsHeard(contacts)),
});

const lastOf = (state: ReturnType<typeof hearing>) =>
  selectLastContact(state, state.vehicles.entities['vehicle-1'] ?? vehicle(1));

describe('what a vehicle told last', () => {
  test('is what the office heard of its device, or what a file brought, whichever is later', () => {
    const heard = { imei: IMEI, at: '2026-11-20T10:00', ignition: true, volts: 12.4 };
    expect(lastOf(hearing(live, heard))).toEqual(heard);
    expect(lastOf(hearing(imported('2026-11-19T10:00'), heard))).toEqual(heard);
    expect(lastOf(hearing(imported('2026-11-20T10:01'), heard))).toMatchObject({ at: '2026-11-20T10:01', temp: -18 });
    expect(lastOf(hearing(imported('2026-11-19T10:00')))).toMatchObject({ at: '2026-11-19T10:00' });
  });

  test('is not what its device told before the day on which it was fitted, nor what another device told', () => {
    expect(lastOf(hearing(live, { imei: IMEI, at: '2026-11-01T23:59' }))).toBeUndefined();
    expect(lastOf(hearing(live, { imei: IMEI, at: '2026-11-02T00:00' }))).toMatchObject({ at: '2026-11-02T00:00' });
    expect(lastOf(hearing(live, { imei: imeiOfDevice(2), at: '2026-11-20T10:00' }))).toBeUndefined();
  });

  test('makes it silent or live in every list', () => {
    const silent = hearing(imported('2026-11-10T10:00'));
    const back = hearing(imported('2026-11-10T10:00'), { imei: IMEI, at: `${TODAY}T13:59`, latLong: '18.5, 73.8' });
    const plates = (state: ReturnType<typeof hearing>) =>
      selectNotWorking(state, NOW).map(({ vehicleNo }) => vehicleNo);
    expect([plates(silent), plates(back)]).toEqual([[PLATE], []]);
    expect(selectVehicleRows(back)[0]).toMatchObject({ lastContactTime: `${TODAY}T13:59`, latLong: '18.5, 73.8' });
    expect([silent, back].map((state) => selectSilentClients(state, TODAY).length)).toEqual([1, 0]);
    expect([silent, back].map((state) => standingWord({ contact: lastOf(state) }, true, NOW))).toEqual([
      'Active',
      'Live',
    ]);
    // As a browser comes from one to the other.
    expect(selectSilentClients(silent, TODAY)).toHaveLength(1);
  });
});

test('an older contact, or one that is known, changes nothing that was heard', () => {
  const known = heardSlice.reducer(undefined, contactsHeard([{ imei: IMEI, at: NOW, volts: 12 }]));
  const same = heardSlice.reducer(
    known,
    contactsHeard([
      { imei: IMEI, at: NOW, volts: 12 },
      { imei: IMEI, at: `${TODAY}T13:59` },
    ]),
  );
  expect(same).toBe(known);
  expect(heardSlice.reducer(known, contactsHeard([{ imei: IMEI, at: NOW, volts: 11 }]))[IMEI]?.volts).toBe(11);
});
