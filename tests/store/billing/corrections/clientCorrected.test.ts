import { describe, expect, test } from 'vitest';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import type { ClientFields } from '@/store/clients/accounts/account';
import { accountOn } from '@/store/clients/accounts/clientCorrection';
import { selectAccount } from '@/store/billing/accounts/accounts';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { statementPaper } from '@/store/billing/papers/statementPaper';
import { selectTaxReturn } from '@/store/billing/returns/taxReturn';
import { billCancelled, billRunApproved } from '@/store/facts/bills';
import { accountsBilled, billSaved, clientCorrected } from '@/store/facts/accounts';
import { companyChanged } from '@/store/facts/company';
import { proformaIssued } from '@/store/facts/proformas';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { businessOf } from '@/store/business/business';
import { createStore, type AppStore } from '@/store/business/store';
import { gstinOf } from '@/store/kit/typed/gstin';
import { account, accountDraft, noVehicles, salesOf, vehicle } from '../../../support/accounts';
import { inUse } from '../../../support/billing';
import { checkedFact } from '../../../support/factChecks';
import { replayed } from '../../../support/replayed';
import { done, reasonOf } from '../../../support/said';

const OPENED = '2026-11-01';
const TODAY = '2026-11-21';
const MUMBAI = '27AAPFU0939F1ZV';
const DELHI = gstinOf('07', 'AAPFU0939F');
const toDelhi = { gstNo: DELHI, state: 'Delhi' };

const one = (store: AppStore, n = 1) => {
  const found = selectAccount(store.getState(), `account-${n}`);
  if (!found) throw new Error('The account is gone.');
  return found;
};

/** A correction of account 1: each field from what it is there. */
function corrected(store: AppStore, to: Partial<ClientFields>, from = TODAY, on = TODAY) {
  const before: Partial<ClientFields> = clientFieldsOf(one(store));
  const was = Object.fromEntries((Object.keys(to) as (keyof ClientFields)[]).map((field) => [field, before[field]]));
  return clientCorrected({ accountId: 'account-1', edit: { was, to }, from }, on);
}

/** Two clients; we are in Maharashtra. */
function sales(changes: Parameters<typeof account>[1] = {}) {
  const store = createStore(salesOf(account(1, changes), account(2)));
  done(store.dispatch(companyChanged({ was: {}, to: { stateCode: '27' } })));
  return store;
}

const billOn = (store: AppStore, on: string) =>
  done(
    store.dispatch(
      accountsBilled(
        ['account-1'],
        one(store).vehicles.map(({ id }) => id),
        on,
      ),
    ),
  );

/** What each bill says of its client and its taxes. */
const billsOf = (store: AppStore) =>
  selectBills(store.getState()).map(({ issuedOn, recipient, taxes }) => ({
    issuedOn,
    gstin: recipient.gstin,
    ...(taxes.some(({ igst }) => igst > 0) ? { tax: 'IGST' } : { tax: 'CGST and SGST' }),
  }));

const whyNot = (store: AppStore, ...how: [to: Partial<ClientFields>, from?: string, on?: string]) =>
  reasonOf(store.dispatch(corrected(store, ...how)));

