import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import type { Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { replay } from '@/store/business/replay';
import { createStore } from '@/store/business/store';
import { billRunApproved } from '@/store/facts/bills';
import { companyChanged } from '@/store/facts/company';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { accountDeactivated } from '@/store/facts/deactivations';
import { subscriptionPaused, subscriptionResumed } from '@/store/facts/subscriptions';
import { vehicleMoved, vehicleTermsChanged } from '@/store/facts/vehicles';
import { freeDaysWaived } from '@/store/facts/waivers';
import { vehicle } from '../../support/accounts';
import { inUse, plainAccount } from '../../support/billing';
import { reasonOf } from '../../support/said';
import { DELHI_GSTIN, STORE_DETAILS } from '../../support/transfers';

/** Two clients with a vehicle each at ₹300 a month, in use since October. */
const business = inUse(
  [
    plainAccount(1, { openedOn: '2026-09-01', vehicles: [vehicle(1, { price: 300 })] }),
    plainAccount(2, { openedOn: '2026-09-01', vehicles: [vehicle(21, { price: 300 })] }),
  ],
  [
    { vehicleId: 'vehicle-1', from: '2026-10-01' },
    { vehicleId: 'vehicle-21', from: '2026-10-01' },
  ],
);

type Told = UnknownAction | ((state: Business) => UnknownAction);

const unreadable = (_place: number, reason: string) => {
  throw new Error(reason);
};

/** Facts as a version said them by which the end of a client said nothing of its days. */
function saidBefore(start: Business, facts: readonly Told[]): UnknownAction[] {
  let state = start;
  return facts.map((fact) => {
    const said = businessModel.asSaid(typeof fact === 'function' ? fact(state) : fact, state);
    state = replay(state, [said], { overtaken: (place, { reason }) => unreadable(place, reason), unreadable });
    return said;
  });
}

/** What becomes of a journal, and why any of its facts were overtaken. */
function journal(start: Business, facts: readonly UnknownAction[]) {
  const overtaken: string[] = [];
  const after = replay(start, facts, { overtaken: (_place, { reason }) => void overtaken.push(reason), unreadable });
  return { after, overtaken };
}

function ended(recordedOn: string) {
  const fact = accountDeactivated({
    userName: 'Meera Joshi',
    companyName: 'Konkan Carriers',
    totalNoOfVehicles: 1,
    deviceRemoved: 'No',
    deactivate: 'Permanent',
    accountId: 'account-1',
  });
  return { ...fact, payload: { ...fact.payload, recordedOn } };
}

const runOf = (month: string, on: string) => (state: Business) => {
  const bills = [...selectBillRun(state, month, on).values()].flatMap((account) => account.bills);
  return billRunApproved(
    month,
    bills.map(({ accountId, part, total }) => ({ accountId, part, total })),
    on,
  );
};

test('a debit note for days of a vehicle whose client before had ended stands as it was issued, and so do the numbers after it', () => {
  const at = (accountId: string) => ({ vehicleNo: 'MH 01 AB 1001', accountId });
  const debit = (reason: 'Short billed' | 'Price raised', amount: number, day: string) => (state: Business) =>
    debitNoteIssued(
      {
        accountId: 'account-2',
        billId: selectBills(state).find(({ accountId }) => accountId === 'account-2')?.id ?? '',
        reason,
        kind: 'Subscription',
        ...(reason === 'Short billed' && { vehicleId: 'vehicle-1' }),
        amount,
      },
      day,
    );
  const told = saidBefore(business, [
    vehicleMoved({ id: 'vehicle-1', was: at('account-1'), to: at('account-2') }, '2026-11-21'),
    subscriptionPaused(['subscription-1'], undefined, '2026-11-26'),
    runOf('2026-11', '2026-11-30'),
    subscriptionResumed(['subscription-1'], '2026-11-26'),
    debit('Short billed', 50, '2026-12-02'),
    debit('Price raised', 70, '2026-12-03'),
  ]);
  const { after, overtaken } = journal(business, [ended('2026-11-10'), ...told]);
  expect(overtaken).toEqual([]);
  expect(Object.values(after.debitNotes.entities).map(({ docNo, total }) => [docNo, total])).toEqual([
    ['DN/26-27/000001', 59],
    ['DN/26-27/000002', 83],
  ]);
});

test('free days that were waived after the end of a client stay waived', () => {
  const terms = { price: 300, gst: null };
  const told = saidBefore(business, [
    vehicleTermsChanged(
      'vehicle-1',
      { was: { ...terms, charge: null }, to: { ...terms, charge: 'Foc' } },
      '2026-12-01',
      '2026-12-20',
    ),
    freeDaysWaived(
      { accountId: 'account-1', vehicleId: 'vehicle-1', month: '2026-12', amount: 183.87, why: 'Promised' },
      '2026-12-21',
    ),
  ]);
  const { after, overtaken } = journal(business, [ended('2026-11-16'), ...told]);
  expect([overtaken, after.waivers.ids.length]).toEqual([[], 1]);
});

test('a series that begins as later tax invoices to branches do stands, and is not chosen anew', () => {
  const own = { ...STORE_DETAILS, gstin: '', stateCode: '' };
  const start = { ...business, company: companyTable([own]) };
  const change = companyChanged({
    was: { gstin: '', stateCode: '', billPrefix: own.billPrefix },
    to: { gstin: DELHI_GSTIN, stateCode: '07', billPrefix: 'T71' },
  });
  const { after, overtaken } = journal(start, [change]);
  expect([overtaken, companyNow(after).billPrefix]).toEqual([[], 'T71']);
  expect(reasonOf(createStore(start).dispatch(change))).toMatch(/^Tax Invoice Series begins with T71/);
  const renamed = companyChanged({ was: { name: own.name }, to: { name: 'Trackyard Delhi' } });
  expect(createStore(after).dispatch(renamed)).toMatchObject({ done: true });
});
