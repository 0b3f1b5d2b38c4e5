import { describe, expect, test } from 'vitest';
import { accountsBilled, accountsDeleted, billSaved } from '@/store/facts/accounts';
import { selectAccount } from '@/store/billing/accounts/accounts';
import { accountDeactivated } from '@/store/facts/deactivations';
import { additionRecorded } from '@/store/facts/additions';
import type { Business } from '@/store/business/business';
import { inWords } from '@/store/business/activity';
import { createStore, type Fact } from '@/store/business/store';
import { vehicleDeleted, vehicleDeletionRequested } from '@/store/facts/deletions';
import { vehiclesNumbered } from '@/store/vehicles/vehicles/vehicleRows';
import { contactsImported, vehicleClosed, vehicleMoved, vehicleRegistered } from '@/store/facts/vehicles';
import { noEdit, noVehicles, vehicle, wasOnBill } from '../../../support/accounts';
import { additionDraft, deletion, deletionDraft } from '../../../support/care';
import { imeiOfDevice } from '../../../support/stock';
import { done, reasonOf } from '../../../support/said';
import { smallBusiness } from '../../../support/tabs';

const said = (fact: Fact, ...before: readonly Fact[]) => {
  const store = createStore(smallBusiness);
  for (const one of before) done(store.dispatch(one));
  return reasonOf(store.dispatch(fact));
};
const DAY = '2026-11-21';
const draft = { vehicleNo: 'MH 04 ZZ 7', accountId: 'account-2', duration: 'Monthly', price: 200 };
const moved = (
  id: string,
  was: { vehicleNo: string; accountId?: string },
  to: { vehicleNo: string; accountId?: string },
) => vehicleMoved({ id, was, to }, DAY);
const own = { vehicleNo: 'MH 01 AB 1001', accountId: 'account-1' };
const { id: _id, number: _number, ...asked } = deletion(1, { vehicleId: 'vehicle-1', vehicleNo: 'MH 01 AB 1001' });
const registered = vehicleRegistered(draft);

test('a vehicle cannot be moved before the day on which it was moved last', () => {
  const renamed = { ...own, vehicleNo: 'MH 04 ZZ 7' };
  const back = (on: string) => vehicleMoved({ id: 'vehicle-1', was: renamed, to: own }, on);
  expect(said(back('2026-11-20'), moved('vehicle-1', own, renamed))).toBe(
    'MH 04 ZZ 7 was moved on 21 Nov 2026 already: choose that day or a later one.',
  );
  const store = createStore(smallBusiness);
  done(store.dispatch(moved('vehicle-1', own, renamed)));
  expect(store.dispatch(back(DAY)).done).toBe(true);
});

test('a client that has ended for good gets no vehicle, by whichever way', () => {
  const ended = accountDeactivated({
    userName: 'Meera Joshi',
    companyName: 'Konkan Carriers',
    totalNoOfVehicles: 1,
    deviceRemoved: 'No',
    deactivate: 'Permanent',
    accountId: 'account-2',
  });
  const added = {
    ...noVehicles,
    added: [{ id: 'vehicle-77', vehicleNo: 'MH 04 ZZ 7', duration: 'Monthly', price: 200, selected: true }],
  };
  for (const fact of [
    registered,
    moved('vehicle-1', own, { ...own, accountId: 'account-2' }),
    billSaved('account-2', noEdit, added),
  ])
    expect(said(fact, ended)).toMatch(/has ended: undo its deactivation first, or choose another client\.$/);
});

