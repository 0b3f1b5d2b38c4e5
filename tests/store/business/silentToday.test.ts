import { expect, test } from 'vitest';
import type { Business } from '@/store/business/business';
import { selectSilentClients } from '@/store/business/today/silentToday';
import { deviceLost } from '@/store/facts/devices';
import { contactsImported } from '@/store/facts/vehicles';
import { after, live, TODAY } from '../../support/liveVehicles';
import { imeiOfDevice } from '../../support/stock';

const LATER = '2026-12-31';
const told = (business: Business, at: string) =>
  after(business, contactsImported([{ id: 'vehicle-1', contact: { at } }]));
const silent = (business: Business) => selectSilentClients(business, LATER).map(({ what }) => what);

test('a vehicle is silent no more once its device was taken out, until something tells of it again', () => {
  const business = told(live, '2026-11-20T10:00');
  expect(silent(business)).toEqual(['1 vehicle']);
  const empty = after(business, deviceLost(imeiOfDevice(1), 'Burnt', TODAY));
  expect(silent(empty)).toEqual([]);
  expect(silent(told(empty, '2026-11-25T10:00'))).toEqual(['1 vehicle']);
});
