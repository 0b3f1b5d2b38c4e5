import { expect, test } from 'vitest';
import { mailAbout, smsAbout } from '@/store/care/messages/aboutVehicles';
import { accountsOf, isOneClients, MOST_NAMED, vehiclesListed } from '@/store/vehicles/vehicles/vehicleRows';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { account } from '../../../support/accounts';
import { vehicleRow } from '../../../support/care';

const rowOf = (number: number, emailAddress: string) => {
  const { vehicles: _theirs, ...row } = account(number);
  return { ...row, client: { ...row.client, emailAddress, mobileNumber: '9820012345' } };
};
const accounts = accountTable([rowOf(1, 'a@konkan.example'), rowOf(2, 'b@konkan.example')]);
const vehicleRows = [1, 2, 3].map((n) => vehicleRow(n, n < 3 ? { accountId: `account-${n}` } : {}));

test('vehicles are named by their plates, however these are written, each once; what is none is passed over', () => {
  expect(
    vehiclesListed(vehicleRows, 'mh12ab1002, MH 12 AB 1002,,nothing,MH-12-AB-1001').map(({ number }) => number),
  ).toEqual([1, 2]);
  expect(vehiclesListed(vehicleRows, '')).toEqual([]);
  expect(vehiclesListed(vehicleRows, `${'x,'.repeat(MOST_NAMED)}MH 12 AB 1001`)).toEqual([]);
});

test('vehicles are one client’s if they have one company, on whichever account of it', () => {
  expect(isOneClients(vehicleRows)).toBe(true);
  expect(isOneClients([...vehicleRows, vehicleRow(4, { company: 'Doaba' })])).toBe(false);
  expect(isOneClients([])).toBe(false);
});

test('a message about vehicles goes to each account that they are on, and names all of them', () => {
  const rows = accountsOf(accounts, vehicleRows);
  expect(smsAbout(vehicleRows, rows)).toEqual({
    mobileNumbers: '9820012345',
    message: 'Vehicles MH 12 AB 1001, MH 12 AB 1002, MH 12 AB 1003: ',
  });
  expect(mailAbout(vehicleRows, rows)).toEqual({
    clientUsername: 'Meera Joshi',
    noOfVehicles: 3,
    vehicles: [{ vehicleNo: 'MH 12 AB 1001' }, { vehicleNo: 'MH 12 AB 1002' }, { vehicleNo: 'MH 12 AB 1003' }],
    to: 'a@konkan.example, b@konkan.example',
  });
  expect(smsAbout(vehicleRows.slice(2), accountsOf(accounts, vehicleRows.slice(2)))).toEqual({
    message: 'Vehicle MH 12 AB 1003: ',
  });
});