describe('a client that is corrected', () => {
  test('has the new details, and on a day before those that held then', () => {
    const store = sales();
    done(store.dispatch(corrected(store, { ...toDelhi, mobileNumber: '9820099999', hardware: 8000 }, '2026-11-10')));
    const now = one(store);
    expect(now).toMatchObject({
      client: { state: 'Delhi', mobileNumber: '9820099999' },
      billing: { gstNo: DELHI },
      package: { hardware: 8000 },
    });
    expect(clientFieldsOf(accountOn(now, '2026-11-10'))).toEqual(clientFieldsOf(now));
    expect(clientFieldsOf(accountOn(now, '2026-11-09'))).toEqual(clientFieldsOf(account(1)));
  });

  test('has on each day what was said last for it, whichever correction was said first', () => {
    const store = sales();
    done(store.dispatch(corrected(store, { address: 'From the 15th' }, '2026-11-15')));
    done(store.dispatch(corrected(store, { mobileNumber: '9820000010' }, '2026-11-10')));
    done(store.dispatch(corrected(store, { address: 'From the 18th' }, '2026-11-18')));
    const on = (day: string) => {
      const { client } = accountOn(one(store), day);
      return [client.address, client.mobileNumber];
    };
    expect(['2026-11-09', '2026-11-12', '2026-11-16', '2026-11-18'].map(on)).toEqual([
      ['4 Link Road, Mumbai 400064', '9820012345'],
      ['4 Link Road, Mumbai 400064', '9820000010'],
      ['From the 15th', '9820000010'],
      ['From the 18th', '9820000010'],
    ]);
  });

  test('is called by its new company on the lists, unless its bill was called otherwise', () => {
    const [store, renamed] = [sales(), sales()];
    done(renamed.dispatch(billSaved('account-1', { was: {}, to: { companyName: 'KC' } }, noVehicles)));
    for (const each of [store, renamed]) done(each.dispatch(corrected(each, { companyName: 'Konkan Lines' })));
    expect([one(store).bill.companyName, one(renamed).bill.companyName]).toEqual(['Konkan Lines', 'KC']);
  });

  test('is as it was once the correction is taken back, also after another field was corrected', () => {
    const store = sales();
    const first = done(store.dispatch(corrected(store, toDelhi)));
    done(store.dispatch(corrected(store, { mobileNumber: '9820099999' })));
    expect(first.undo?.()).toMatchObject({ done: true });
    expect(one(store)).toMatchObject({ client: { state: 'Mumbai', mobileNumber: '9820099999' } });
    expect(one(store).billing).toEqual(accountDraft().billing);
    expect(one(store).corrections).toHaveLength(1);
  });

  test('is not taken back once a bill was issued by it, unless that is cancelled or says nothing of it', () => {
    const store = sales();
    const state = done(store.dispatch(corrected(store, toDelhi)));
    const mobile = done(store.dispatch(corrected(store, { mobileNumber: '9820099999' })));
    billOn(store, TODAY);
    expect(state.undo?.()).toMatchObject({
      done: false,
      reason: 'Not undone: bill INV/26-27/000001 was issued by it.',
    });
    expect(mobile.undo?.()).toMatchObject({ done: true });
    const [bill] = selectBills(store.getState());
    if (bill) done(store.dispatch(billCancelled(bill)));
    expect(state.undo?.()).toMatchObject({ done: true });
    expect(one(store).client.state).toBe('Mumbai');
  });

  test('is not taken back once a bill was issued by it, whatever else was corrected since', () => {
    const store = sales();
    const state = done(store.dispatch(corrected(store, toDelhi, '2026-11-10')));
    billOn(store, '2026-11-12');
    done(store.dispatch(corrected(store, { billingAddress: '1 Ring Road, Delhi 110001' })));
    expect(state.undo?.()).toMatchObject({ done: false });
  });

  test('does not come back by an Undo of its Undo once a bill of a later day says it as it was', () => {
    const store = sales();
    const undone = done(store.dispatch(corrected(store, toDelhi, '2026-11-10'))).undo?.();
    billOn(store, '2026-11-12');
    const back = undone?.done ? undone.undo : undefined;
    expect(back?.()).toMatchObject({ done: false });
    expect(billsOf(store)).toMatchObject([{ gstin: MUMBAI }]);
    expect(one(store).billing.gstNo).toBe(MUMBAI);
  });

  test('is taken back where the bill of the same day was issued before it', () => {
    const store = sales();
    billOn(store, TODAY);
    const state = done(store.dispatch(corrected(store, toDelhi)));
    expect(state.undo?.()).toMatchObject({ done: true });
  });

  test('is not taken back once the same field was corrected again', () => {
    const store = sales();
    const first = done(store.dispatch(corrected(store, { mobileNumber: '9820099999' })));
    done(store.dispatch(corrected(store, { mobileNumber: '9820088888' })));
    expect(first.undo?.()).toMatchObject({ done: false });
  });
});

