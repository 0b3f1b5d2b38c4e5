import { describe, expect, test } from 'vitest';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import {
  knownService,
  knownServiceJob,
  vehicleNumbered,
  withAskedVehicles,
} from '@/store/care/scheduling/serviceDraft';
import { knownContact } from '@/store/care/scheduling/knownContact';
import { selectVehicleRows } from '@/store/vehicles/vehicles/vehicleRows';
import { account } from '../../../support/accounts';
import { job, vehicleRow, jobRequest } from '../../../support/care';
import { sampleOn } from '../../../support/sample';

describe('what is known for a service request', () => {
  test('is who the client is, which vehicle and since when, with the number that sales has', () => {
    const business = sampleOn('2026-11-21');
    const accounts = selectAccounts(business);
    const vehicleRows = selectVehicleRows(business).filter(
      ({ lastContactTime, accountId }) => lastContactTime !== undefined && accountId !== undefined,
    );
    expect(vehicleRows.length).toBeGreaterThan(0);
    for (const one of vehicleRows) {
      expect(knownService(one, accounts, [])).toEqual({
        clientUserName: one.client,
        companyName: one.company,
        registrationNo: one.vehicleNo,
        deviceIMEI: one.imei,
        notWorking: one.lastContactTime,
        issues: ['notWorking'],
        personName: one.client,
        contactNo: accounts.find(({ id }) => id === one.accountId)?.client.mobileNumber,
        location: accounts.find(({ id }) => id === one.accountId)?.client.address,
      });
      expect(knownService(one, accounts, []).contactNo).toMatch(/^\d{10}$/);
    }
  });

  test('leaves the number out of a client whom sales does not know', () => {
    expect(knownService(vehicleRow(1), [], []).contactNo).toBeUndefined();
  });

  test.each([
    ['MH 12 AB 1002', 2],
    ['mh12ab1002', 2],
    ['MH 12 AB 9999', undefined],
    ['', undefined],
  ])('is of the vehicle that %j names: %j', (vehicleNo, number) => {
    expect(vehicleNumbered([vehicleRow(1), vehicleRow(2)], vehicleNo)?.number).toBe(number);
  });
});

describe('a service job for several vehicles', () => {
  const { vehicles: _theirs, ...first } = account(1);
  const vehicles = [vehicleRow(1), vehicleRow(2, { accountId: first.id }), vehicleRow(3, { accountId: 'account-2' })];

  test('begins with their client, their number, and those of its first account', () => {
    expect(knownServiceJob(vehicles, [first])).toEqual({
      jobType: 'Service',
      noOfInstallation: 3,
      companyName: 'Konkan Carriers',
      clientName: 'Meera Joshi',
      contactNo: first.client.mobileNumber,
      location: first.client.address,
      vehicleIds: ['quiet-2'],
    });
    expect(knownServiceJob(vehicles.slice(0, 1), [])).toEqual({
      jobType: 'Service',
      noOfInstallation: 1,
      companyName: 'Konkan Carriers',
      clientName: 'Meera Joshi',
    });
  });

  test('keeps those that cannot be chosen, unless it is for another company after all', () => {
    const request = { ...jobRequest({ jobType: 'Service' }), accountId: first.id, vehicleIds: ['quiet-2'] };
    expect(withAskedVehicles(request, vehicles).vehicleIds).toEqual(['quiet-2', 'quiet-1', 'quiet-3']);
    expect(withAskedVehicles({ ...request, vehicleIds: undefined }, vehicles).vehicleIds).toEqual([
      'quiet-1',
      'quiet-3',
    ]);
    expect(withAskedVehicles({ ...request, companyName: 'Doaba' }, vehicles)).toEqual({
      ...request,
      companyName: 'Doaba',
    });
  });
});

test('a job for a client asks for its mobile number, at the place of its last job or else at its address', () => {
  const client = account(1);
  const asked = (location: string) =>
    job(1, { request: { kind: 'job', ...jobRequest(), accountId: client.id, location } });
  const { mobileNumber, address } = client.client;
  expect(knownContact([], client)).toEqual({ contactNo: mobileNumber, location: address });
  expect(knownContact([asked('Nhava Sheva'), asked('Bhiwandi')], client).location).toBe('Bhiwandi');
  expect(knownContact([asked('Nhava Sheva'), asked('')], client).location).toBe(address);
});
