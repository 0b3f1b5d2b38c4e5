import { createSelector } from '@reduxjs/toolkit';
import { isLive } from '@/store/billing/bills/bill';
import { transferBill } from '@/store/billing/transfers/transferBill';
import { isInvoiced } from '@/store/stock/challans/challan';
import { challanRuns } from './challanRuns';
import type { DocumentSeries } from './documentsIssued';
import { documentsOf, type MonthDocuments, type WithDocuments } from './monthDocuments';
import { challansGiven, selectBranchRegistrations, type Filer, type WithTransfers } from './registrations';
import { selectVouchersIssued } from './vouchersIssued';

/** A state that has what a return of any of our registrations tells of. */
export type WithFiled = WithDocuments & WithTransfers;

/** The month, `YYYY-MM`, of a return; the documents whose numbers are not given for good; and whose return it is. */
export type OfMonth = [month: string, unnumbered: ReadonlySet<string>, filer?: Filer];

export const monthAsked = (_state: unknown, ...[month]: OfMonth) => month;
export const unnumberedAsked = (_state: unknown, ...[, unnumbered]: OfMonth) => unnumbered;
export const filerAsked = (_state: unknown, ...[, , filer = '']: OfMonth) => filer;

const NONE: MonthDocuments = {
  issued: [],
  noted: [],
  debited: [],
  live: [],
  credited: [],
  taken: [],
  debits: [],
  waiting: 0,
};

/**
 * The documents of a month that one of our registrations issued, without those that wait for their numbers: bills to clients are the
 * company's, and tax invoices over transfers the giver's.
 */
export const selectMonthDocuments = createSelector(
  [
    ({ bills }: WithFiled) => bills,
    ({ creditNotes }: WithFiled) => creditNotes,
    ({ debitNotes }: WithFiled) => debitNotes,
    ({ challans }: WithFiled) => challans,
    ({ company }: WithFiled) => company,
    monthAsked,
    unnumberedAsked,
    filerAsked,
  ],
  (bills, creditNotes, debitNotes, challans, company, month, unnumbered, filer): MonthDocuments => {
    const own = filer === '' ? documentsOf({ bills, creditNotes, debitNotes }, month, unnumbered) : NONE;
    const transfers = challansGiven({ challans, company }, month, filer).filter(isInvoiced);
    const issued = transfers.filter(({ id }) => !unnumbered.has(id)).map(transferBill);
    return {
      ...own,
      issued: [...own.issued, ...issued],
      live: [...own.live, ...issued.filter(isLive)],
      waiting: own.waiting + transfers.length - issued.length,
    };
  },
);

const NO_SERIES: readonly DocumentSeries[] = [];

/** The challans within one registration, once we have several: until then nobody asks for their numbers. */
const selectChallanRuns = createSelector(
  [
    ({ challans }: WithTransfers) => challans,
    ({ company }: WithTransfers) => company,
    selectBranchRegistrations,
    monthAsked,
    unnumberedAsked,
    filerAsked,
  ],
  (challans, company, registrations, month, unnumbered, filer) =>
    registrations.length === 0
      ? NO_SERIES
      : challanRuns(
          challansGiven({ challans, company }, month, filer).filter(
            (challan) => !isInvoiced(challan) && !unnumbered.has(challan.id),
          ),
        ),
);

/** The numbers of vouchers and of challans that were given in a month by one of our registrations; vouchers are the company's. */
export const selectFurtherSeries = createSelector(
  [selectVouchersIssued, selectChallanRuns, filerAsked],
  (vouchers, challans, filer): DocumentSeries[] => [...(filer === '' ? vouchers : []), ...challans],
);
