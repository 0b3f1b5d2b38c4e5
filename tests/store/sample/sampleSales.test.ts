import { describe, expect, test } from 'vitest';
import { modelsOf } from '@/store/clients/accounts/packageSchema';
import { tabOf } from '@/store/billing/accounts/account';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { totalAmount } from '@/store/clients/accounts/amounts';
import { selectBilledList } from '@/store/billing/accounts/billedList';
import { selectDeactivations } from '@/store/clients/deactivations/deactivationsSlice';
import { endedOn } from '@/store/clients/deactivations/standing';
import { runningOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import { balance, twelveMonths } from '@/store/billing/receivables/monthCards';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { createStore } from '@/store/business/store';
import { gstinWarning, panDisagreement, panWarning } from '@/store/kit/typed/taxWarnings';

const TODAY = '2026-11-21';
const state = createStore(sampleBusiness(TODAY, 'a')).getState();
const accounts = selectAccounts(state);

describe('the sample accounts', () => {
  test('are 18, numbered from 1 on, of which one is off the billed list', () => {
    expect(accounts.map(({ number }) => number)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    expect(selectBilledList(state)).toHaveLength(17);
  });

  test('have identities that another sample has not, vehicles and deactivations as well', () => {
    const idsIn = (mark: string) => {
      const other = createStore(sampleBusiness(TODAY, mark)).getState();
      const all = selectAccounts(other);
      return [...all, ...all.flatMap(({ vehicles }) => vehicles), ...selectDeactivations(other)].map(({ id }) => id);
    };
    const ids = [...idsIn('a'), ...idsIn('b')];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('are there on both tabs, of every type and from several states', () => {
    expect(new Set(accounts.map(tabOf))).toEqual(new Set(['pending', 'billed']));
    expect(new Set(accounts.map(({ accountType }) => accountType))).toEqual(new Set(['Foc', 'Demo', 'Paid']));
    expect(new Set(accounts.map(({ client }) => client.state))).toEqual(
      new Set(['Mumbai', 'Delhi', 'Punjab', 'Maharashtra']),
    );
  });

  test('have tax numbers that raise no warning and agree', () => {
    const doubts = ({ billing: { gstNo, panNo } }: (typeof accounts)[number]) =>
      gstinWarning(gstNo) ?? panWarning(panNo) ?? panDisagreement(gstNo, panNo);
    expect(accounts.filter(doubts)).toEqual([]);
  });

  test('have clients that the wizard would take', () => {
    for (const { client, billing, package: chosen } of accounts) {
      expect(client).toMatchObject({
        mobileNumber: expect.stringMatching(/^[6-9]\d{9}$/),
        emailAddress: expect.stringMatching(/^[a-z.]+@[a-z-]+\.example$/),
        address: expect.stringMatching(/\S, \D+ [1-8]\d{5}$/),
      });
      expect(billing.accountNo).toMatch(/^\d{9,18}$/);
      expect(modelsOf(chosen.deviceType)).toContain(chosen.model);
    }
    expect(new Set(accounts.map(({ client }) => client.mobileNumber)).size).toBe(18);
  });

  test('have vehicles with numbers of their own, or their one slot', () => {
    const numbers = accounts.flatMap(({ vehicles }) => vehicles.map(({ vehicleNo }) => vehicleNo));
    const assigned = numbers.filter((number) => number !== 'To be assigned');
    expect(new Set(assigned).size).toBe(assigned.length);
    for (const number of assigned) expect(number).toMatch(/^(MH|DL|PB) \d{2} [A-Z]{2} \d{4}$/);
    expect(accounts.every(({ vehicles }) => vehicles.length > 0)).toBe(true);
  });

  test('have a bill whose discount is not above its total, apart from the defaults of new ones', () => {
    for (const { bill, vehicles } of accounts.slice(0, 16)) {
      expect(bill.discount).toBeLessThan(bill.pricePerUnit * vehicles.length);
    }
    for (const { bill } of accounts.slice(16)) expect(bill).toMatchObject({ pricePerUnit: 200, discount: 50_000 });
  });

  test('owe something of the last months, and never less than nothing', () => {
    const balances = accounts.flatMap((one) =>
      twelveMonths(state, one.id, TODAY).flatMap(({ subscription, hardware }) => [
        balance(subscription),
        balance(hardware),
      ]),
    );
    expect(Math.min(...balances)).toBe(0);
    expect(balances.filter((owed) => owed > 0).length).toBeGreaterThan(10);
  });

  test('are dated back from the day on which they are loaded', () => {
    expect(accounts.every(({ openedOn }) => openedOn < TODAY)).toBe(true);
    const [later] = selectAccounts(createStore(sampleBusiness('2028-03-01', 'a')).getState());
    expect([accounts[0]?.openedOn, later?.openedOn]).toEqual(['2025-12-30', '2027-04-10']);
    expect(accounts[0] && later && totalAmount(later)).toBe(accounts[0] && totalAmount(accounts[0]));
  });
});

test('the sample deactivations are five of every type, newest last, each of an account', () => {
  const all = selectDeactivations(state);
  expect(all).toHaveLength(5);
  expect(new Set(all.map(({ deactivate }) => deactivate)).size).toBe(3);
  expect(all.map(({ recordedOn }) => recordedOn).toSorted()).toEqual(all.map(({ recordedOn }) => recordedOn));
  for (const { deactivate, alertDate, noOfRemovedDevice, totalNoOfVehicles } of all) {
    expect(deactivate === 'Temporary').toBe(alertDate !== undefined && noOfRemovedDevice !== undefined);
    expect(totalNoOfVehicles).toBeGreaterThan(0);
  }
});

test('no client of the sample that has ended has a running subscription or a bill of later', () => {
  const ended = accounts.flatMap((account) => {
    const on = endedOn(state, account);
    return on === undefined ? [] : [{ id: account.id, on }];
  });
  expect(ended).toHaveLength(1);
  for (const { id, on } of ended) {
    const vehicles = vehiclesOfAccount(state.vehicles, id);
    expect(vehicles.filter((one) => runningOf(state.subscriptions, one.id) !== undefined)).toEqual([]);
    expect(Object.values(state.bills.entities).filter((bill) => bill.accountId === id && bill.issuedOn >= on)).toEqual(
      [],
    );
  }
});
