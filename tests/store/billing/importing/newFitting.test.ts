import { expect, test } from 'vitest';
import { importWithStarts } from '@/store/billing/terms/priceFrom';
import { newFitting } from '@/store/billing/importing/newFitting';
import { newFactRefusal } from '@/store/business/newFacts';
import { createStore } from '@/store/business/store';
import { clientsImported } from '@/store/facts/accounts';
import { accountDeactivated } from '@/store/facts/deactivations';
import type { ClientEdit } from '@/store/clients/accounts/clientChange';
import { noEdit, vehicle } from '../../../support/accounts';
import { inUse, plainAccount } from '../../../support/billing';
import { done, reasonOf } from '../../../support/said';

const DAY = '2026-11-21';
const accounts = [1, 2, 3, 4, 5].map((place) =>
  plainAccount(place, {
    openedOn: '2026-09-01',
    bill: { ...plainAccount(place).bill, companyName: `Carriers ${place}` },
    vehicles: [vehicle(place * 10, { price: 300 })],
  }),
);

/** Of these clients the first so many have ended. */
function storeWhere(count: number) {
  const store = createStore(inUse(accounts, []));
  for (const { id } of accounts.slice(0, count))
    done(
      store.dispatch(
        accountDeactivated({
          userName: 'Meera Joshi',
          companyName: 'Carriers',
          totalNoOfVehicles: 1,
          deviceRemoved: 'No',
          deactivate: 'Permanent',
          accountId: id,
        }),
      ),
    );
  return store;
}

const adding = (accountId: string): ClientEdit => ({
  accountId,
  edit: noEdit,
  vehicles: {
    added: [
      {
        id: `new-${accountId}`,
        vehicleNo: `MH 04 ZZ ${accountId.slice(-1)}`,
        duration: 'Monthly',
        price: 200,
        selected: true,
      },
    ],
    edited: [],
  },
});
const all = { added: [], edits: accounts.map(({ id }) => adding(id)) };

test('a file goes in without the vehicles of a client that has ended, which are told', () => {
  const store = storeWhere(1);
  const { leftOut, ...fitted } = newFitting(store.getState(), all, DAY);
  expect(leftOut.map(({ refusal }) => refusal.reason)).toEqual([
    'Carriers 1 has ended: undo its deactivation first, or choose another client.',
  ]);
  done(store.dispatch(clientsImported(importWithStarts(store.getState(), fitted, DAY), DAY)));
  const { entities } = store.getState().vehicles;
  expect(accounts.map(({ id }) => entities[`new-${id}`] !== undefined)).toEqual([false, true, true, true, true]);
});

test.each([
  [1, 'Carriers 1 has ended: undo its deactivation first, or choose another client.'],
  [2, 'Carriers 1, Carriers 2 have ended: undo their deactivations first, or leave them out.'],
  [5, 'Carriers 1, Carriers 2, Carriers 3 and 2 more have ended: undo their deactivations first, or leave them out.'],
])('one that holds them all the same is refused with the names of the %i that have ended', (count, reason) => {
  expect(reasonOf(storeWhere(count).dispatch(clientsImported(all, DAY)))).toBe(reason);
});

test('a file of more rows than one call takes arguments is validated like all others', () => {
  const edits = Array.from({ length: 150_000 }, () => adding('account-2'));
  expect(newFactRefusal(storeWhere(1).getState(), clientsImported({ added: [], edits }, DAY))).toBeUndefined();
});
