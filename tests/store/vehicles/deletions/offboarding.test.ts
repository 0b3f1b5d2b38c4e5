import { describe, expect, test } from 'vitest';
import { additionRecorded } from '@/store/facts/additions';
import { additionFollows, additionPlace, newAdditionSchema } from '@/store/vehicles/additions/additionPlace';
import { emptyBusiness, type Business } from '@/store/business/business';
import { deactivationFollows, liveVehiclesOf } from '@/store/vehicles/deletions/deactivationFollows';
import {
  deletionFollows,
  deletionRequestFor,
  deletionRequestOf,
  openDeletionOf,
} from '@/store/vehicles/deletions/deletionRequest';
import { selectAllLeaks, selectLeakCount } from '@/store/business/leaks/allLeaks';
import { offboardingOf, openEnds } from '@/store/vehicles/deletions/offboarding';
import { createStore, type Fact } from '@/store/business/store';
import { selectPassedCount } from '@/store/business/leaks/passedAlerts';
import type { VehicleLeak } from '@/store/stock/leaks/leakKinds';
import { accountDeactivated } from '@/store/facts/deactivations';
import { deletionTable, selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import { vehicleDeleted, vehicleDeletionRequested } from '@/store/facts/deletions';
import type { Deletion } from '@/store/vehicles/deletions/deletion';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { deviceLost } from '@/store/facts/devices';
import { simTable } from '@/store/stock/sims/simsSlice';
import { simDeactivated } from '@/store/facts/sims';
import { selectSubscriptionOf, subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import { subscriptionOpened, subscriptionPaused, subscriptionResumed } from '@/store/facts/subscriptions';
import { subscriptionSteps } from '@/store/clients/subscriptions/subscriptionSteps';
import { subscriptionStepSchema } from '@/store/clients/subscriptions/subscriptionStepSchema';
import { openVehicle } from '@/store/vehicles/vehicles/vehicleChecks';
import { account, billedVehicle, salesOf, vehicle } from '../../../support/accounts';
import { additionDraft, deletionDraft } from '../../../support/care';
import { done, reasonOf } from '../../../support/said';
import { deviceOf, imeiOfDevice, simOf } from '../../../support/stock';

const TODAY = '2026-11-21';
const PLATE = 'MH 01 AB 1001';
const ANSWERS = { status: 'ContractOver', reason: 'Moved away', date: TODAY } as const;

/** Vehicle 1 of account 1 with a device, its SIM and a subscription since 2 Nov; vehicle 2 with nothing; account 2 with its own. */
const live: Business = {
  ...emptyBusiness,
  ...salesOf(
    account(1, { vehicles: [vehicle(1), vehicle(2)] }),
    account(2, {
      vehicles: [vehicle(21)],
      bill: { ...account(2).bill, companyName: 'Malwa Movers', userName: 'Asha Rane' },
    }),
  ),
  devices: deviceTable([
    deviceOf(1, {
      simId: simOf(1).id,
      moves: [
        ...deviceOf(1).moves,
        { to: { at: 'vehicle', id: 'vehicle-1' }, on: '2026-11-02', cause: { what: 'fitted' } },
      ],
    }),
    deviceOf(2),
  ]),
  sims: simTable([
    simOf(1, {
      moves: [
        ...simOf(1).moves,
        { to: { at: 'device', id: imeiOfDevice(1) }, on: '2026-11-02', cause: { what: 'paired' } },
      ],
    }),
  ]),
  subscriptions: subscriptionTable([
    { id: 'subscription-1', number: 1, vehicleId: 'vehicle-1', from: '2026-11-02', pauses: [] },
  ]),
};

const storeOf = (business: Business, ...facts: readonly Fact[]) => {
  const store = createStore(business);
  for (const fact of facts) done(store.dispatch(fact));
  return store;
};
const after = (business: Business, ...facts: readonly Fact[]): Business => storeOf(business, ...facts).getState();
const leaksOf = (business: Business, kind: VehicleLeak, today = TODAY) =>
  selectAllLeaks(business, today).find((one) => one.kind === kind)?.leaks ?? [];
const platesOf = (business: Business, kind: VehicleLeak, today = TODAY) =>
  leaksOf(business, kind, today).map(({ what }) => what);
const asked = (business: Business) =>
  vehicleDeletionRequested(deletionRequestOf(business, business.vehicles.entities['vehicle-1'] ?? vehicle(1), ANSWERS));
const deletionIn = (business: Business): Deletion => {
  const [one] = selectDeletions(business);
  if (!one) throw new Error('Nothing was asked for.');
  return one;
};
const openOf = (business: Business) =>
  offboardingOf(business, deletionIn(business))
    .ends.filter((end) => !end.done)
    .map(({ end }) => end);

describe('a request to delete a vehicle', () => {
  test('says what is in it, whose it is and since when', () => {
    expect(deletionRequestOf(live, vehicle(1), ANSWERS)).toEqual({
      ...ANSWERS,
      username: live.accounts.entities['account-1']?.bill.userName,
      company: live.accounts.entities['account-1']?.bill.companyName,
      vehicleNo: PLATE,
      deviceModel: 'OB-4',
      imei: imeiOfDevice(1),
      sim: simOf(1).msisdn,
      location: '',
      dateOfInstallation: '2026-11-02',
      vehicleId: 'vehicle-1',
    });
  });

  test('can be of a vehicle in which no device ever was', () => {
    const request = deletionRequestOf(live, vehicle(2), ANSWERS);
    expect([request.imei, request.sim, request.dateOfInstallation]).toEqual(['', '', undefined]);
    expect(selectDeletions(after(live, vehicleDeletionRequested(request)))).toHaveLength(1);
  });

  test.each([
    ['MH 99 ZZ 1', 'No open vehicle has the number MH 99 ZZ 1.'],
    ['To be assigned', 'No open vehicle has the number TO BE ASSIGNED.'],
  ])('of %s is refused under its field', (vehicleNo, message) => {
    expect(() => deletionRequestFor(live).validateSync({ ...ANSWERS, vehicleNo })).toThrow(message);
  });

  test('is refused while another one is open, under its field and by the rule', () => {
    const business = after(live, asked(live));
    expect(() => deletionRequestFor(business).validateSync({ ...ANSWERS, vehicleNo: PLATE })).toThrow(
      `The deletion of ${PLATE} was asked for already, on 21 Nov 2026.`,
    );
    expect(reasonOf(createStore(business).dispatch(asked(business)))).toBe(
      `The deletion of ${PLATE} was asked for already, on 21 Nov 2026.`,
    );
  });
});

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
    expect(openEnds(offboardingOf(gone, deletionIn(gone)))).toBe(0);
    expect([gone.vehicles.entities['vehicle-1']?.closedOn, gone.subscriptions.entities['subscription-1']?.to]).toEqual([
      '2026-11-20',
      '2026-11-20',
    ]);
    expect(openDeletionOf(gone, 'vehicle-1')).toBeUndefined();
  });

  test('a SIM that was asked to go off waits for the device to be out', () => {
    const business = after(live, asked(live));
    const deleted = after(business, vehicleDeleted(deletionIn(business).id, deletionDraft, { vehicleId: 'vehicle-1' }));
    expect(offboardingOf(deleted, deletionIn(deleted)).ends.find(({ end }) => end === 'sim')?.says).toBe(
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
        mend: { label: 'Begin billing', to: '/cce/vehicle?do=begin-billing&no=MH+01+AB+1001' },
      }),
    ]);
    expect(platesOf(after(free, subscriptionOpened('vehicle-1', TODAY)), 'unbilled')).toEqual([]);
    const demo = { ...free, ...salesOf(account(1, { accountType: 'Demo', vehicles: [vehicle(1)] })) };
    expect(platesOf(demo, 'unbilled')).toEqual([]);
  });

  test('billed but not live: by a subscription, or on the bill', () => {
    expect(platesOf(after(live, deviceLost(imeiOfDevice(1), 'Burnt', TODAY)), 'unlive')).toEqual([PLATE]);
    const onBill = { ...live, ...salesOf(account(1, { vehicles: [vehicle(1), billedVehicle(2)] })) };
    expect(leaksOf(onBill, 'unlive')).toEqual([
      expect.objectContaining({
        what: 'MH 01 AB 1002',
        mend: { label: 'Credit bill', to: '/sales/issued-bills?month=2026-11&account=1' },
      }),
    ]);
  });

  test('closed but live: the vehicle is closed, or its account is', () => {
    const closed = { ...live, ...salesOf(account(1, { vehicles: [vehicle(1, { closedOn: TODAY })] })) };
    expect(leaksOf(closed, 'closedLive')).toEqual([
      expect.objectContaining({
        what: PLATE,
        since: TODAY,
        mend: { label: 'Raise removal', to: '/cce/request-job?type=Removal&vehicle=MH+01+AB+1001' },
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
      expect.objectContaining({ what: PLATE, mend: { label: 'Open deletion', to: '/cce/deletion-list?details=1' } }),
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
        mend: { label: 'Resume billing', to: '/cce/vehicle?do=resume-billing&no=MH+01+AB+1001' },
      }),
    ]);
    expect(platesOf(after(paused, subscriptionResumed(['subscription-1'], TODAY)), 'alert')).toEqual([]);
  });
});

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

  test('for a time pauses what runs until the alert date, and asks for no deletion', () => {
    const business = after(live, said(live, 'Temporary', '2026-12-10'));
    expect(business.subscriptions.entities['subscription-1']?.pauses).toEqual([{ from: TODAY, until: '2026-12-10' }]);
    expect(selectDeletions(business)).toEqual([]);
    expect(platesOf(business, 'alert', '2026-12-10')).toEqual([PLATE]);
  });

  test('for a longer time extends the pause', () => {
    const business = after(live, said(live, 'Temporary', '2026-12-10'));
    const longer = after(business, said(business, 'Temporary', '2027-01-10'));
    expect(longer.subscriptions.entities['subscription-1']?.pauses).toEqual([{ from: TODAY, until: '2027-01-10' }]);
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
    expect(() => newAdditionSchema(live).validateSync(second)).toThrow(
      `${PLATE} has the device ${imeiOfDevice(1)} in it already: have that removed first.`,
    );
    expect(newAdditionSchema(live).isValidSync({ ...second, imei: imeiOfDevice(1) })).toBe(true);
    expect(reasonOf(createStore(live).dispatch(additionRecorded(second, additionFollows(live, second))))).toBe(
      `${PLATE} has the device ${imeiOfDevice(1)} in it already: have that removed first.`,
    );
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

describe('the steps of a subscription', () => {
  const base = { id: 'subscription-1', number: 1, vehicleId: 'vehicle-1', from: '2026-11-02', pauses: [] };

  test.each([
    ['none', undefined, ['begin']],
    ['one that runs', base, ['pause', 'end']],
    ['one that rests', { ...base, pauses: [{ from: '2026-11-05', until: '2026-12-01' }] }, ['resume', 'end']],
    [
      'one whose alert date has passed',
      { ...base, pauses: [{ from: '2026-11-05', until: '2026-11-10' }] },
      ['resume', 'end'],
    ],
    ['one that has ended', { ...base, to: '2026-11-20' }, ['begin']],
  ])('of %s', (_name, last, steps) => {
    expect(subscriptionSteps(last)).toEqual(steps);
  });

  test.each([
    ['end', '2026-11-01', undefined, 'Choose 02 Nov 2026 or a later day.'],
    ['end', '2026-11-22', undefined, 'On cannot be in the future.'],
    ['pause', '2026-11-20', '2026-11-20', 'Until must be after On.'],
  ] as const)('%s on %s until %s is refused', (step, on, until, message) => {
    expect(() => subscriptionStepSchema(base, step, TODAY).validateSync({ on, until })).toThrow(message);
  });

  test.each(['2026-11-02', TODAY])('a running one can end on %s, from the day it began until today', (on) => {
    expect(subscriptionStepSchema(base, 'end', TODAY).isValidSync({ on })).toBe(true);
  });
});

test('Home and Leaks count the same', () => {
  const free = { ...live, subscriptions: emptyBusiness.subscriptions };
  expect(selectLeakCount(free, TODAY)).toBe(1);
});
