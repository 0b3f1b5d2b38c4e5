import { describe, expect, test } from 'vitest';
import { companyTable } from '@/store/billing/company/companySlice';
import { companyNow, missingDetails } from '@/store/billing/company/company';
import { creditAmounts } from '@/store/billing/creditNotes/creditAmounts';
import { billPaper } from '@/store/billing/papers/billPaper';
import { proformaDraftPaper } from '@/store/billing/papers/proformaPaper';
import { proformaOf } from '@/store/billing/proformas/proformaOf';
import { isEmptyReturn, nothingIssued } from '@/store/billing/returns/emptyReturn';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { vouchersOf } from '@/store/billing/tally/vouchers';
import { voucherXml } from '@/store/billing/tally/voucherXml';
import { xmlOf } from '@/store/billing/tally/xml';
import { emptyBusiness } from '@/store/business/business';
import { createStore, type AppStore } from '@/store/business/store';
import { packageRateOn } from '@/store/billing/company/packageRates';
import { accountsBilled } from '@/store/facts/accounts';
import { companyChanged } from '@/store/facts/company';
import { daysOf } from '@/store/kit/calendar';
import { gstRateRule, taxedAtRule } from '@/store/kit/schema/taxedFields';
import { account, salesOf } from '../../../support/accounts';
import { done } from '../../../support/said';

const GSTIN = '27AAPFU0939F1ZV';
const NONE: ReadonlySet<string> = new Set();

/** A company in Maharashtra without a GST number, named and with its address, with two clients of two vehicles at ₹200 a month. */
function unregistered() {
  const company = companyTable([
    { ...companyNow(emptyBusiness), id: 'company-1', number: 1, name: 'R & R', address: 'Pune', stateCode: '27' },
  ]);
  return createStore({ ...emptyBusiness, ...salesOf(account(1), account(2)), company });
}

function billed(store: AppStore, n: 1 | 2) {
  const vehicles = Object.values(store.getState().vehicles.entities).filter((one) => one.accountId === `account-${n}`);
  const fact = accountsBilled(
    [`account-${n}`],
    vehicles.map(({ id }) => id),
    '2026-11-20',
  );
  done(store.dispatch(fact));
  const { ids, entities } = store.getState().bills;
  const bill = entities[ids.at(-1) ?? ''];
  if (!bill) throw new Error('no bill was issued');
  return bill;
}

const registered = (store: AppStore) =>
  done(store.dispatch(companyChanged({ was: { gstin: '' }, to: { gstin: GSTIN } })));
const filed = (store: AppStore) => selectFiling(store.getState(), '2026-11', NONE);

describe('a company that has a state and no GST number', () => {
  test('collects no GST, and says so in its bill', () => {
    const store = unregistered();
    const bill = billed(store, 1);
    expect(bill).toMatchObject({
      taxes: [{ rate: 'Not registered', taxable: 400, cgst: 0, sgst: 0, igst: 0 }],
      total: 400,
    });
    const { title, note, supplier, tables, sums, facts, remarks } = billPaper(store.getState(), bill);
    expect([title, note, facts[0]?.label]).toEqual(['Invoice', undefined, 'Invoice No']);
    expect(supplier.facts).toContainEqual({ label: 'GSTIN', value: 'Unregistered' });
    expect(tables.map(({ label }) => label)).toEqual(['Lines']);
    expect(tables[0]?.columns.map((column) => column.title)).not.toContain('GST');
    expect(sums).toEqual([
      { label: 'Value', value: '₹400' },
      { label: 'Total', value: '₹400' },
    ]);
    expect(facts.map(({ label }) => label)).not.toContain('Tax payable on reverse charge');
    expect(remarks.join(' ')).not.toContain('The supplier’s');
  });

  test('quotes none either, and asks for no GST number among what is missing', () => {
    const state = unregistered().getState();
    const draft = proformaOf(state, { accountId: 'account-1', on: '2026-11-20' });
    if (!draft) throw new Error('nothing is quoted');
    const paper = proformaDraftPaper(state, draft);
    expect([paper.note, draft.taxes.some(({ cgst, igst }) => cgst + igst > 0)]).toEqual([
      'This is not an invoice.',
      false,
    ]);
    expect(packageRateOn(state, {}, 'subscription', '2026-11-20')).toBe('Not registered');
    expect(missingDetails(companyNow(state))).not.toContain('gstin');
  });

  test('has nothing to file, and its clients owe what they owe', () => {
    const store = unregistered();
    billed(store, 1);
    const found = filed(store);
    expect([isEmptyReturn(found), found.difference, found.books?.difference]).toEqual([true, 0, 0]);
    expect(nothingIssued(found, '2026-11', { filer: '', company: companyNow(store.getState()) })).toMatch(
      /^Nothing is to be filed\. The company has no GST Number, so its bills charge no GST\./,
    );
    expect(found.books?.apart).toMatchObject([{ docNo: 'INV/26-27/000001', inBooks: 400, isFaulty: false }]);
  });

  test('sells without GST in Tally', () => {
    const store = unregistered();
    billed(store, 1);
    const xml = vouchersOf(store.getState(), daysOf('2026-11'), NONE)
      .map((voucher) => xmlOf(voucherXml(voucher, new Map())))
      .join('');
    expect(xml).toContain('Sales 9984');
    expect(xml).not.toMatch(/GSTOVRDNTAXABILITY|Output CGST/);
  });
});

test('a company that is registered later taxes and files what it bills from then on, and credits what was before without GST', () => {
  const store = unregistered();
  const before = billed(store, 1);
  registered(store);
  const after = billed(store, 2);
  expect([after.total, after.taxes[0]?.cgst]).toEqual([472, 36]);
  const found = filed(store);
  expect(found.documents).toMatchObject([{ from: after.docNo, to: after.docNo, count: 1, cancelled: 0 }]);
  expect([found.difference, found.books?.difference, found.nil]).toEqual([0, 0, []]);
  const lines = before.lines.map(({ kind, vehicleId, taxable }) => ({ kind, vehicleId, amount: taxable }));
  const credit = creditAmounts(before, store.getState().creditNotes, lines);
  expect([credit.total, credit.taxes[0]?.rate]).toEqual([400, 'Not registered']);
});

test('a fact may say so of its taxes, and a code of the company may not', () => {
  expect([taxedAtRule.isValidSync('Not registered'), gstRateRule.isValidSync('Not registered')]).toEqual([true, false]);
});