describe('a fact of a vehicle is refused in words', () => {
  test.each<[string, Fact, string | RegExp]>([
    [
      'registered under a plate that is open, however it is spaced',
      vehicleRegistered({ ...draft, vehicleNo: 'mh01ab1001' }),
      'MH 01 AB 1001 of Konkan Carriers is open already: move it, or close it there first.',
    ],
    [
      'registered for an account that is gone',
      vehicleRegistered({ ...draft, accountId: 'account-9' }),
      /^This account was deleted/,
    ],
    ['moved that is not there', moved('vehicle-9', own, { vehicleNo: 'MH 04 ZZ 7' }), /^This vehicle was deleted/],
    [
      'moved from where it is not',
      moved('vehicle-1', { ...own, accountId: 'account-2' }, { vehicleNo: 'MH 04 ZZ 7' }),
      'MH 01 AB 1001 has moved meanwhile: review it again.',
    ],
    [
      'given a plate that is open',
      moved('vehicle-1', own, { ...own, vehicleNo: 'MH 12 AB 1001' }),
      'MH 12 AB 1001 of Konkan Carriers is open already: move it, or close it there first.',
    ],
    [
      'moved to an account that is gone',
      moved('vehicle-1', own, { ...own, accountId: 'account-9' }),
      /^This account was deleted/,
    ],
    [
      'closed with a device in it',
      vehicleClosed('quiet-1', DAY),
      `MH 12 AB 1001 has the device ${imeiOfDevice(93)} in it: have that removed first.`,
    ],
    [
      'told a contact, where none of them is there',
      contactsImported([{ id: 'vehicle-9', contact: { at: `${DAY}T10:00` } }]),
      'None of these vehicles is there any more.',
    ],
    [
      'removed from a bill with a device in it',
      billSaved(
        'account-2',
        noEdit,
        { ...noVehicles, removed: [{ id: 'vehicle-21', was: wasOnBill(vehicle(21)) }] },
        DAY,
      ),
      `MH 01 AB 1021 has the device ${imeiOfDevice(94)} in it: have that removed first.`,
    ],
    [
      'put on a bill that is open elsewhere',
      billSaved(
        'account-2',
        noEdit,
        {
          ...noVehicles,
          added: [{ id: 'vehicle-9', vehicleNo: 'MH12AB1001', duration: 'Monthly', price: 1, selected: true }],
        },
        DAY,
      ),
      'MH 12 AB 1001 of Konkan Carriers is open already: move it, or close it there first.',
    ],
    [
      'written down under a plate that it gave up',
      additionRecorded(additionDraft({ vehicleNo: 'MH 12 AB 1002' }), { vehicleId: 'vehicle-1' }),
      'This vehicle is MH 01 AB 1001, not MH 12 AB 1002.',
    ],
    [
      'written down with another device in it',
      additionRecorded(additionDraft({ vehicleNo: 'MH 12 AB 1001' }), { vehicleId: 'quiet-1' }),
      `MH 12 AB 1001 has the device ${imeiOfDevice(93)} in it already: have that removed first.`,
    ],
  ])('where one is %s', (_what, fact, reason) => {
    expect(said(fact)).toMatch(reason);
  });

  test('where it was said already, or the vehicle is closed', () => {
    expect(said({ ...registered }, registered)).toBe('This vehicle was added already.');
    expect(said(vehicleClosed('vehicle-1', DAY), vehicleClosed('vehicle-1', '2026-11-20'))).toBe(
      'MH 01 AB 1001 was closed on 20 Nov 2026.',
    );
    expect(said(vehicleDeletionRequested(asked), vehicleDeletionRequested({ ...asked, date: '2026-11-19' }))).toBe(
      'Deletion of MH 01 AB 1001 was already requested on 19 Nov 2026.',
    );
  });

  test('where a deletion would close another vehicle, or end the subscription of one', () => {
    const requested = vehicleDeletionRequested(asked);
    const { id } = requested.payload;
    expect(said(vehicleDeleted(id, deletionDraft, { vehicleId: 'vehicle-2' }), requested)).toBe(
      'What is to end is not of MH 01 AB 1001.',
    );
    expect(said(vehicleDeleted(id, deletionDraft, { vehicleId: 'vehicle-1', ends: 'subscription-2' }), requested)).toBe(
      'What is to end is not of MH 01 AB 1001.',
    );
    expect(
      said(vehicleDeleted(id, deletionDraft, { vehicleId: 'vehicle-1', ends: 'subscription-1' }), requested),
    ).toBeUndefined();
  });

  test('of a plate twice on one bill', () => {
    const added = ['a', 'b'].map((id) => ({
      id,
      vehicleNo: 'MH 04 ZZ 7',
      duration: 'Monthly',
      price: 1,
      selected: true,
    }));
    expect(said(billSaved('account-1', noEdit, { ...noVehicles, added }, DAY))).toBe('MH 04 ZZ 7 is there twice.');
  });

  test('and is not, where the plate is of a vehicle that is closed, or of an account that is gone', () => {
    const again = vehicleRegistered({ ...draft, vehicleNo: 'MH 01 AB 1001' });
    expect(said(again, vehicleClosed('vehicle-1', DAY))).toBeUndefined();
    expect(said(again, accountsDeleted([{ id: 'account-1', company: 'Konkan Carriers' }]))).toBeUndefined();
  });
});

