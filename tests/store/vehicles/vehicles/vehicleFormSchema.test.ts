import { expect, test } from 'vitest';
import { vehicleClosingSchema, moveSchema, registerSchema } from '@/store/vehicles/vehicles/vehicleFormSchema';
import { account, salesOf } from '../../../support/accounts';
import { fitted } from '../../../support/vehicles';
import { deviceTable } from '@/store/stock/devices/devicesSlice';

const { device } = fitted(1, 'vehicle-1');
const state = { ...salesOf(account(1)), devices: deviceTable([device]) };
const [first, second] = account(1).vehicles;
const typed = { vehicleNo: 'mh01zz9', duration: 'Yearly', price: '300', gst: 'Including' };

const saying = async (check: Promise<unknown>) => {
  try {
    await check;
    return 'taken';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test('a vehicle is registered under its number in the one form there is of it', async () => {
  expect(await registerSchema(state).validate(typed)).toEqual({
    vehicleNo: 'MH 01 ZZ 9',
    duration: 'Yearly',
    price: 300,
    gst: 'Including',
  });
});

test.each([
  [
    'open elsewhere',
    'MH01AB1002',
    'MH 01 AB 1002 of Konkan Carriers is open already: move it, or close it there first.',
  ],
  ['a slot', 'to be assigned', 'Type the number of a vehicle.'],
  ['missing', '', 'Vehicle No is required.'],
])('a number that is %s is refused', async (_how, vehicleNo, reason) => {
  expect(await saying(registerSchema(state).validate({ ...typed, vehicleNo }))).toBe(reason);
});

test('a move changes the client, the number, or both', async () => {
  if (!first) throw new Error('There is a first vehicle.');
  const move = moveSchema(state, first);
  expect(await saying(move.validate({ accountId: 'account-1', vehicleNo: first.vehicleNo }))).toBe(
    'Choose another client, or type another number.',
  );
  expect(await saying(move.validate({ accountId: 'account-2', vehicleNo: first.vehicleNo }))).toBe('taken');
  expect(await saying(move.validate({ accountId: 'account-1', vehicleNo: 'MH 01 AB 1002' }))).toMatch(
    /is open already/,
  );
});

test('a vehicle with a device in it is not closed, nor one in the future', async () => {
  if (!first || !second) throw new Error('There are two vehicles.');
  const closing = (vehicle: typeof first, on: string) =>
    saying(vehicleClosingSchema(state, vehicle, '2026-11-22').validate({ on }));
  expect(await closing(first, '2026-11-22')).toBe(
    `MH 01 AB 1001 has the device ${device.id} in it: have that removed first.`,
  );
  expect(await closing(second, '2026-11-23')).toBe('On cannot be in the future.');
  expect(await closing(second, '2026-11-22')).toBe('taken');
});
