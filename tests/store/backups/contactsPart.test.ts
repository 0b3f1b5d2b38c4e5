import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readingBackup, restoring, takeBackup } from '@/store/backups/exchange';
import { contactsHeard, heardSlice } from '@/store/browser/heardSlice';
import { addHeard, createStore } from '@/store/business/store';
import { contactsImported } from '@/store/facts/vehicles';
import { edited, fileOf, task } from '../../support/backups';
import { after, live } from '../../support/liveVehicles';
import { imeiOfDevice } from '../../support/stock';

const IMEI = imeiOfDevice(1);
const HEARD = { imei: IMEI, at: '2026-11-20T10:00', latLong: '18.5204, 73.8567', ignition: true, volts: 12.4 };

addHeard(heardSlice);

/** A backup of a business in whose office these were heard. */
async function backupOf(...contacts: Parameters<typeof contactsHeard>[0]) {
  const store = createStore(after(live, contactsImported([{ id: 'vehicle-1', contact: { at: '2026-11-10T10:00' } }])));
  store.dispatch(contactsHeard(contacts));
  return fileOf(store.dispatch(takeBackup('Asha', task())));
}

/** What stands with its vehicle once a backup is restored elsewhere. */
async function restored(file: Blob) {
  const store = createStore();
  const backup = await store.dispatch(readingBackup(file, task()));
  store.dispatch(await store.dispatch(restoring(backup, task())));
  return { backup, contact: store.getState().vehicles.entities['vehicle-1']?.contact };
}

test('what an office heard goes with a backup, and stands with the vehicles once it is restored', async () => {
  const { backup, contact } = await restored(await backupOf(HEARD, { imei: imeiOfDevice(2), at: '2026-11-20T11:00' }));
  expect(contact).toEqual({ at: '2026-11-20T10:00', latLong: '18.5204, 73.8567' });
  expect(backup.contacts).toHaveLength(2);
  // The history of a backup leads to its records: what was heard is no fact, and is in none of them.
  expect(backup.business.vehicles.entities['vehicle-1']?.contact).toEqual({ at: '2026-11-10T10:00' });
});

test('what a file brought later stays, and a backup of who heard nothing has no such part', async () => {
  expect((await restored(await backupOf({ ...HEARD, at: '2026-11-09T10:00' }))).contact).toEqual({
    at: '2026-11-10T10:00',
  });
  expect((await restored(await backupOf())).backup.contacts).toEqual([]);
});

test('what somebody wrote into a backup as heard is taken only as far as it can be a contact', async () => {
  const lines = ['{', '7', '{"imei":7,"at":"2026-11-20T10:00"}', `{"imei":"${IMEI}","at":"soon"}`, ''];
  const forged = await edited(
    await backupOf(HEARD),
    (parts) => void (parts['contacts.ndjson'] = strToU8(lines.join('\n'))),
    'forged',
  );
  expect((await restored(forged)).contact).toEqual({ at: '2026-11-10T10:00' });
});
