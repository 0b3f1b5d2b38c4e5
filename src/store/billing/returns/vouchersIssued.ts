import { createSelector } from '@reduxjs/toolkit';
import { companyOfRecord } from '@/store/billing/papers/parties';
import type { WithCompany } from '@/store/billing/company/company';
import type { Receipt, WithReceipts } from '@/store/billing/receipts/receipt';
import type { WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import type { WithOwed } from '@/store/billing/receivables/debts';
import { advanceThen, bearsGst } from './advances';
import { seriesIn, type DocumentSeries } from './documentsIssued';

type Books = WithOwed & WithReceipts & WithRefundVouchers & WithCompany;

/** Whether some of the money that a receipt tells of was an advance when it came: then it is a receipt voucher (rule 50 of the CGST Rules). */
const isAdvance = (books: Books, receipt: Receipt): boolean =>
  bearsGst(companyOfRecord(books, receipt.companyId), receipt) && advanceThen(books, receipt) > 0;

/** The numbers that receipts for advances and refunds of such got in a month, `YYYY-MM`, those of cancelled ones included; without the `unnumbered`. */
function vouchersIssued(books: Books, month: string, unnumbered: ReadonlySet<string>): DocumentSeries[] {
  const isOf = ({ id, on }: { id: string; on: string }) => on.startsWith(month) && !unnumbered.has(id);
  const receipts = books.receipts.ids.flatMap((id) => books.receipts.entities[id] ?? []).filter(isOf);
  const refunds = books.refundVouchers.ids.flatMap((id) => books.refundVouchers.entities[id] ?? []).filter(isOf);
  return [
    ...seriesIn(
      'Receipt voucher',
      receipts.filter((receipt) => isAdvance(books, receipt)),
    ),
    ...seriesIn(
      'Refund voucher',
      refunds.filter(({ tax }) => tax !== undefined),
    ),
  ];
}

/** The same, counted anew when any of it changes. */
export const selectVouchersIssued = createSelector(
  [
    ({ bills }: Books) => bills,
    ({ openings }: Books) => openings,
    ({ debitNotes }: Books) => debitNotes,
    ({ receipts }: Books) => receipts,
    ({ refundVouchers }: Books) => refundVouchers,
    ({ company }: Books) => company,
    (_state: Books, month: string) => month,
    (_state: Books, _month: string, unnumbered: ReadonlySet<string>) => unnumbered,
  ],
  (bills, openings, debitNotes, receipts, refundVouchers, company, month, unnumbered) =>
    vouchersIssued({ bills, openings, debitNotes, receipts, refundVouchers, company }, month, unnumbered),
);
