import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { createStore } from '@/store/business/store';
import { jobTable, selectJobs } from '@/store/care/jobs/jobsSlice';
import { selectClosingContext } from '@/store/care/scheduling/closingContext';
import { closingSchema } from '@/store/care/scheduling/closingSchema';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { newAccount } from '@/store/clients/accounts/newAccount';
import type { Language } from '@/store/kit/language';
import { installerTable } from '@/store/places/installers/installersSlice';
import { binId } from '@/store/stock/bins/bin';
import { binTable } from '@/store/stock/bins/binsSlice';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { accountDraft } from '../../../support/accounts';
import { job, jobRequest } from '../../../support/care';
import { deviceOf, imeiOfDevice } from '../../../support/stock';

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

/** Where the form of a visit is refused, with what is said there in a language. */
function refused(language: Language, typed: object) {
  const store = createStore({
    accounts: accountTable([{ ...newAccount('account-1', accountDraft(), '2026-01-01'), number: 1 }]),
    vehicles: vehicleTable([owned(1), owned(2), { ...owned(3), accountId: undefined, company: 'Sahyadri Cabs' }]),
    installers: installerTable([{ id: 'rakesh', number: 1, name: 'Rakesh Yadav' }]),
    devices: deviceTable([
      deviceOf(1, {
        id: imeiOfDevice(1),
        moves: [{ to: { at: 'vehicle', id: 'v-1' }, on: '2026-11-01', cause: { what: 'counted' } }],
      }),
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
  const schema = closingSchema(selectClosingContext(store.getState()), visited, TODAY, language);
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
const others = (changes: object) => ({ lines: [right], used: [], ...changes });
const long = 'x'.repeat(2_001);

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
