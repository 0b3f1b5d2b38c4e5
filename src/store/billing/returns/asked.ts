import { createSelector } from '@reduxjs/toolkit';
import { detailsOfMonth } from '@/store/billing/periods/detailsOfMonth';
import type { WithPeriods } from '@/store/billing/periods/period';
import type { WithReceipts } from '@/store/billing/receipts/receipt';
import type { WithOpenings } from '@/store/billing/openings/opening';
import type { WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import type { WithDocuments } from './issuedDocuments';
import type { Filer, WithTransfers } from './registrations';

/** A state that has what a return of any of our registrations tells of. */
export type WithFiled = WithDocuments & WithTransfers & WithPeriods & WithReceipts & WithOpenings & WithRefundVouchers;

/** The month, `YYYY-MM`, of a return; the documents whose numbers are not given for good; and whose return it is. */
export type OfMonth = [month: string, unnumbered: ReadonlySet<string>, filer?: Filer];

export const monthAsked = (_state: unknown, ...[month]: OfMonth) => month;
export const unnumberedAsked = (_state: unknown, ...[, unnumbered]: OfMonth) => unnumbered;
export const filerAsked = (_state: unknown, ...[, , filer = '']: OfMonth) => filer;

/** The company's details by which a month's return is. */
export const selectDetailsOfMonth = createSelector(
  [({ company }: WithFiled) => company, ({ periods }: WithFiled) => periods, monthAsked],
  (company, periods, month) => detailsOfMonth({ company, periods }, month),
);
