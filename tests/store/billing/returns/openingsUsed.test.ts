import { describe, expect, test } from 'vitest';
import { paths } from '@/paths';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { openingTable } from '@/store/billing/openings/openingsSlice';
import { isEmptyReturn } from '@/store/billing/returns/emptyReturn';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { branchTable } from '@/store/places/branches/branchesSlice';
import { balanceAllocated } from '@/store/facts/openings';
import { receiptRefunded } from '@/store/facts/receipts';
import { account, salesOf } from '../../../support/accounts';
import { billOf, creditNoteOf } from '../../../support/bills';
import { done } from '../../../support/said';

const NONE: ReadonlySet<string> = new Set();
const BY_HAND = 'where GST was paid on that as an advance, take it off in table 11B by hand.';

/** A client that had 2,000 to its credit before the first bill: 1,180 of it settle a bill of November in December, and 500 are paid back. */
function used(gstin: string) {
  const own = { ...companyNow(emptyBusiness), id: 'company-1', number: 1, gstin, stateCode: '27' };
  const store = createStore({
    ...emptyBusiness,
    ...salesOf(account(1)),
    company: companyTable([own]),
    bills: billTable([billOf(1, { issuedOn: '2026-11-05' })]),
    openings: openingTable([{ id: 'opening-1', number: 1, accountId: 'account-1', on: '2026-10-31', amount: -2000 }]),
  });
  done(store.dispatch(balanceAllocated('opening-1', [{ billId: 'bill-1', amount: 1180 }], '2026-12-06')));
  const refund = { on: '2026-12-10', mode: 'UPI', amount: 500, why: 'They asked for it' } as const;
  done(store.dispatch(receiptRefunded('opening-1', refund, '2026-12-10')));
  return (month: string, unnumbered = NONE) => selectFiling(store.getState(), month, unnumbered);
}

test('what clients had to their credit before the first bill is in no table 11B, and the return says of what it settled and paid back', () => {
  const filing = used('27AAFCK4321M1ZE');
  const december = filing('2026-12');
  expect(december.advances.adjusted).toEqual([]);
  expect(december.missing.map(({ docNo, what, mend }) => [docNo, what, mend?.to])).toEqual([
    ['INV/26-27/000001', `₹1,180 of the opening balance settled it: ${BY_HAND}`, paths.sales.invoiceOf(1)],
    ['RV/26-27/000001', `It pays back ₹500 of the opening balance: ${BY_HAND}`, paths.sales.refundVoucherOf(1)],
  ]);
  expect(isEmptyReturn(december)).toBe(false);
  expect(filing('2026-11').missing).toEqual([]);
  expect(filing('2026-12', new Set(['bill-1'])).missing).toHaveLength(1);
});

test('the return of a branch says so which has the number that the company gave up, where the company issued something under it', () => {
  const gstin = '27AAFCK4321M1ZE';
  const own = { ...companyNow(emptyBusiness), id: 'company-1', number: 1, gstin, stateCode: '27' };
  const later = [{ id: 'later-1', billId: 'bill-1', amount: 1180, on: '2026-12-06' }];
  const opening = { id: 'opening-1', number: 1, accountId: 'account-1', on: '2026-10-31', amount: -1180, later };
  const state = {
    ...emptyBusiness,
    company: companyTable([own, { ...own, id: 'company-2', number: 2, gstin: '' }]),
    branches: branchTable([{ id: 'branch-1', number: 1, branch: 'Pune', gstin }]),
    bills: billTable([billOf(1, { issuedOn: '2026-12-05', companyId: 'company-1' })]),
    openings: openingTable([opening]),
  };
  const saidOf = (filer: string) => selectFiling(state, '2026-12', NONE, filer).missing.map(({ what }) => what);
  expect(saidOf(gstin)).toEqual([`₹1,180 of the opening balance settled it: ${BY_HAND}`]);
  expect(saidOf('')).toEqual([
    `1 document is in the return of ${gstin}, under which it was issued, and not in this one.`,
  ]);
});

describe('what a credit note gives back to an opening balance', () => {
  /** 1,180 of before the first bill settle bill 1 in November; a note of December, for fitting and for goods as these say, gives 590 back, and they settle bill 2 in January. */
  const given = (fitting: number, goods: number) => {
    const half = (hsn: string, taxable: number) => ({
      hsn,
      taxable,
      cgst: taxable * 0.09,
      sgst: taxable * 0.09,
      igst: 0,
    });
    const taxes = [half('998734', fitting), half('852691', goods)];
    const credit = creditNoteOf(1, { issuedOn: '2026-12-03', taxes, total: 590 });
    const opening = {
      id: 'opening-1',
      number: 1,
      accountId: 'account-1',
      on: '2026-10-31',
      amount: -1180,
      released: [{ id: credit.id, billId: 'bill-1', amount: 590, on: '2026-12-03' }],
      later: [
        { id: 'later-1', billId: 'bill-1', amount: 1180, on: '2026-11-06' },
        { id: 'later-2', billId: 'bill-2', amount: 590, on: '2027-01-05' },
      ],
    };
    const own = { ...companyNow(emptyBusiness), id: 'company-1', number: 1, gstin: '27AAFCK4321M1ZE', stateCode: '27' };
    const state = {
      ...emptyBusiness,
      company: companyTable([own]),
      bills: billTable([billOf(1, { issuedOn: '2026-11-05' }), billOf(2, { issuedOn: '2027-01-01', total: 590 })]),
      creditNotes: creditNoteTable([credit]),
      openings: openingTable([opening]),
    };
    return (month: string, unnumbered = NONE) =>
      selectFiling(state, month, unnumbered).missing.map(({ docNo, what, mend }) => [docNo, what, mend?.to]);
  };
  const AGAIN =
    'of the opening balance: where GST was paid on that as an advance, it is one again: tell it in table 11A by hand.';
  const FOR_GOODS =
    'of the opening balance for goods, which is no advance: take nothing off in table 11B when that settles a bill or is paid back.';
  const gives = (what: string) => [['CN/26-27/000001', what, paths.sales.creditNoteOf(1)]];

  test('is told in the month of the note, as what it settles later is told then', () => {
    const missing = given(500, 0);
    expect(missing('2026-12')).toEqual(gives(`It gives back ₹590 ${AGAIN}`));
    expect(missing('2026-12', new Set(['creditNote-1']))).toEqual([]);
    expect([...missing('2026-11'), ...missing('2027-01')]).toEqual([
      ['INV/26-27/000001', `₹1,180 of the opening balance settled it: ${BY_HAND}`, paths.sales.invoiceOf(1)],
      ['INV/26-27/000002', `₹590 of the opening balance settled it: ${BY_HAND}`, paths.sales.invoiceOf(2)],
    ]);
  });

  test('is no advance as far as it is for goods', () => {
    expect(given(100, 400)('2026-12')).toEqual(gives(`It gives back ₹118 ${AGAIN} It gives back ₹472 ${FOR_GOODS}`));
    expect(given(0, 500)('2026-12')).toEqual(gives(`It gives back ₹590 ${FOR_GOODS}`));
  });
});

test('a company without a GST number took no GST off', () => {
  expect(used('')('2026-12').missing).toEqual([]);
});
