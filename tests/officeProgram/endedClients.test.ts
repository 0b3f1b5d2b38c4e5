import { expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { accountDeactivated } from '@/store/facts/deactivations';
import { subscriptionOpened } from '@/store/facts/subscriptions';
import { validated } from '../../office/facts/admission';
import { replayed } from '../support/replayed';
import { smallBusiness } from '../support/tabs';

test('the desk takes no subscription of a client that somebody else ended meanwhile', async () => {
  const business = { ...smallBusiness, subscriptions: emptyBusiness.subscriptions };
  const opened = subscriptionOpened('vehicle-21', '2026-11-21');
  await expect(validated(business, opened)).resolves.toBeDefined();
  const ended = accountDeactivated({
    userName: 'Meera Joshi',
    companyName: 'Konkan Carriers',
    totalNoOfVehicles: 1,
    deviceRemoved: 'No',
    deactivate: 'Permanent',
    accountId: 'account-2',
  });
  await expect(validated(replayed(business, [ended]).after, opened)).rejects.toThrow(
    /has ended: undo its deactivation/,
  );
});
