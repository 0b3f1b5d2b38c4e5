import { describe, expect, test } from 'vitest';
import { additionRecorded } from '@/store/facts/additions';
import { additionFollows, additionPlace, newAdditionSchema } from '@/store/vehicles/additions/additionPlace';
import { createStore } from '@/store/business/store';
import { selectSubscriptionOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { openVehicle } from '@/store/vehicles/vehicles/vehicleChecks';
import { vehicleMoved } from '@/store/facts/vehicles';
import { additionDraft } from '../../../support/care';
import { messages } from '../../../support/messages';
import { reasonOf } from '../../../support/said';
import { imeiOfDevice } from '../../../support/stock';
import { TODAY, PLATE, live, after } from '../../../support/liveVehicles';

describe('Add New Device', () => {
  const draft = (changes: Parameters<typeof additionDraft>[0] = {}) =>
    additionDraft({
      date: TODAY,
      company: 'Malwa Movers',
      clientName: 'Asha Rane',
      vehicleNo: 'MH 01 AB 1002',
      imei: imeiOfDevice(2),
      ...changes,
    });

  test('moves a vehicle of another client, and begins to bill it', () => {
    expect(additionPlace(live, draft()).from?.name).toBe(live.accounts.entities['account-1']?.bill.companyName);
    const business = after(live, additionRecorded(draft(), additionFollows(live, draft())));
    expect(business.vehicles.entities['vehicle-2']).toEqual(
      expect.objectContaining({
        accountId: 'account-2',
        past: [{ until: TODAY, vehicleNo: 'MH 01 AB 1002', accountId: 'account-1' }],
      }),
    );
    expect(selectSubscriptionOf(business).get('vehicle-2')?.from).toBe(TODAY);
  });

  test('makes a vehicle that nobody knew, on the terms of its client', () => {
    const follows = additionFollows(live, draft({ vehicleNo: 'MH 01 ZZ 9', billing: 'No' }));
    expect(follows).toEqual({
      vehicleId: expect.any(String),
      accountId: 'account-2',
      terms: { duration: 'Yearly', price: live.accounts.entities['account-2']?.bill.pricePerUnit },
    });
    const business = after(live, additionRecorded(draft({ vehicleNo: 'MH 01 ZZ 9', billing: 'No' }), follows));
    expect(openVehicle(business, 'MH 01 ZZ 9')?.accountId).toBe('account-2');
  });

  test('is refused in a vehicle that has another device, by name, and not with that one', () => {
    const second = draft({ vehicleNo: PLATE });
    expect(() => newAdditionSchema(live, TODAY).validateSync(second)).toThrow(
      `${PLATE} has the device ${imeiOfDevice(1)} in it already: have that removed first.`,
    );
    expect(newAdditionSchema(live, TODAY).isValidSync({ ...second, imei: imeiOfDevice(1) })).toBe(true);
    expect(reasonOf(createStore(live).dispatch(additionRecorded(second, additionFollows(live, second))))).toBe(
      `${PLATE} has the device ${imeiOfDevice(1)} in it already: have that removed first.`,
    );
  });

  test('is refused on a day ahead, as nothing can happen to the device before that', () => {
    expect(messages(newAdditionSchema(live, TODAY), draft({ date: '2026-11-22' }))).toEqual({
      date: 'Date cannot be in the future.',
    });
    expect(messages(newAdditionSchema(live, TODAY), draft())).toEqual({});
  });

  test('brings no vehicle to a client on a day before it came to another one', () => {
    const was = { vehicleNo: 'MH 01 AB 1002', accountId: 'account-1' };
    const moved = after(live, vehicleMoved({ id: 'vehicle-2', was, to: { ...was, accountId: 'account-2' } }, TODAY));
    const own = live.accounts.entities['account-1']?.bill;
    const said = (date: string) => {
      const back = draft({ date, company: own?.companyName ?? '', clientName: own?.userName ?? '' });
      return createStore(moved).dispatch(additionRecorded(back, additionFollows(moved, back)));
    };
    expect(reasonOf(said('2026-11-20'))).toBe(
      'MH 01 AB 1002 was moved on 21 Nov 2026 already: choose that day or a later one.',
    );
    expect(said(TODAY).done).toBe(true);
  });

  test('begins no second subscription, and none where the client has no account', () => {
    const own = live.accounts.entities['account-1']?.bill;
    expect(
      additionFollows(
        live,
        draft({ vehicleNo: PLATE, company: own?.companyName ?? '', clientName: own?.userName ?? '' }),
      ).begins,
    ).toBeUndefined();
    const stranger = additionFollows(live, draft({ company: 'Doaba Dairy', vehicleNo: 'MH 01 ZZ 9' }));
    expect([stranger.accountId, stranger.begins]).toEqual([undefined, undefined]);
  });
});
