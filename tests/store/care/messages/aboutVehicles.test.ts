import { expect, test } from 'vitest';
import { mailAbout, smsAbout } from '@/store/care/messages/aboutVehicles';
import { accountsOf, isOneClients, MOST_NAMED, vehiclesListed } from '@/store/vehicles/vehicles/fleet';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { account } from '../../../support/accounts';
import { fleetVehicle } from '../../../support/care';

const rowOf = (number: number, emailAddress: string) => {
  const { vehicles: _theirs, ...row } = account(number);
  return { ...row, client: { ...row.client, emailAddress, mobileNumber: '9820012345' } };
};
const accounts = accountTable([rowOf(1, 'a@konkan.example'), rowOf(2, 'b@konkan.example')]);
const fleet = [1, 2, 3].map((n) => fleetVehicle(n, n < 3 ? { accountId: `account-${n}` } : {}));

test('vehicles are named by their plates, however these are written, each once; what is none is passed over', () => {
  expect(vehiclesListed(fleet, 'mh12ab1002, MH 12 AB 1002,,nothing,MH-12-AB-1001').map(({ number }) => number)).toEqual(
    [1, 2],
  );
  expect(vehiclesListed(fleet, '')).toEqual([]);
  expect(vehiclesListed(fleet, `${'x,'.repeat(MOST_NAMED)}MH 12 AB 1001`)).toEqual([]);
});

test('vehicles are one client’s if they have one company, on whichever account of it', () => {
  expect(isOneClients(fleet)).toBe(true);
  expect(isOneClients([...fleet, fleetVehicle(4, { company: 'Doaba' })])).toBe(false);
  expect(isOneClients([])).toBe(false);
});

test('a message about vehicles goes to each account that they are on, and names all of them', () => {
  const rows = accountsOf(accounts, fleet);
  expect(smsAbout(fleet, rows)).toEqual({
    mobileNumbers: '9820012345',
    message: 'Vehicles MH 12 AB 1001, MH 12 AB 1002, MH 12 AB 1003: ',
  });
  expect(mailAbout(fleet, rows)).toEqual({
    clientUsername: 'Meera Joshi',
    noOfVehicles: 3,
    vehicles: [{ vehicleNo: 'MH 12 AB 1001' }, { vehicleNo: 'MH 12 AB 1002' }, { vehicleNo: 'MH 12 AB 1003' }],
    to: 'a@konkan.example, b@konkan.example',
  });
  expect(smsAbout(fleet.slice(2), accountsOf(accounts, fleet.slice(2)))).toEqual({
    message: 'Vehicle MH 12 AB 1003: ',
  });
});
