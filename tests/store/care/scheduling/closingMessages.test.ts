import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { createStore } from '@/store/business/store';
import { jobTable, selectJobs } from '@/store/care/jobs/jobsSlice';
import { selectClosingContext } from '@/store/care/scheduling/closingContext';
import { closingSchema } from '@/store/care/scheduling/closingSchema';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { newAccount } from '@/store/clients/accounts/newAccount';
import { scannedPart } from '@/store/care/scheduling/closingScan';
import { LANGUAGES, type Language } from '@/store/kit/language';
import type { Holder } from '@/store/kit/movements/holder';
import { installerTable } from '@/store/places/installers/installersSlice';
import { binId } from '@/store/stock/bins/bin';
import { binTable } from '@/store/stock/bins/binsSlice';
import type { Device } from '@/store/stock/devices/device';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { simTable } from '@/store/stock/sims/simsSlice';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { accountDraft } from '../../../support/accounts';
import { job, jobRequest } from '../../../support/care';
import { deviceOf, imeiOfDevice, simOf } from '../../../support/stock';

const TODAY = '2026-11-22';
const BAG = { at: 'installer', id: 'rakesh' } as const;
const RELAY = { productName: 'Relay', kind: 'Material' } as const;
const relays = { id: binId(BAG, RELAY), number: 1, place: BAG, ...RELAY, qty: 4 };
const owned = (number: number) => ({
  id: `v-${number}`,
  number,
  vehicleNo: `MH 12 AB 100${number}`,
  accountId: 'account-1',
  duration: 'Yearly' as const,
  price: 200,
  selected: true,
});
const image = { hash: 'hash', name: 'photo.jpg', type: 'image/jpeg', size: 1_000 };

const deviceAt = (number: number, to: Holder, changes: Partial<Device> = {}, on = '2026-11-01') =>
  deviceOf(number, { moves: [{ to, on, cause: { what: 'counted' } }], ...changes });

/** A business in which an installer visits a client with a bag of devices. */
function opened() {
  const store = createStore({
    accounts: accountTable([{ ...newAccount('account-1', accountDraft(), '2026-01-01'), number: 1 }]),
    vehicles: vehicleTable([
      owned(1),
      owned(2),
      owned(4),
      { ...owned(5), closedOn: '2026-11-01' },
      { ...owned(3), accountId: undefined, company: 'Sahyadri Cabs' },
    ]),
    installers: installerTable([{ id: 'rakesh', number: 1, name: 'Rakesh Yadav' }]),
    devices: deviceTable([
      deviceAt(1, { at: 'vehicle', id: 'v-1' }),
      deviceAt(2, { at: 'store' }),
      deviceAt(3, BAG),
      deviceAt(4, BAG, { simId: simOf(4).id }),
      deviceAt(5, BAG, { simId: simOf(5).id }),
      deviceAt(6, BAG, { simId: simOf(6).id }),
      deviceAt(7, BAG, { simId: simOf(6).id }, '2026-11-24'),
      deviceAt(8, { at: 'challan', id: 'gone' }),
      deviceAt(9, { at: 'vehicle', id: 'v-4' }, {}, '2026-11-24'),
    ]),
    sims: simTable([
      simOf(4, { status: 'Suspended' }),
      simOf(5, { status: 'Deactivated', statusOn: '2026-11-10' }),
      simOf(6),
      simOf(7),
      simOf(8, { moves: [{ to: BAG, on: '2026-11-01', cause: { what: 'counted' } }] }),
    ]),
    bins: binTable([relays]),
    jobs: jobTable([
      job(1, {
        status: 'With Installer',
        visit: { installerId: 'rakesh', on: TODAY, slot: 'morning' },
        request: { kind: 'job', ...jobRequest({ noOfInstallation: 2, accountId: 'account-1' }) },
      }),
    ]),
  });
  const [visited] = selectJobs(store.getState());
  if (!visited) throw new Error('There is no job');
  return { context: selectClosingContext(store.getState()), visited };
}

/** Where the form of a visit is refused, with what is said there in a language. */
function refused(language: Language, typed: object) {
  const { context, visited } = opened();
  const schema = closingSchema(context, visited, TODAY, language);
  try {
    schema.validateSync(typed, { abortEarly: false });
    return [];
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return all.map(({ path, message }) => ({ path, message }));
  }
}

const right = { workDone: 'Not Done', vehicleId: 'v-1', vehicleNo: 'MH 12 AB 1001', remark: 'Gate closed' };
const line = (changes: object) => ({ lines: [{ ...right, ...changes }], used: [] });
const repaired = (plate: string, place: number) => ({
  workDone: 'Repaired',
  vehicleId: `v-${[1, 2, 4][place]}`,
  vehicleNo: `MH 12 AB ${plate}`,
});
const others = (changes: object) => ({ lines: [right], used: [], ...changes });
const long = 'x'.repeat(2_001);

const fitted = (device: number, changes: object = {}) =>
  line({
    workDone: 'Fitted',
    vehicleId: 'v-2',
    vehicleNo: 'MH 12 AB 1002',
    deviceIn: imeiOfDevice(device),
    ...changes,
  });

test('what is right is refused in no language', () => {
  expect([refused('en', line({})), refused('hi', line({}))]).toEqual([[], []]);
});

