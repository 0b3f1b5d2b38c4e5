import { describe, expect, test } from 'vitest';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { selectAdditions } from '@/store/vehicles/additions/additionsSlice';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import { subscriptionStatus } from '@/store/clients/subscriptions/subscription';
import { selectSubscriptionOf, selectSubscriptions } from '@/store/clients/subscriptions/subscriptionsSlice';
import { selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import { networkingDays, selectNotWorking } from '@/store/vehicles/vehicles/notWorking';
import { isOpenVehicle } from '@/store/vehicles/vehicles/vehicle';
import { selectVehicles } from '@/store/vehicles/vehicles/vehiclesSlice';
import { sampleOn } from '../../support/sample';

const TODAY = '2026-11-21';
const business = sampleOn(TODAY);
const vehicles = selectVehicles(business);
const open = vehicles.filter(isOpenVehicle);
const accounts = new Map(selectAccounts(business).map((account) => [account.id, account]));
const onBills = selectAccounts(business).flatMap((account) => account.vehicles.filter(({ billed }) => billed));
const devices = selectDeviceInVehicle(business);
const notWorking = selectNotWorking(business, `${TODAY}T08:00`);

describe('the sample vehicles', () => {
  test('are 131 and two slots on the accounts, and three that have left, numbered from 1 on', () => {
    expect(open.filter(({ vehicleNo }) => !isUnassigned(vehicleNo))).toHaveLength(131);
    expect(open.filter(({ vehicleNo }) => isUnassigned(vehicleNo))).toHaveLength(2);
    expect(vehicles.filter((vehicle) => !isOpenVehicle(vehicle))).toHaveLength(3);
    expect(vehicles.map(({ number }) => number)).toEqual(vehicles.map((_, index) => index + 1));
  });

  test('have each number once', () => {
    const plates = vehicles
      .filter(({ vehicleNo }) => !isUnassigned(vehicleNo))
      .map(({ vehicleNo }) => plateKey(vehicleNo));
    expect(new Set(plates).size).toBe(plates.length);
  });

  test('are on an account each, and came to it before anything happened to them', () => {
    for (const { id, accountId = '', serviced, contact, closedOn = TODAY } of vehicles) {
      const openedOn = accounts.get(accountId)?.openedOn ?? 'none';
      const fitted = devices.get(id)?.moves.findLast(({ cause }) => cause.what === 'fitted');
      const days = [serviced?.on, contact?.at, fitted?.on, closedOn].filter((day) => day !== undefined);
      expect(days.filter((day) => day < openedOn)).toEqual([]);
    }
  });

  test('have a device where they are billed, do not work or got a new one', () => {
    const added = selectAdditions(business).map(({ vehicleId }) => vehicleId);
    const wanted = [...onBills.map(({ id }) => id), ...notWorking.map(({ id }) => id), ...added];
    expect(wanted.filter((id) => !devices.has(id))).toEqual([]);
  });

  test('are 24 that do not work, of fourteen clients or more, silent in every bucket of days', () => {
    expect(notWorking).toHaveLength(24);
    expect(new Set(notWorking.map(({ accountId }) => accountId)).size).toBeGreaterThanOrEqual(14);
    const days = notWorking.map((one) => networkingDays(one, TODAY));
    for (const [least, most] of [
      [1, 3],
      [4, 7],
      [8, 30],
      [31, 40],
    ] as const) {
      expect(days.filter((count) => count >= least && count <= most).length).toBeGreaterThan(2);
    }
  });

  test('have all told something this morning that have a device and work', () => {
    const silent = new Set(notWorking.map(({ id }) => id));
    const working = open.filter(({ id }) => devices.has(id) && !silent.has(id));
    expect(working.length).toBeGreaterThan(80);
    expect(working.filter(({ contact }) => !contact?.at.startsWith(`${TODAY}T05:`))).toEqual([]);
  });

  test('fit what is kept, as every other row of the sample does', () => {
    expect(checkedBusiness(business).leftOut).toEqual([]);
  });
});

describe('the sample subscriptions', () => {
  test('run for every billed vehicle of a paid account, and ended with those that have left', () => {
    const running = selectSubscriptions(business).filter((one) => subscriptionStatus(one) === 'Open');
    const billed = onBills.filter(({ accountId = '' }) => accounts.get(accountId)?.accountType === 'Paid');
    expect(running.map(({ vehicleId }) => vehicleId)).toEqual(billed.map(({ id }) => id));
    const left = vehicles.filter((vehicle) => !isOpenVehicle(vehicle));
    expect(left.map(({ id }) => selectSubscriptionOf(business).get(id)?.to)).toEqual(
      left.map(({ closedOn }) => closedOn),
    );
  });

  test('are one for a vehicle, none paused, none of a demo or a free account', () => {
    const all = selectSubscriptions(business);
    expect(new Set(all.map(({ vehicleId }) => vehicleId)).size).toBe(all.length);
    expect(all.flatMap(({ pauses }) => pauses)).toEqual([]);
    const types = all.map(
      ({ vehicleId }) => accounts.get(business.vehicles.entities[vehicleId]?.accountId ?? '')?.accountType,
    );
    expect(new Set(types)).toEqual(new Set(['Paid']));
  });
});
