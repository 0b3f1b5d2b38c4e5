import { createSelector } from '@reduxjs/toolkit';
import { formatCountOf } from '@/format';
import { paths } from '@/paths';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import { partsOf } from '@/store/kit/partOf';
import { filerAsked, monthAsked, unnumberedAsked, type WithFiled } from './asked';
import { selectOtherNumbers } from './earlierNumbers';
import { selectMonthDocuments } from './filedDocuments';
import type { Missing } from './missing';
import { selectVouchers } from './vouchersIssued';

type Books = WithDebts & WithRefundVouchers & WithFiled;

const selectBooks = partsOf<Books>()(
  'bills',
  'creditNotes',
  'debitNotes',
  'receipts',
  'openings',
  'writeOffs',
  'refundVouchers',
  'challans',
  'branches',
  'company',
  'periods',
);

/** That the company issued something of a month under another GST number than the one that files it, with the way to that number's return: a new number files nothing of an old one. */
export const selectOfOtherNumber = createSelector(
  [selectBooks, monthAsked, unnumberedAsked, filerAsked],
  (books, month, unnumbered, filer): Missing[] => {
    if (filer !== '') return [];
    return selectOtherNumbers(books, month, unnumbered).flatMap((gstin) => {
      const { live, taken, debits, amended } = selectMonthDocuments(books, month, unnumbered, gstin);
      const { receipts, refunds } = selectVouchers(books, month, unnumbered, gstin);
      const count = [live, taken, debits, amended.is.live, amended.moved.live, receipts, refunds].reduce(
        (sum, { length }) => sum + length,
        0,
      );
      const isOne = count === 1;
      const what = `${formatCountOf(count, 'document')} ${isOne ? 'is' : 'are'} in the return of ${gstin}, under which ${isOne ? 'it was' : 'they were'} issued, and not in this one.`;
      const mend = { label: 'Open its return', to: `${paths.sales.taxReturns}?month=${month}&gstin=${gstin}` };
      return count === 0 ? [] : [{ id: `${gstin} number`, accountId: '', docNo: gstin, name: '', what, mend }];
    });
  },
);
