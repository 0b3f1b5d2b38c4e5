import { describe, expect, test } from 'vitest';
import { contactsHeard, heardSlice, type HeardContact } from '@/store/browser/heardSlice';
import type { Business } from '@/store/business/business';
import { contactsImported } from '@/store/facts/vehicles';
import { subscriptionPaused } from '@/store/facts/subscriptions';
import { after, leaksOf, live, PLATE } from '../../../support/liveVehicles';
import { imeiOfDevice } from '../../../support/stock';

/** Its device was fitted on 2 Nov. */
const IMEI = imeiOfDevice(1);
const ANOTHER = { imei: imeiOfDevice(2), at: '2026-11-21T10:00' };

const unseen = (business: Business, ...contacts: readonly HeardContact[]) =>
  leaksOf({ ...business, heard: heardSlice.reducer(undefined, contactsHeard(contacts)) } as Business, 'neverSeen');

describe('a vehicle that is billed', () => {
  test('leaks where the office hears others, and of its device nothing since that was fitted', () => {
    expect(unseen(live, ANOTHER)).toEqual([
      expect.objectContaining({ what: PLATE, since: '2026-11-02', detail: expect.stringContaining(`device ${IMEI}`) }),
    ]);
    expect(unseen(live, ANOTHER, { imei: IMEI, at: '2026-11-01T10:00' })).toHaveLength(1);
    expect(unseen(live, ANOTHER, { imei: IMEI, at: '2026-11-02T00:00' })).toEqual([]);
  });

  test('does not leak where no vehicle is heard, where a file told of it, nor while its billing rests', () => {
    expect(unseen(live)).toEqual([]);
    const told = after(live, contactsImported([{ id: 'vehicle-1', contact: { at: '2026-11-03T10:00' } }]));
    expect(unseen(told, ANOTHER)).toEqual([]);
    expect(unseen(after(live, subscriptionPaused(['subscription-1'], undefined, '2026-11-20')), ANOTHER)).toEqual([]);
  });

  test('does not leak in the week after its device was fitted', () => {
    const heard = heardSlice.reducer(undefined, contactsHeard([ANOTHER]));
    const on = (today: string) => leaksOf({ ...live, heard } as Business, 'neverSeen', today).length;
    expect([on('2026-11-09'), on('2026-11-10')]).toEqual([0, 1]);
  });
});
