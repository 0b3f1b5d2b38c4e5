import { describe, expect, test } from 'vitest';
import { accountOpened } from '@/store/facts/accounts';
import { branchAdded } from '@/store/facts/branches';
import { createStore, type AppStore, type Fact } from '@/store/business/store';
import { accountDeactivated } from '@/store/facts/deactivations';
import { vehicleDeletionRequested } from '@/store/facts/deletions';
import { vehicleRegistered } from '@/store/facts/vehicles';
import { openingStockCounted, simPaired } from '@/store/facts/devices';
import { installerAdded } from '@/store/facts/installers';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import { goodsReceived, lineShortClosed, requestAdvanced, requestRaised } from '@/store/facts/requests';
import { challanCancelled, challanOffered } from '@/store/facts/challans';
import { accountDraft } from '../../../support/accounts';
import { job } from '../../../support/care';
import { done, reasonOf } from '../../../support/said';
import { deviceOf, imeiOfDevice, orderedLine, simOf, stockRequest } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';

const ON = '2026-11-21';
const branch = branchAdded({ branch: 'Pune' });
const installer = installerAdded({ name: 'Vinod Nair' });
const PUNE: Holder = { at: 'branch', id: branch.payload.id };
const BAG: Holder = { at: 'installer', id: installer.payload.id };
const offered = (to: Holder, number = 4) =>
  challanOffered({ from: STORE, to, lines: [{ device: imeiOfDevice(number), qty: 1 }] }, ON);
const counted = (place: Holder, devices: string[], qty = 0) =>
  openingStockCounted(
    [
      {
        place,
        devices: devices.map((imei) => ({ imei, productName: 'OBD tracker' })),
        ...(qty > 0 && { goods: [{ productName: 'Relay', kind: 'Accessory', qty }] }),
      },
    ],
    ON,
  );

/** Why the first fact cannot be taken back once the others were said; undefined when it can. */
function notUndone(store: AppStore, fact: Fact, ...since: Fact[]) {
  const { undo } = done(store.dispatch(fact));
  for (const one of since) done(store.dispatch(one));
  return undo && reasonOf(undo());
}

describe('the adding of a place is taken back', () => {
  test('as long as nothing uses it', () => {
    expect([notUndone(createStore(smallBusiness), branch), notUndone(createStore(smallBusiness), installer)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test.each<[string, Fact, Fact, string]>([
    [
      'a request goes there',
      branch,
      requestRaised([orderedLine()], PUNE.id),
      'Not undone: Pune is in use, as stock request 6 goes there.',
    ],
    ['a challan goes there', branch, offered(PUNE), 'Not undone: Pune is in use, as challan 10 is about it.'],
    [
      'an installer works there',
      branch,
      installerAdded({ name: 'Vinod Nair', branchId: PUNE.id }),
      'Not undone: Pune is in use, as Vinod Nair works there.',
    ],
    ['goods were counted there', branch, counted(PUNE, [], 4), 'Not undone: Pune is in use, as Relay was put there.'],
    [
      'a device was counted there',
      branch,
      counted(PUNE, ['490154203237518']),
      'Not undone: Pune is in use, as IMEI 490154203237518 was put there.',
    ],
    [
      'a challan goes to the installer',
      installer,
      offered(BAG),
      'Not undone: Vinod Nair is in use, as challan 10 is about it.',
    ],
  ])('not once %s', (_what, adding, use, reason) => {
    const store = createStore(smallBusiness);
    expect(notUndone(store, adding, use)).toBe(reason);
  });
});

test('a request goes to no branch that is gone', () => {
  expect(reasonOf(createStore(smallBusiness).dispatch(requestRaised([orderedLine()], 'branch-9')))).toBe(
    'The branch that it goes to was deleted, or adding it was undone.',
  );
});

test('a client is not taken back once it was deactivated', () => {
  const opened = accountOpened(accountDraft(), ON);
  const deactivated = accountDeactivated({
    userName: 'Asha',
    companyName: 'Konkan Carriers',
    totalNoOfVehicles: 1,
    deviceRemoved: 'No',
    deactivate: 'Temporary',
    accountId: opened.payload.id,
  });
  expect(notUndone(createStore(smallBusiness), opened, deactivated)).toBe(
    'Not undone: the account was deactivated since (Temporary).',
  );
});

test('a vehicle is not taken back once its deletion was asked for', () => {
  const registered = vehicleRegistered({ vehicleNo: 'MH 12 ZZ 9', duration: 'Monthly', price: 200 });
  const asked = vehicleDeletionRequested({
    username: 'Asha',
    company: 'Konkan Carriers',
    vehicleNo: 'MH 12 ZZ 9',
    vehicleId: registered.payload.id,
    deviceModel: '',
    imei: '',
    sim: '',
    location: '',
    status: 'SoldVehicle',
    reason: 'Sold',
    date: ON,
  });
  expect(notUndone(createStore(smallBusiness), registered, asked)).toBe(
    'Not undone: the deletion of MH 12 ZZ 9 was asked for.',
  );
});

describe('a pairing is taken back', () => {
  const into = simPaired(deviceOf(4), simOf(4).id, ON);
  const out = simPaired(deviceOf(1, { simId: simOf(1).id }), undefined, ON);

  test.each<[string, Fact, number]>([
    ['a SIM that was put in', into, 4],
    ['a SIM that was taken out', out, 1],
  ])('where the device is still at hand, not once it went on: %s', (_what, pairing, number) => {
    expect(notUndone(createStore(smallBusiness), pairing)).toBeUndefined();
    expect(notUndone(createStore(smallBusiness), pairing, offered({ at: 'branch', id: 'branch-1' }, number))).toBe(
      `Not undone: IMEI ${imeiOfDevice(number)} is on its way from Store to Delhi by challan 10 now.`,
    );
  });

  test('again once the device is back', () => {
    const store = createStore(smallBusiness);
    const { undo } = done(store.dispatch(into));
    const offer = offered({ at: 'branch', id: 'branch-1' });
    done(store.dispatch(offer));
    const challan = store.getState().challans.entities[offer.payload.id];
    if (challan) done(store.dispatch(challanCancelled(challan, ON)));
    expect(undo?.()).toMatchObject({ done: true });
  });
});

test.each<[string, Fact]>([
  [
    'received',
    goodsReceived(stockRequest(3), [{ line: 0, qty: 2, productName: 'Relay', kind: 'Accessory', counted: 2 }], {
      on: ON,
    }),
  ],
  ['closed short', lineShortClosed('request-3', 0, 2)],
])('the dispatch of a request is not taken back once goods of it were %s', (_what, since) => {
  const store = createStore(smallBusiness);
  done(store.dispatch(requestAdvanced('request-3', { type: 'approve' })));
  expect(notUndone(store, requestAdvanced('request-3', { type: 'dispatch' }), since)).toBe(
    'Not undone: goods of stock request 3 were received or closed short since.',
  );
});

test('a vehicle is not taken back once a job was done at it', () => {
  const registered = vehicleRegistered({ vehicleNo: 'MH 12 ZZ 9', duration: 'Monthly', price: 200 });
  const { id } = registered.payload;
  const outcome = {
    workDone: 'Repaired' as const,
    vehicleId: id,
    vehicleNo: 'MH 12 ZZ 9',
    on: ON,
    installerId: 'installer-1',
  };
  const store = createStore({ ...smallBusiness, jobs: jobTable([job(7, { status: 'Done', outcomes: [outcome] })]) });
  expect(notUndone(store, registered)).toBe('Not undone: job 7 was done at it.');
});
