import { describe, expect, test } from 'vitest';
import { deletionRequestFor, deletionRequestOf } from '@/store/vehicles/deletions/deletionRequest';
import { createStore } from '@/store/business/store';
import { selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import { vehicleDeletionRequested } from '@/store/facts/deletions';
import { vehicle } from '../../../support/accounts';
import { reasonOf } from '../../../support/said';
import { imeiOfDevice, simOf } from '../../../support/stock';
import { PLATE, live, after, asked, ANSWERS } from '../../../support/liveVehicles';

describe('a request to delete a vehicle', () => {
  test('says what is in it, whose it is and since when', () => {
    expect(deletionRequestOf(live, vehicle(1), ANSWERS)).toEqual({
      ...ANSWERS,
      username: live.accounts.entities['account-1']?.bill.userName,
      company: live.accounts.entities['account-1']?.bill.companyName,
      vehicleNo: PLATE,
      deviceModel: 'OB-4',
      imei: imeiOfDevice(1),
      sim: simOf(1).msisdn,
      location: '',
      dateOfInstallation: '2026-11-02',
      vehicleId: 'vehicle-1',
    });
  });

  test('can be of a vehicle in which no device ever was', () => {
    const request = deletionRequestOf(live, vehicle(2), ANSWERS);
    expect([request.imei, request.sim, request.dateOfInstallation]).toEqual(['', '', undefined]);
    expect(selectDeletions(after(live, vehicleDeletionRequested(request)))).toHaveLength(1);
  });

  test.each([
    ['MH 99 ZZ 1', 'No open vehicle has the number MH 99 ZZ 1.'],
    ['To be assigned', 'No open vehicle has the number TO BE ASSIGNED.'],
  ])('of %s is refused under its field', (vehicleNo, message) => {
    expect(() => deletionRequestFor(live).validateSync({ ...ANSWERS, vehicleNo })).toThrow(message);
  });

  test('is refused while another one is open, under its field and by the rule', () => {
    const business = after(live, asked(live));
    expect(() => deletionRequestFor(business).validateSync({ ...ANSWERS, vehicleNo: PLATE })).toThrow(
      `Deletion of ${PLATE} was already requested on 21 Nov 2026.`,
    );
    expect(reasonOf(createStore(business).dispatch(asked(business)))).toBe(
      `Deletion of ${PLATE} was already requested on 21 Nov 2026.`,
    );
  });
});
