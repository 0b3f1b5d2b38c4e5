import { expect, test } from 'vitest';
import { additionTable } from '@/store/additions/additionsSlice';
import { emptyBusiness } from '@/store/business/business';
import { vehicleOfDevice } from '@/store/business/deviceUse';
import { deletionTable } from '@/store/deletions/deletionsSlice';
import { addition, deletion } from '../../support/care';

const IMEI = '352099001761481';
const additions = additionTable([
  addition(1, { imei: IMEI, vehicleNo: 'MH 12 EF 1001', company: 'Konkan Carriers', clientName: 'Meera Joshi' }),
  addition(2, { imei: IMEI, vehicleNo: 'MH 12 EF 1002', company: 'Malwa Movers', clientName: 'Ravi Rao' }),
]);
const deletions = deletionTable([deletion(1, { imei: IMEI, vehicleNo: 'MH 12 EF 1003', company: 'Tata Tours', username: 'Asha' })]);
const business = { ...emptyBusiness, additions, deletions };

test.each([
  ['the newest that was added', undefined, { vehicleNo: 'MH 12 EF 1002', company: 'Malwa Movers', client: 'Ravi Rao' }],
  ['the one that is named, however it is written', 'mh12ef1001', { vehicleNo: 'MH 12 EF 1001', company: 'Konkan Carriers', client: 'Meera Joshi' }],
  ['one that is to be deleted, where no other list has it', 'MH 12 EF 1003', { company: 'Tata Tours', client: 'Asha', to: '/cce/deletion-list?q=MH+12+EF+1003' }],
])('the vehicle of a device is %s', (_which, vehicleNo, use) => expect(vehicleOfDevice(business, IMEI, vehicleNo)).toMatchObject(use));

test('a device that no list has on a vehicle is on none', () => {
  expect(vehicleOfDevice(business, '490154203237518')).toBeUndefined();
  expect(vehicleOfDevice(business, IMEI, 'MH 01 AB 0001')).toBeUndefined();
});
