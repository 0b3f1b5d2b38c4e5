import { createSelector } from '@reduxjs/toolkit';
import type { WithCompany } from '@/store/billing/company/company';
import type { WithPeriods } from '@/store/billing/periods/period';
import type { Receipt, WithReceipts } from '@/store/billing/receipts/receipt';
import type { RefundVoucher, WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import type { WithOwed } from '@/store/billing/receivables/debts';
import { tableRows } from '@/store/billing/receivables/sold';
import { isVoucher } from './advanceTax';
import { monthAsked, unnumberedAsked, type WithFiled } from './asked';
import { selectIsFiled } from './filerThen';
import type { IsFiled } from './issuedDocuments';
import { seriesIn, type DocumentSeries } from './documentsIssued';

type Books = WithOwed & WithRefundVouchers & WithFiled;
type Money = WithOwed & WithReceipts & WithRefundVouchers & WithCompany & WithPeriods;

/** The receipts for advances and the refunds of such of a month, those of cancelled ones included. */
interface Vouchers {
  receipts: readonly Receipt[];
  refunds: readonly RefundVoucher[];
}

/** The vouchers of a month, `YYYY-MM`, in one of our returns, without the `unnumbered`. */
function vouchersOf(books: Money, month: string, unnumbered: ReadonlySet<string>, isFiled: IsFiled): Vouchers {
  const isOf = (one: { id: string; on: string; companyId?: string | undefined }) =>
    one.on.startsWith(month) && !unnumbered.has(one.id) && isFiled(one);
  return {
    receipts: tableRows(books.receipts).filter((receipt) => isOf(receipt) && isVoucher(books, receipt)),
    refunds: tableRows(books.refundVouchers).filter((refund) => isOf(refund) && refund.tax !== undefined),
  };
}

/** The same, found anew when any of it changes. */
export const selectVouchers = createSelector(
  [
    ({ bills }: Books) => bills,
    ({ openings }: Books) => openings,
    ({ debitNotes }: Books) => debitNotes,
    ({ receipts }: Books) => receipts,
    ({ refundVouchers }: Books) => refundVouchers,
    ({ company }: Books) => company,
    ({ periods }: Books) => periods,
    selectIsFiled,
    monthAsked,
    unnumberedAsked,
  ],
  (bills, openings, debitNotes, receipts, refundVouchers, company, periods, isFiled, month, unnumbered) =>
    vouchersOf({ bills, openings, debitNotes, receipts, refundVouchers, company, periods }, month, unnumbered, isFiled),
);

/** The numbers that those vouchers got. */
export const selectVouchersIssued = createSelector([selectVouchers], ({ receipts, refunds }): DocumentSeries[] => [
  ...seriesIn('Receipt voucher', receipts),
  ...seriesIn('Refund voucher', refunds),
]);
