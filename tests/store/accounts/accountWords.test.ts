import { expect, test } from 'vitest';
import {
  accountOpened,
  accountsBilled,
  accountsDeleted,
  accountTable,
  billSaved,
  vehiclesBilled,
} from '@/store/accounts/accountsSlice';
import { accountDeactivated } from '@/store/deactivations/deactivationsSlice';
import { emptyBusiness } from '@/store/business/business';
import { readActivities } from '@/store/business/activity';
import { memoryShelf } from '@/store/journal/memoryJournal';
import { account, accountDraft, vehicle } from '../../support/accounts';
import { openTab, settle } from '../../support/tabs';

test('every fact of the sales area reads as who did what, newest first, and names its account', async () => {
  const door = memoryShelf();
  const accounts = accountTable([account(1), account(2), account(3)]);
  const tab = await openTab(() => Promise.resolve(door()), {
    firstBusiness: () => Promise.resolve({ ...emptyBusiness, accounts }),
  });
  const { dispatch } = tab.store;
  const { bill } = account(1);
  dispatch(accountOpened(accountDraft({ client: { companyName: 'Deccan Traders' } }), '2026-11-21'));
  dispatch(accountsBilled([2]));
  dispatch(accountsBilled([1, 2]));
  dispatch(billSaved(2, { ...bill, companyName: 'Konkan Two' }, [vehicle(1)]));
  dispatch(vehiclesBilled(1, [1], bill, [vehicle(1), vehicle(2)]));
  dispatch(vehiclesBilled(1, [1, 2], bill, [vehicle(1), vehicle(2)]));
  dispatch(accountsDeleted([3]));
  const names = { userName: 'Meera Joshi', companyName: 'Konkan Two' };
  dispatch(
    accountDeactivated({ ...names, totalNoOfVehicles: 1, deviceRemoved: 'No', deactivate: 'Permanent', accountId: 2 }),
  );
  dispatch(
    accountDeactivated({
      ...names,
      companyName: 'Typed',
      totalNoOfVehicles: 1,
      deviceRemoved: 'No',
      deactivate: 'Temporary',
      accountId: undefined,
    }),
  );
  await settle([tab]);
  const activities = await dispatch(readActivities(tab.store.getState().journal.seq));
  expect(activities.slice(0, -1).map(({ by, text, about }) => [`${by} ${text}`, about?.kind, about?.id])).toEqual([
    ['Asha deactivated Typed: Temporary', undefined, undefined],
    ['Asha deactivated Konkan Two: Permanent', 'account', 2],
    ['Asha deleted account 3', 'account', 3],
    ['Asha billed 2 vehicles of Konkan Carriers', 'account', 1],
    ['Asha billed 1 vehicle of Konkan Carriers', 'account', 1],
    ['Asha edited the bill of Konkan Two', 'account', 2],
    ['Asha billed 2 accounts', undefined, undefined],
    ['Asha billed Konkan Two', 'account', 2],
    ['Asha opened an account for Deccan Traders', 'account', 4],
  ]);
});