describe('a vehicle', () => {
  const after = (...facts: readonly Fact[]) => {
    const store = createStore(smallBusiness);
    const undos = facts.map((fact) => done(store.dispatch(fact)).undo);
    return { state: store.getState(), undo: undos.at(-1), store };
  };

  test('that is registered stands last on its account’s bill, without a device', () => {
    const { state } = after(registered);
    expect(selectAccount(state, 'account-2')?.vehicles.at(-1)).toEqual({
      id: registered.payload.id,
      number: 103,
      ...draft,
      selected: true,
      billed: false,
    });
  });

  test('that comes to another client keeps what it was, and is billed anew', () => {
    const { state, undo, store } = after(
      moved(
        'vehicle-21',
        { vehicleNo: 'MH 01 AB 1021', accountId: 'account-2' },
        { vehicleNo: 'MH 01 AB 1021', accountId: 'account-3' },
      ),
    );
    expect(state.vehicles.entities['vehicle-21']).toMatchObject({
      accountId: 'account-3',
      past: [{ until: DAY, vehicleNo: 'MH 01 AB 1021', accountId: 'account-2' }],
    });
    expect(selectAccount(state, 'account-2')?.vehicles.map(({ id }) => id)).toEqual(['vehicle-22']);
    expect(selectAccount(state, 'account-3')?.vehicles.map(({ id }) => id)).toEqual([
      'vehicle-21',
      'vehicle-31',
      'vehicle-32',
      'vehicle-50',
    ]);
    expect(undo?.().done).toBe(true);
    expect(store.getState().vehicles).toEqual(smallBusiness.vehicles);
  });

  test('that gets another plate keeps both', () => {
    const { state } = after(
      moved('vehicle-1', own, { ...own, vehicleNo: 'MH 04 ZZ 7' }),
      moved('vehicle-1', { ...own, vehicleNo: 'MH 04 ZZ 7' }, { ...own, vehicleNo: 'MH 04 ZZ 8' }),
    );
    expect(state.vehicles.entities['vehicle-1']).toMatchObject({
      vehicleNo: 'MH 04 ZZ 8',
      past: [{ vehicleNo: 'MH 01 AB 1001' }, { vehicleNo: 'MH 04 ZZ 7' }],
    });
  });

  test('that gets another plate on its bill keeps both, and a slot none', () => {
    const edited = (id: string, was: string, to: string) => ({
      id,
      edit: { was: { vehicleNo: was }, to: { vehicleNo: to } },
    });
    const slot = smallBusiness.vehicles.entities['vehicle-50']?.vehicleNo ?? '';
    const bill = (one: ReturnType<typeof edited>, accountId: string) =>
      billSaved(accountId, noEdit, { ...noVehicles, edited: [one] }, DAY);
    const { state, undo, store } = after(
      bill(edited('vehicle-50', slot, 'MH 04 ZZ 8'), 'account-3'),
      bill(edited('vehicle-1', 'MH 01 AB 1001', 'MH 04 ZZ 7'), 'account-1'),
    );
    expect(state.vehicles.entities['vehicle-1']).toMatchObject({
      vehicleNo: 'MH 04 ZZ 7',
      past: [{ until: DAY, ...own }],
    });
    expect(vehiclesNumbered(state, 'MH 01 AB 1001').map(({ id }) => id)).toEqual(['vehicle-1']);
    expect(state.vehicles.entities['vehicle-50']).not.toHaveProperty('past');
    expect(undo?.().done).toBe(true);
    expect(store.getState().vehicles.entities['vehicle-1']).toEqual(smallBusiness.vehicles.entities['vehicle-1']);
  });

  test('that came to another account meanwhile, or was closed, is not billed with the one that it was on', () => {
    const billed = accountsBilled(['account-1'], ['vehicle-1', 'vehicle-2']);
    const onBills = ({ bills }: Business) =>
      Object.values(bills.entities).flatMap(({ id, lines }) =>
        (id in smallBusiness.bills.entities ? [] : lines).flatMap(({ vehicleId }) => vehicleId ?? []),
      );
    expect(onBills(after(moved('vehicle-1', own, { ...own, accountId: 'account-2' }), billed).state)).toEqual([
      'vehicle-2',
    ]);
    expect(onBills(after(vehicleClosed('vehicle-1', DAY), billed).state)).toEqual(['vehicle-2']);
  });

  test('that is removed from a bill today is closed, and a slot goes', () => {
    const removed = (id: string, one = vehicle(1)) => ({ id, was: wasOnBill(one) });
    const slot = smallBusiness.vehicles.entities['vehicle-50'] ?? vehicle(50);
    const { state } = after(
      billSaved('account-1', noEdit, { ...noVehicles, removed: [removed('vehicle-1')] }, DAY),
      billSaved('account-3', noEdit, { ...noVehicles, removed: [removed('vehicle-50', slot)] }, DAY),
    );
    expect(state.vehicles.entities['vehicle-1']?.closedOn).toBe(DAY);
    expect(state.vehicles.entities).not.toHaveProperty('vehicle-50');
  });

  test('keeps the contact that is the latest, whichever comes last', () => {
    const told = (at: string) => contactsImported([{ id: 'vehicle-1', contact: { at } }]);
    expect(after(told('2026-11-20T10:00')).state.vehicles.entities['vehicle-1']?.contact).toEqual({
      at: '2026-11-20T10:00',
    });
    const store = createStore(after(told('2026-11-20T10:00')).state);
    store.dispatch(told('2026-11-19T10:00'));
    expect(store.getState().vehicles.entities['vehicle-1']?.contact).toEqual({ at: '2026-11-20T10:00' });
    done(store.dispatch(told('2026-11-21T09:00')));
    expect(store.getState().vehicles.entities['vehicle-1']?.contact).toEqual({ at: '2026-11-21T09:00' });
  });

  test.each([
    ['the company that has it leaves no other owner behind', 'Konkan Carriers', undefined],
    [
      'another company was the former’s until then',
      'Malwa Movers',
      [{ until: '2026-11-19', vehicleNo: 'MH 12 AB 1002' }],
    ],
  ])('that is nobody’s account and written down for %s', (_whose, company, past) => {
    const fact = additionRecorded(additionDraft({ vehicleNo: 'MH 12 AB 1002', company }), { vehicleId: 'quiet-2' });
    expect(after(fact).state.vehicles.entities['quiet-2']?.past).toEqual(past);
  });

  test('that is written down with a device and was nobody’s is there from then on, with its subscription', () => {
    const follows = {
      vehicleId: 'vehicle-88',
      accountId: 'account-1',
      terms: { duration: 'Yearly', price: 250 },
      begins: 'subscription-88',
    };
    const { state } = after(additionRecorded(additionDraft({ vehicleNo: 'MH 04 ZZ 7' }), follows));
    expect(state.vehicles.entities['vehicle-88']).toMatchObject({
      vehicleNo: 'MH 04 ZZ 7',
      accountId: 'account-1',
      duration: 'Yearly',
      price: 250,
    });
    expect(state.subscriptions.entities['subscription-88']).toMatchObject({
      vehicleId: 'vehicle-88',
      from: '2026-11-19',
      pauses: [],
    });
    expect(state.devices.entities['352099001761481']).toMatchObject({
      unbought: true,
      moves: [{ to: { at: 'vehicle', id: 'vehicle-88' } }],
    });
  });

  test('that is deleted is closed on the day, and its subscription ends', () => {
    const requested = vehicleDeletionRequested(asked);
    const { state, undo, store } = after(
      requested,
      vehicleDeleted(requested.payload.id, deletionDraft, { vehicleId: 'vehicle-1', ends: 'subscription-1' }),
    );
    expect([
      state.vehicles.entities['vehicle-1']?.closedOn,
      state.subscriptions.entities['subscription-1']?.to,
    ]).toEqual(['2026-11-20', '2026-11-20']);
    expect(undo?.().done).toBe(true);
    expect([store.getState().vehicles, store.getState().subscriptions]).toEqual([
      smallBusiness.vehicles,
      smallBusiness.subscriptions,
    ]);
  });
});

test.each([
  [registered, 'registered vehicle MH 04 ZZ 7'],
  [moved('vehicle-1', own, { ...own, accountId: 'account-2' }), 'moved vehicle MH 01 AB 1001 to another client'],
  [moved('vehicle-1', own, { ...own, vehicleNo: 'MH 04 ZZ 7' }), 'gave vehicle MH 01 AB 1001 the number MH 04 ZZ 7'],
  [vehicleClosed('vehicle-1', DAY), 'closed vehicle MH 01 AB 1001'],
  [vehicleClosed('vehicle-9', DAY), 'closed vehicle that is gone'],
  [contactsImported([{ id: 'vehicle-1', contact: { at: `${DAY}T10:00` } }]), 'imported the last contacts of 1 vehicle'],
  [vehicleDeletionRequested(asked), 'asked for the deletion of MH 01 AB 1001: StopGPS'],
])('a fact of the vehicles no. %# tells what was done', (fact, words) =>
  expect(inWords(fact, smallBusiness)).toBe(words),
);