test.each([
  ['no vehicle', { lines: [], used: [] }],
  ['no work', line({ workDone: '' })],
  ['work that is not listed', line({ workDone: 'Painted' })],
  ['numbers that are too long', line({ vehicleNo: long, deviceIn: long, simIn: long, chassisNo: long })],
  ['texts that are too long', line({ certificateNo: long, remark: long })],
  ['texts that are none', line({ vehicleNo: 1, deviceIn: 1, simIn: 1, chassisNo: 1, certificateNo: 1, remark: 1 })],
  ['a day and a fault that are none', line({ certificateUntil: '2026-13-01', fault: 'Rain' })],
  ['a photo that is still being taken', line({ photos: ['taking'] })],
  ['too many photos', line({ photos: Array.from('1234567', () => image) })],
  ['a signature without a name', others({ drawing: image })],
  ['a drawing that is none, and a name that is too long', others({ drawing: 'me', signedBy: long })],
  ['goods that are no number', others({ used: [{ id: relays.id, qty: 'two' }] })],
  ['half of the goods', others({ used: [{ id: relays.id, qty: '0.5' }] })],
  ['less than no goods', others({ used: [{ id: relays.id, qty: '-1' }] })],
  ['more goods than can be counted', others({ used: [{ id: relays.id, qty: '1000000' }] })],
  ['more goods than the bag has', others({ used: [{ id: relays.id, qty: '5' }] })],
  ['work not done without its reason', line({ remark: '' })],
  ['no plate', line({ workDone: 'Fitted', vehicleId: undefined, vehicleNo: '' })],
  ['a plate that nobody knows', line({ workDone: 'Repaired', vehicleId: undefined, vehicleNo: 'MH 12 ZZ 9' })],
  ['a vehicle of somebody else', line({ workDone: 'Fitted', vehicleId: undefined, vehicleNo: 'MH 12 AB 1003' })],
  ['a device in it already', line({ workDone: 'Fitted' })],
  ['nothing to remove', line({ workDone: 'Removed', vehicleId: 'v-2', vehicleNo: 'MH 12 AB 1002' })],
  ['a device that is not told', line({ workDone: 'Fitted', vehicleId: 'v-2', vehicleNo: 'MH 12 AB 1002' })],
  ['a device that nobody knows', line({ ...fitted(2).lines[0], deviceIn: '123456789012345' })],
  ['a device of the store', fitted(2)],
  ['a device on its way', fitted(8)],
  ['a device of a vehicle', fitted(1)],
  ['a device that moved later', fitted(7)],
  ['a device without a SIM', fitted(3)],
  ['a SIM that nobody knows', fitted(3, { simIn: '8991' })],
  ['a SIM of the store', fitted(3, { simIn: simOf(7).id })],
  ['a SIM for a device that has one', fitted(6, { simIn: simOf(8).id })],
  ['a SIM that is not active', fitted(4)],
  ['a SIM that was deactivated', fitted(5)],
  ['a vehicle that is closed', fitted(6, { vehicleId: 'v-5', vehicleNo: 'MH 12 AB 1005' })],
  [
    'a removal before its fitting',
    line({ workDone: 'Removed', vehicleId: 'v-4', vehicleNo: 'MH 12 AB 1004', remark: '' }),
  ],
  [
    'a certificate of nothing',
    line({
      workDone: 'Repaired',
      vehicleId: 'v-2',
      vehicleNo: 'MH 12 AB 1002',
      certificateNo: 'C 1',
      certificateUntil: '2026-12-01',
    }),
  ],
  [
    'more vehicles than the job has',
    { lines: ['1001', '1002', '1004'].map((plate, place) => repaired(plate, place)), used: [] },
  ],
  ['a certificate without its day', line({ workDone: 'Repaired', certificateNo: 'C 1' })],
  ['a day without its certificate', line({ workDone: 'Repaired', certificateUntil: TODAY })],
  ['a certificate that is over', line({ workDone: 'Repaired', certificateNo: 'C 1', certificateUntil: '2026-11-21' })],
])('the form of a visit refuses %s at the same fields in both languages', (_what, typed) => {
  const english = refused('en', typed);
  const hindi = refused('hi', typed);
  expect(english).not.toEqual([]);
  expect(hindi.map(({ path }) => path)).toEqual(english.map(({ path }) => path));
  for (const { message } of english) expect(message).not.toMatch(/\p{Script=Devanagari}/u);
  for (const { message } of hindi) expect(message).toMatch(/\p{Script=Devanagari}/u);
});

test.each([
  ['a device of the bag', imeiOfDevice(6)],
  ['a device that is there already', imeiOfDevice(3)],
  ['a device of the store', imeiOfDevice(2)],
  ['a SIM', simOf(8).id],
])('scanning %s is answered in both languages', (_what, scanned) => {
  const { context, visited } = opened();
  const lines = [{ workDone: 'Fitted' as const, deviceIn: imeiOfDevice(3) }];
  for (const waiting of [lines, [...lines, { workDone: 'Fitted' as const }], [{ workDone: 'Removed' as const }]]) {
    const [english, hindi] = LANGUAGES.map((language) =>
      scannedPart(context, visited, waiting, scanned, { on: TODAY, language }),
    );
    expect(hindi).toEqual({ ...english, text: expect.stringMatching(/\p{Script=Devanagari}/u) });
  }
});
