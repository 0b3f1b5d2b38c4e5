import { describe, expect, test } from 'vitest';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { billTable } from '@/store/billing/bills/billsSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { isEmptyReturn, nothingIssued } from '@/store/billing/returns/emptyReturn';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { emptyBusiness } from '@/store/business/business';
import { account, salesOf } from '../../../support/accounts';
import { billOf, creditNoteOf } from '../../../support/bills';
import { goldenBusiness } from '../../../support/goldenReturn';
import { DELHI_GSTIN, registeredBusiness } from '../../../support/transfers';

const NONE: ReadonlySet<string> = new Set();
const booksOf = (bills: readonly IssuedBill[], notes: readonly CreditNote[] = [], month = '2026-11') =>
  selectFiling(
    { ...emptyBusiness, ...salesOf(account(1)), bills: billTable(bills), creditNotes: creditNoteTable(notes) },
    month,
    NONE,
  ).books;

describe('the documents of a month', () => {
  test('come to what the clients’ statements say, by their taxable value, GST and round off', () => {
    const { books } = selectFiling(goldenBusiness().getState(), '2026-10', NONE);
    const sums = books?.sums.map(({ name, count, taxable, gst, inReturn, inBooks, difference }) => [
      name,
      count,
      taxable,
      gst,
      inReturn,
      inBooks,
      difference,
    ]);
    expect(sums).toEqual([
      ['Sales', 9, 118_700, 20_988, 139_688, 139_688, 0],
      ['Debit notes', 1, 500, 90, 590, 590, 0],
      ['Credit notes', 3, -1300, -234, -1534, -1534, 0],
      ['All', 13, 117_900, 20_844, 138_744, 138_744, 0],
    ]);
    expect(books?.difference).toBe(0);
    // What goes to a branch with a GST number of its own is no client's.
    expect(books?.apart).toMatchObject([
      { docNo: '271/26-27/000001', inReturn: 356, inBooks: 0, isFaulty: false, page: { to: '/stocks/slips/1' } },
    ]);
  });

  test('leave a credit note that came too late for GST to the statement alone, which is said', () => {
    const old = billOf(1, { month: '2025-03', issuedOn: '2025-03-05' });
    const late = creditNoteOf(1, { issuedOn: '2026-12-01' });
    const books = booksOf([old], [late], '2026-12');
    expect(books).toMatchObject({
      difference: 0,
      apart: [{ docNo: late.docNo, name: 'Konkan Carriers', inReturn: 0, inBooks: -196.67, isFaulty: false }],
    });
    expect(books?.apart[0]?.what).toContain('too late to take GST off');
  });

  test.each<[string, Partial<IssuedBill>, object]>([
    [
      'that is in no statement, as its client is not there,',
      { accountId: 'account-9' },
      { what: 'It is in no client’s statement.', inReturn: 1180, inBooks: 0 },
    ],
    ['whose parts come to another amount than its total', { total: 1190 }, { inReturn: 1180, inBooks: 1190 }],
  ])('differ by one %s which is named with the way to it', (_what, changes, told) => {
    const books = booksOf([billOf(1, changes), billOf(2)]);
    expect(books?.difference).toBe(changes.total ? 10 : 1180);
    expect(books?.apart).toMatchObject([
      { docNo: 'INV/26-27/000001', isFaulty: true, page: { to: '/sales/invoice?no=1' }, ...told },
    ]);
  });
});

test('a return of a branch is beside no statement, and says of an empty month that no tax invoice was issued', () => {
  const filing = selectFiling(registeredBusiness, '2026-10', NONE, DELHI_GSTIN);
  expect([filing.books, isEmptyReturn(filing)]).toEqual([undefined, true]);
  const of = (filer: string) => nothingIssued(filing, '2026-10', { filer, company: { stateCode: '' } });
  expect(of(DELHI_GSTIN)).toBe('No tax invoice and no credit note was issued in Oct 2026.');
  expect(of('')).toBe('No bill and no credit note was issued in Oct 2026.');
});