describe('a document', () => {
  test('that was issued keeps what it says, and one of the day or later has the new place of supply', () => {
    const store = sales();
    billOn(store, '2026-11-05');
    done(store.dispatch(billSaved('account-1', { was: {}, to: { monthYear: '2026-12' } }, noVehicles)));
    done(store.dispatch(corrected(store, toDelhi)));
    billOn(store, TODAY);
    expect(billsOf(store)).toEqual([
      { issuedOn: '2026-11-05', gstin: MUMBAI, tax: 'CGST and SGST' },
      { issuedOn: TODAY, gstin: DELHI, tax: 'IGST' },
    ]);
    const { b2b } = selectTaxReturn(store.getState(), '2026-11', new Set());
    expect(b2b.map(({ gstin, place }) => [gstin, place])).toEqual([
      [MUMBAI, '27-Maharashtra'],
      [DELHI, '07-Delhi'],
    ]);
  });

  test('of a day before the correction has what held on that day', () => {
    const store = sales();
    done(store.dispatch(corrected(store, toDelhi)));
    billOn(store, '2026-11-20');
    expect(billsOf(store)).toEqual([{ issuedOn: '2026-11-20', gstin: MUMBAI, tax: 'CGST and SGST' }]);
  });

  test('of a run, a proforma invoice and a statement go by their days as well', () => {
    const store = createStore(
      inUse(
        [account(1)],
        [
          { vehicleId: 'vehicle-1', from: '2026-11-12' },
          { vehicleId: 'vehicle-2', from: '2026-11-12' },
        ],
      ),
    );
    done(store.dispatch(corrected(store, toDelhi)));
    for (const on of ['2026-11-20', TODAY]) done(store.dispatch(proformaIssued('account-1', on)));
    const state = businessOf(store.getState());
    const gstins = (on: string) => [
      ...(selectBillRun(state, '2026-11', on).get('account-1')?.bills ?? []).map(({ recipient }) => recipient.gstin),
      ...Object.values(state.proformas.entities).flatMap((row) => (row.issuedOn === on ? [row.recipient.gstin] : [])),
      ...statementPaper(state, one(store), OPENED, on).recipient.facts.flatMap(({ label, value }) =>
        label === 'GSTIN' ? [value] : [],
      ),
    ];
    expect([gstins('2026-11-20'), gstins(TODAY)]).toEqual([Array(4).fill(MUMBAI), Array(4).fill(DELHI)]);
  });
});

describe('a package that is corrected', () => {
  const business = inUse([account(1, { vehicles: [vehicle(1)] })], [{ vehicleId: 'vehicle-1', from: '2026-11-12' }]);
  const linesOf = (store: AppStore, month: string) =>
    (selectBillRun(businessOf(store.getState()), month, TODAY).get('account-1')?.bills ?? []).flatMap(({ lines }) =>
      lines.flatMap(({ kind, price }) => (kind === 'Subscription' ? [] : [`${kind} ${price}`])),
    );

  test('before the first fitting is what hardware and lease are billed by', () => {
    const store = createStore(business);
    done(store.dispatch(corrected(store, { hardware: 8000, hardwareOnLease: 1000 }, '2026-11-12')));
    expect(linesOf(store, '2026-11')).toEqual(['Lease 1000', 'Hardware 8000', 'Installation 1180']);
  });

  test('after it leaves the hardware, and holds for the lease from its next period on', () => {
    const store = createStore(business);
    done(store.dispatch(corrected(store, { hardware: 8000, hardwareOnLease: 1000 }, '2026-11-13')));
    expect(linesOf(store, '2026-11')).toEqual(['Lease 1500', 'Hardware 9000', 'Installation 1180']);
    approved(store);
    expect(linesOf(store, '2027-05')).toEqual(['Lease 1000']);
  });

  test('by another plan of the lease leaves the period that runs as it is', () => {
    const store = createStore(business);
    const due = (months: readonly string[]) =>
      months.filter((month) => linesOf(store, month).some((line) => line.startsWith('Lease')));
    done(store.dispatch(corrected(store, { leasePlan: 'Monthly', hardwareOnLease: 250 }, '2026-11-13')));
    expect(due(['2026-11', '2026-12', '2027-04', '2027-05', '2027-06'])).toEqual(['2026-11', '2027-05', '2027-06']);
  });

  const approved = (store: AppStore) => {
    const run = selectBillRun(businessOf(store.getState()), '2026-11', TODAY).get('account-1')?.bills ?? [];
    const seen = run.map(({ accountId, part, total }) => ({ accountId, part, total }));
    done(store.dispatch(billRunApproved('2026-11', seen, TODAY)));
  };

  test.each<[what: string, to: Partial<ClientFields>]>([
    ['the plan of the lease', { leasePlan: 'Yearly' }],
    ['a price', { hardware: 8000 }],
    ['whether GST is in it', { installationGstIncluded: 'Excluding' }],
  ])('by %s is not taken back once hardware or lease was billed by it', (_what, to) => {
    const store = createStore(business);
    const billedBy = done(store.dispatch(corrected(store, to, '2026-11-12')));
    approved(store);
    const later = done(store.dispatch(corrected(store, { hardware: 7000 })));
    expect(billedBy.undo?.()).toMatchObject({ done: false });
    expect(later.undo?.()).toMatchObject({ done: true });
  });
});

