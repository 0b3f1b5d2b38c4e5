import { describe, expect, test } from 'vitest';
import { selectAccounts } from '@/store/accounts/accountsSlice';
import { knownService, vehicleNumbered } from '@/store/jobs/serviceDraft';
import { filteredVehicles, selectVehicles } from '@/store/vehicles/vehiclesSlice';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { vehicle } from '../../support/care';

describe('what is known for a service request', () => {
  test('is who the client is, which vehicle and since when, with the number that sales has', () => {
    const business = sampleBusiness('2026-11-21');
    const accounts = selectAccounts(business);
    for (const one of selectVehicles(business)) {
      expect(knownService(one, accounts)).toEqual({
        clientUserName: one.client,
        companyName: one.company,
        registrationNo: one.vehicleNo,
        deviceIMEI: one.imei,
        notWorking: one.lastContactTime,
        issues: ['notWorking'],
        personName: one.client,
        contactNo: accounts.find(({ client }) => client.companyName === one.company)?.client.mobileNumber,
      });
      expect(knownService(one, accounts).contactNo).toMatch(/^\d{10}$/);
    }
  });

  test('leaves the number out of a client whom sales does not know', () => {
    expect(knownService(vehicle(1), []).contactNo).toBeUndefined();
  });

  test.each([
    ['MH 12 AB 1002', 2],
    ['mh12ab1002', 2],
    ['MH 12 AB 9999', undefined],
    ['', undefined],
  ])('is of the vehicle that %j names: %j', (vehicleNo, number) => {
    expect(vehicleNumbered([vehicle(1), vehicle(2)], vehicleNo)?.number).toBe(number);
  });
});

describe('the filter of the not-working vehicles', () => {
  const vehicles = [
    vehicle(1, { client: 'Meera Joshi', company: 'Konkan Carriers', lastServiceReason: 'Service' }),
    vehicle(2, { client: 'Sunil Tomar', company: 'Yamuna Cabs', lastServiceReason: 'Device Removed' }),
    vehicle(3, { client: 'Joy Das', company: 'Yamuna Cabs', lastServiceReason: 'Service' }),
  ];

  test.each([
    ['', undefined, [1, 2, 3]],
    ['   ', undefined, [1, 2, 3]],
    ['yamuna', undefined, [2, 3]],
    [' JO ', undefined, [1, 3]],
    ['nobody', undefined, []],
    ['', 'Service', [1, 3]],
    ['Cabs', 'Service', [3]],
    ['', 'Not Working Vehicles', []],
  ] as const)('for the client %j and the reason %j leaves %j', (client, reason, numbers) => {
    expect(filteredVehicles(vehicles, { client, reason }).map(({ number }) => number)).toEqual(numbers);
  });
});
