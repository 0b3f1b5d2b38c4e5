import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { emptyBusiness, type Business } from '@/store/business/business';
import { deactivationFollows, liveVehiclesOf } from '@/store/vehicles/deletions/deactivationFollows';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { accountDeactivated } from '@/store/facts/deactivations';
import { selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import { subscriptionOpened, subscriptionResumed } from '@/store/facts/subscriptions';
import { standingText } from '@/store/clients/deactivations/standing';
import { selectStanding } from '@/store/vehicles/vehicles/standings';
import { stillOpen } from '@/store/billing/receivables/stillOpen';
import { billOf } from '../../../support/bills';
import { TODAY, PLATE, live, after, platesOf, asked } from '../../../support/liveVehicles';

describe('the deactivation of an account', () => {
  const draft = (deactivate: 'Temporary' | 'Permanent' | 'Delete From Debtors', alertDate?: string) => ({
    userName: 'Meera Joshi',
    companyName: 'Konkan Carriers',
    totalNoOfVehicles: 2,
    deviceRemoved: 'No' as const,
    deactivate,
    ...(alertDate !== undefined && { noOfRemovedDevice: 0, alertDate }),
    accountId: 'account-1',
  });
  const said = (business: Business, ...words: Parameters<typeof draft>) => {
    const fact = accountDeactivated(
      draft(...words),
      deactivationFollows(business, 'account-1', draft(...words), TODAY),
    );
    return { ...fact, payload: { ...fact.payload, recordedOn: TODAY } };
  };

  test('for a time pauses what runs, with the date that reminds of it, and asks for no deletion', () => {
    const business = after(live, said(live, 'Temporary', '2026-12-10'));
    expect(business.subscriptions.entities['subscription-1']?.pauses).toEqual([{ from: TODAY, until: '2026-12-10' }]);
    expect(selectDeletions(business)).toEqual([]);
    expect(platesOf(business, 'alert', '2026-12-10')).toEqual([PLATE]);
  });

  test('is not needed for an account off the list: it stands as deleted from the debtors', () => {
    const [account] = Object.values(live.accounts.entities);
    const struckOff = { ...live, accounts: accountTable(account ? [{ ...account, closedOn: TODAY }] : []) };
    expect(standingText(selectStanding(struckOff, account?.id ?? ''))).toBe('Deleted From Debtors');
  });

  test('for a longer time extends the pause', () => {
    const business = after(live, said(live, 'Temporary', '2026-12-10'));
    const longer = after(business, said(business, 'Temporary', '2027-01-10'));
    expect(longer.subscriptions.entities['subscription-1']?.pauses).toEqual([{ from: TODAY, until: '2027-01-10' }]);
  });

  test('for a time pauses the client until it is billed again, whatever its alert date', () => {
    const standingOf = (business: Business) => standingText(selectStanding(business, 'account-1'));
    const passed = after(live, said(live, 'Temporary', '2026-01-05'));
    expect([live, passed].map(standingOf)).toEqual(['Active', 'Paused, alert 05 Jan 2026']);
    for (const business of [passed, after(live, said(live, 'Temporary', '2099-01-05'))])
      expect(standingOf(after(business, subscriptionResumed(['subscription-1'], TODAY)))).toBe('Active');
    const unbilled = { ...live, subscriptions: emptyBusiness.subscriptions };
    const paused = after(unbilled, said(unbilled, 'Temporary', '2026-01-05'));
    expect(standingOf(paused)).toBe('Paused, alert 05 Jan 2026');
    expect(standingOf(after(paused, subscriptionOpened('vehicle-21', TODAY)))).toBe('Paused, alert 05 Jan 2026');
    expect(standingOf(after(paused, subscriptionOpened('vehicle-1', TODAY)))).toBe('Active');
  });

  test.each(['Permanent', 'Delete From Debtors'] as const)(
    '%s ends what runs, and asks for the deletion of each vehicle that has something',
    (deactivate) => {
      const business = after(live, said(live, deactivate));
      expect(business.subscriptions.entities['subscription-1']?.to).toBe(TODAY);
      expect(selectDeletions(business)).toEqual([
        expect.objectContaining({
          vehicleNo: PLATE,
          status: 'ContractOver',
          reason: `Account deactivated: ${deactivate}`,
          vehicleId: 'vehicle-1',
        }),
      ]);
      expect(platesOf(business, 'closedLive')).toEqual([PLATE]);
    },
  );

  test('asks for no deletion twice, whoever asked first', () => {
    const fact = said(live, 'Permanent');
    const business = after(live, asked(live));
    expect(selectDeletions(after(business, said(business, 'Permanent')))).toHaveLength(1);
    expect(selectDeletions(after(business, fact))).toHaveLength(1);
  });

  test('names no vehicle whose deletion is asked for already', () => {
    const business = after(live, asked(live));
    expect(deactivationFollows(business, 'account-1', { deactivate: 'Permanent' }, TODAY)).toEqual({
      subscriptionIds: ['subscription-1'],
    });
  });

  test('names nobody where the names are no client’s', () => {
    expect(deactivationFollows(live, undefined, { deactivate: 'Permanent' }, TODAY)).toEqual({});
    expect(liveVehiclesOf(live, 'account-1').map(({ id }) => id)).toEqual(['vehicle-1']);
  });

  test('that paused nothing stands by its alert date until the client is billed again', () => {
    const free = { ...live, subscriptions: emptyBusiness.subscriptions };
    const business = after(free, said(free, 'Temporary', '2026-11-21'));
    expect(platesOf(business, 'alert')).toEqual([business.accounts.entities['account-1']?.bill.companyName]);
    expect(platesOf(after(business, subscriptionOpened('vehicle-1', TODAY)), 'alert')).toEqual([]);
  });
});

test('of one client and of several it is said what they owe and what is live there', () => {
  const owing = { ...live, bills: billTable([billOf(1)]) };
  expect(stillOpen(owing, ['account-1'])).toBe('owes ₹1,180 and is live: 1 device is fitted');
  expect(stillOpen(owing, ['account-1', 'account-2'])).toBe('owe ₹1,180 and are live: 1 device is fitted');
  expect(stillOpen(owing, ['account-2'])).toBeUndefined();
});