describe('a correction is refused', () => {
  test('where nothing is another', () =>
    expect(whyNot(sales(), { state: 'Mumbai' })).toBe('Nothing is corrected: these are the client’s details already.'));

  test('where the GST number is of another state, for which Mumbai is Maharashtra', () => {
    const store = sales();
    expect(whyNot(store, { gstNo: DELHI })).toBe('The GST number is registered in Delhi, not in Mumbai.');
    expect(whyNot(store, { state: 'Kerala' })).toBe('The GST number is registered in Maharashtra, not in Kerala.');
    expect(whyNot(store, { state: 'Maharashtra' })).toBeUndefined();
  });

  test('from a day that is still to come, or before the account was opened', () => {
    const store = sales();
    expect(whyNot(store, toDelhi, '2026-11-22')).toBe(
      '22 Nov 2026 is in the future: enter the correction on that day.',
    );
    expect(whyNot(store, toDelhi, '2026-10-31')).toBe(
      'The account was opened on 01 Nov 2026: choose that day or a later one.',
    );
    expect(whyNot(store, toDelhi, OPENED)).toBeUndefined();
  });

  test('from a day before one from which the same field holds', () => {
    const store = sales();
    done(store.dispatch(corrected(store, { mobileNumber: '9820099999' }, '2026-11-15')));
    expect(whyNot(store, { mobileNumber: '9820088888', address: 'Pune' }, '2026-11-14')).toBe(
      'Mobile Number holds from 15 Nov 2026 on: choose that day or a later one.',
    );
    expect(whyNot(store, { mobileNumber: '9820088888' }, '2026-11-15')).toBeUndefined();
  });

  test('from a day before a bill that says it as it was, until that is cancelled', () => {
    const store = sales();
    billOn(store, '2026-11-05');
    expect(whyNot(store, toDelhi, '2026-11-04')).toBe(
      'The bill INV/26-27/000001 of 05 Nov 2026 says it as it was: choose that day or a later one.',
    );
    // No bill says a mobile number, and one without hardware nothing of it.
    expect(whyNot(store, { mobileNumber: '9820099999', hardware: 1 }, '2026-11-04')).toBeUndefined();
    const [bill] = selectBills(store.getState());
    if (bill) done(store.dispatch(billCancelled(bill)));
    expect(whyNot(store, toDelhi, '2026-11-04')).toBeUndefined();
  });

  test('where somebody was faster, with both values', () => {
    const store = sales();
    const mine = corrected(store, { mobileNumber: '9820099999' });
    done(store.dispatch(corrected(store, { mobileNumber: '9820088888' })));
    expect(store.dispatch(mine)).toMatchObject({
      done: false,
      changed: { field: 'mobileNumber', now: 'Mobile Number is 9820088888 now', was: '9820012345' },
    });
  });
});

test('a correction whose values no form would take is none', () => {
  const store = sales();
  const from = corrected(store, toDelhi);
  const checked = (to: object, more: object = {}) =>
    checkedFact({ ...from, payload: { ...from.payload, edit: { was: {}, to }, ...more } });
  for (const crafted of [checked({ gstNo: '27' }), checked({ state: 'Atlantis' }), checked({}, { from: 'yesterday' })])
    expect(crafted).toMatchObject({ reason: expect.any(String) });
  expect(checked(toDelhi)).toMatchObject({ fact: { type: from.type }, leftOut: [] });
});

test('a run that was approved beside a correction of its lease is left out, and is to be looked at again', () => {
  const business = inUse([account(1, { vehicles: [vehicle(1)] })], [{ vehicleId: 'vehicle-1', from: '2026-11-12' }]);
  const run = selectBillRun(business, '2026-11', TODAY).get('account-1')?.bills ?? [];
  const seen = run.map(({ accountId, part, total }) => ({ accountId, part, total }));
  const { after, reasons } = replayed(business, [
    corrected(createStore(business), { hardwareOnLease: 1000 }, '2026-11-10'),
    billRunApproved('2026-11', seen, TODAY),
  ]);
  expect(after.bills.ids).toEqual([]);
  expect(reasons[1]).toMatch(/^Konkan Carriers .*: review it again\.$/);
});

test('a bill that was said beside a correction of its name does not go in with the old one', () => {
  const store = sales();
  const { after, reasons } = replayed(businessOf(store.getState()), [
    corrected(store, { billingName: 'Konkan Lines' }),
    accountsBilled(['account-1'], ['vehicle-1', 'vehicle-2'], TODAY),
  ]);
  expect(after.bills.ids).toEqual([]);
  expect(reasons[1]).toBe('Konkan Carriers has another bill now: review it again.');
});
