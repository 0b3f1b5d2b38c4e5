import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { emptyBusiness } from '@/store/business/business';
import { selectAllLeaks, selectLeakCount } from '@/store/business/leaks/allLeaks';
import { selectPassedCount } from '@/store/business/leaks/passedAlerts';
import { vehicleDeleted } from '@/store/facts/deletions';
import { deviceLost } from '@/store/facts/devices';
import { simDeactivated } from '@/store/facts/sims';
import { subscriptionOpened, subscriptionPaused, subscriptionResumed } from '@/store/facts/subscriptions';
import { account, billedVehicle, salesOf, vehicle } from '../../../support/accounts';
import { billOf } from '../../../support/bills';
import { deletionDraft } from '../../../support/care';
import { imeiOfDevice, simOf } from '../../../support/stock';
import { TODAY, PLATE, live, after, leaksOf, platesOf, asked, deletionIn } from '../../../support/liveVehicles';

describe('leaks', () => {
  test('a vehicle that is live and billed, and one that is neither, are none', () => {
    expect(selectAllLeaks(live, TODAY)).toEqual([]);
  });

  test('live but unbilled: a device is in it, and nobody pays', () => {
    const free = { ...live, subscriptions: emptyBusiness.subscriptions };
    expect(leaksOf(free, 'unbilled')).toEqual([
      expect.objectContaining({
        what: PLATE,
        since: '2026-11-02',
        mend: { label: 'Begin Billing', to: '/cce/vehicle?do=begin-billing&no=MH+01+AB+1001' },
      }),
    ]);
    expect(platesOf(after(free, subscriptionOpened('vehicle-1', TODAY)), 'unbilled')).toEqual([]);
    const demo = { ...free, ...salesOf(account(1, { accountType: 'Demo', vehicles: [vehicle(1)] })) };
    expect(platesOf(demo, 'unbilled')).toEqual([]);
  });

  test('live without a subscription, and on the bill of this month by hand, is none', () => {
    const free = { ...live, subscriptions: emptyBusiness.subscriptions };
    const billedIn = (month: string) => ({ ...free, bills: billTable([billOf(1, { month })]) });
    expect(platesOf(billedIn('2026-11'), 'unbilled')).toEqual([]);
    expect(platesOf(billedIn('2026-10'), 'unbilled')).toEqual([PLATE]);
  });

  test('billed but not live: by a subscription, or on the bill', () => {
    expect(platesOf(after(live, deviceLost(imeiOfDevice(1), 'Burnt', TODAY)), 'unlive')).toEqual([PLATE]);
    const onBill = { ...live, ...salesOf(account(1, { vehicles: [vehicle(1), billedVehicle(2)] })) };
    expect(leaksOf(onBill, 'unlive')).toEqual([
      expect.objectContaining({
        what: 'MH 01 AB 1002',
        mend: { label: 'Credit Bill', to: '/sales/issued-bills?month=2026-11&account=1' },
      }),
    ]);
  });

  test('closed but live: the vehicle is closed, or its account is', () => {
    const closed = { ...live, ...salesOf(account(1, { vehicles: [vehicle(1, { closedOn: TODAY })] })) };
    expect(leaksOf(closed, 'closedLive')).toEqual([
      expect.objectContaining({
        what: PLATE,
        since: TODAY,
        mend: { label: 'Raise Removal', to: '/cce/request-job?type=Removal&vehicle=MH+01+AB+1001' },
      }),
    ]);
    const debtor = { ...live, ...salesOf(account(1, { closedOn: TODAY, vehicles: [vehicle(1)] })) };
    expect(platesOf(debtor, 'closedLive')).toEqual([PLATE]);
    const deleted = { ...live, accounts: emptyBusiness.accounts };
    expect(platesOf(deleted, 'closedLive')).toEqual([PLATE]);
  });

  test('deleted with SIM on, until that is off', () => {
    const lost = after(live, deviceLost(imeiOfDevice(1), 'Burnt', TODAY));
    const business = after(lost, asked(lost));
    const deleted = after(
      business,
      vehicleDeleted(deletionIn(business).id, { ...deletionDraft, simDeactivation: 'No' }, { vehicleId: 'vehicle-1' }),
    );
    expect(leaksOf(deleted, 'simOn')).toEqual([
      expect.objectContaining({ what: PLATE, mend: { label: 'Open Deletion', to: '/cce/deletion-list?details=1' } }),
    ]);
    expect(platesOf(after(deleted, simDeactivated(simOf(1).id, undefined, TODAY)), 'simOn')).toEqual([]);
  });

  test('a pause whose alert date has passed, until somebody resumes it', () => {
    const paused = after(live, subscriptionPaused(['subscription-1'], '2026-11-15', '2026-11-05'));
    expect([selectPassedCount(paused, '2026-11-14'), selectPassedCount(paused, '2026-11-15')]).toEqual([0, 1]);
    expect(leaksOf(paused, 'alert')).toEqual([
      expect.objectContaining({
        what: PLATE,
        since: '2026-11-15',
        mend: { label: 'Resume Billing', to: '/cce/vehicle?do=resume-billing&no=MH+01+AB+1001' },
      }),
    ]);
    expect(platesOf(after(paused, subscriptionResumed(['subscription-1'], TODAY)), 'alert')).toEqual([]);
  });
});

test('Home and Leaks count the same', () => {
  const free = { ...live, subscriptions: emptyBusiness.subscriptions };
  expect(selectLeakCount(free, TODAY)).toBe(1);
});
