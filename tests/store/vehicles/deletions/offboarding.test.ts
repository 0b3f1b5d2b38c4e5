import { describe, expect, test } from 'vitest';
import { type Business } from '@/store/business/business';
import { deletionFollows, openDeletionOf } from '@/store/vehicles/deletions/deletionRequest';
import { offboardingOf, openEnds } from '@/store/vehicles/deletions/offboarding';
import { createStore } from '@/store/business/store';
import { deletionTable } from '@/store/vehicles/deletions/deletionsSlice';
import { vehicleDeleted } from '@/store/facts/deletions';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { deviceLost } from '@/store/facts/devices';
import { simDeactivated } from '@/store/facts/sims';
import { deletionDraft } from '../../../support/care';
import { done, reasonOf } from '../../../support/said';
import { deviceOf, imeiOfDevice, simOf } from '../../../support/stock';
import { TODAY, PLATE, live, storeOf, after, asked, deletionIn } from '../../../support/liveVehicles';

const openOf = (business: Business) =>
  offboardingOf(business, deletionIn(business), TODAY)
    .ends.filter((end) => !end.done)
    .map(({ end }) => end);

describe('off-boarding', () => {
  test('of a live vehicle has four open ends, of which each is closed by its step', () => {
    const business = after(live, asked(live));
    expect(openOf(business)).toEqual(['device', 'sim', 'billing', 'deletion']);
    const lost = after(business, deviceLost(imeiOfDevice(1), 'Burnt', TODAY));
    expect(openOf(lost)).toEqual(['sim', 'billing', 'deletion']);
    const off = after(lost, simDeactivated(simOf(1).id, undefined, TODAY));
    expect(openOf(off)).toEqual(['billing', 'deletion']);
    const gone = after(
      off,
      vehicleDeleted(deletionIn(off).id, deletionDraft, { vehicleId: 'vehicle-1', ends: 'subscription-1' }),
    );
    expect(openEnds(offboardingOf(gone, deletionIn(gone), TODAY))).toBe(0);
    expect([gone.vehicles.entities['vehicle-1']?.closedOn, gone.subscriptions.entities['subscription-1']?.to]).toEqual([
      '2026-11-20',
      '2026-11-20',
    ]);
    expect(openDeletionOf(gone, 'vehicle-1')).toBeUndefined();
  });

  test('says of each end how far it is', () => {
    const business = after(live, asked(live));
    const saysOf = (one: Business) => offboardingOf(one, deletionIn(one), TODAY).ends.map(({ says }) => says);
    expect(saysOf(business)).toEqual([
      `The device ${imeiOfDevice(1)} is still in it`,
      `SIM ${simOf(1).msisdn} is Active`,
      'Billed since 02 Nov 2026',
      'Not deleted yet',
    ]);
    const out = after(
      business,
      deviceLost(imeiOfDevice(1), 'Burnt', TODAY),
      simDeactivated(simOf(1).id, undefined, TODAY),
    );
    const ends = { vehicleId: 'vehicle-1', ends: 'subscription-1' };
    expect(saysOf(after(out, vehicleDeleted(deletionIn(out).id, deletionDraft, ends)))).toEqual([
      'No device is in it',
      'The SIM is off',
      'Not billed any more',
      'Deleted on 20 Nov 2026',
    ]);
  });

  test('is open as long as the vehicle is billed, though its deletion is of a day ahead', () => {
    const business = after(live, asked(live), deviceLost(imeiOfDevice(1), 'Burnt', TODAY));
    const ends = { vehicleId: 'vehicle-1', ends: 'subscription-1' };
    const ahead = vehicleDeleted(deletionIn(business).id, { ...deletionDraft, deletionDate: '2027-11-20' }, ends);
    const deleted = after(business, simDeactivated(simOf(1).id, undefined, TODAY), ahead);
    const billing = (today: string) =>
      offboardingOf(deleted, deletionIn(deleted), today).ends.find(({ end }) => end === 'billing');
    expect(billing('2027-11-19')).toMatchObject({ done: false, says: 'Billed until 20 Nov 2027' });
    expect(billing('2027-11-20')).toMatchObject({ done: true, says: 'Not billed any more' });
  });

  test('a SIM that was asked to go off waits for the device to be out', () => {
    const business = after(live, asked(live));
    const deleted = after(business, vehicleDeleted(deletionIn(business).id, deletionDraft, { vehicleId: 'vehicle-1' }));
    expect(offboardingOf(deleted, deletionIn(deleted), TODAY).ends.find(({ end }) => end === 'sim')?.says).toBe(
      `SIM ${simOf(1).msisdn} goes off once the device is out`,
    );
  });

  test('a deletion that comes after the device was taken out switches its SIM off, where that is asked', () => {
    const out = after(live, asked(live), deviceLost(imeiOfDevice(1), 'Burnt', TODAY));
    const off = (simDeactivation: 'Yes' | 'No') => {
      const draft = { ...deletionDraft, simDeactivation };
      return vehicleDeleted(deletionIn(out).id, draft, deletionFollows(out, deletionIn(out), draft));
    };
    const simIn = (business: Business) => business.sims.entities[simOf(1).id];
    const deleted = storeOf(out);
    const { undo } = done(deleted.dispatch(off('Yes')));
    expect(simIn(deleted.getState())).toMatchObject({ status: 'Deactivated', statusOn: deletionDraft.deletionDate });
    expect(openOf(deleted.getState())).toEqual([]);
    expect(simIn(after(out, off('No')))?.status).toBe('Active');
    expect(undo?.().done).toBe(true);
    expect(simIn(deleted.getState())).toEqual(simIn(out));
    expect(deletionFollows(live, deletionIn(out), deletionDraft).simOff).toBeUndefined();
  });

  test.each([
    [simOf(2).id, `SIM ${simOf(2).id} is not of ${PLATE}.`],
    [simOf(1).id, `SIM ${simOf(1).id} is in a vehicle: it is deactivated once the device is out.`],
  ])('SIM %s cannot be switched off with a deletion: %s', (simOff, reason) => {
    const business = after(live, asked(live));
    const fact = vehicleDeleted(deletionIn(business).id, deletionDraft, { vehicleId: 'vehicle-1', simOff });
    expect(reasonOf(createStore(business).dispatch(fact))).toBe(reason);
  });

  test('the SIM of its device is switched off with a deletion too, where that names none', () => {
    const out = after(live, asked(live), deviceLost(imeiOfDevice(1), 'Burnt', TODAY));
    const business = { ...out, deletions: deletionTable([{ ...deletionIn(out), sim: '' }]) };
    const off = { vehicleId: 'vehicle-1', simOff: simOf(1).id };
    const deleted = after(business, vehicleDeleted(deletionIn(business).id, deletionDraft, off));
    expect(deleted.sims.entities[simOf(1).id]?.status).toBe('Deactivated');
  });

  test('a device that is used again in another vehicle takes its SIM along', () => {
    const business = after(live, asked(live));
    const device = business.devices.entities[imeiOfDevice(1)] ?? deviceOf(1);
    const moved: Business = {
      ...business,
      devices: deviceTable([
        {
          ...device,
          moves: [...device.moves, { to: { at: 'vehicle', id: 'vehicle-2' }, on: TODAY, cause: { what: 'fitted' } }],
        },
      ]),
    };
    expect(openOf(moved)).toEqual(['billing', 'deletion']);
  });
});
