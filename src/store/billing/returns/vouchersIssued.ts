import { createSelector } from '@reduxjs/toolkit';
import { companyOfMoney } from '@/store/billing/periods/detailsOfMonth';
import type { WithPeriods } from '@/store/billing/periods/period';
import type { WithCompany } from '@/store/billing/company/company';
import type { Receipt, WithReceipts } from '@/store/billing/receipts/receipt';
import type { RefundVoucher, WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import type { WithOwed } from '@/store/billing/receivables/debts';
import { tableRows } from '@/store/billing/receivables/sold';
import { advanceThen, bearsGst } from './advanceTax';
import { seriesIn, type DocumentSeries } from './documentsIssued';

type Books = WithOwed & WithReceipts & WithRefundVouchers & WithCompany & WithPeriods;

/** Whether some of the money that a receipt tells of was an advance when it came: then it is a receipt voucher (rule 50 of the CGST Rules). */
const isAdvance = (books: Books, receipt: Receipt): boolean =>
  bearsGst(companyOfMoney(books, receipt), receipt) && advanceThen(books, receipt) > 0;

/** The receipts for advances and the refunds of such of a month, those of cancelled ones included. */
interface Vouchers {
  receipts: readonly Receipt[];
  refunds: readonly RefundVoucher[];
}

/** The vouchers of a month, `YYYY-MM`, without the `unnumbered`. */
function vouchersOf(books: Books, month: string, unnumbered: ReadonlySet<string>): Vouchers {
  const isOf = ({ id, on }: { id: string; on: string }) => on.startsWith(month) && !unnumbered.has(id);
  return {
    receipts: tableRows(books.receipts).filter((receipt) => isOf(receipt) && isAdvance(books, receipt)),
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
    (_state: Books, month: string) => month,
    (_state: Books, _month: string, unnumbered: ReadonlySet<string>) => unnumbered,
  ],
  (bills, openings, debitNotes, receipts, refundVouchers, company, periods, month, unnumbered) =>
    vouchersOf({ bills, openings, debitNotes, receipts, refundVouchers, company, periods }, month, unnumbered),
);

/** The numbers that those vouchers got. */
export const selectVouchersIssued = createSelector([selectVouchers], ({ receipts, refunds }): DocumentSeries[] => [
  ...seriesIn('Receipt voucher', receipts),
  ...seriesIn('Refund voucher', refunds),
]);
