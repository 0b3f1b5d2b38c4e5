import { createSelector } from '@reduxjs/toolkit';
import { isLive } from '@/store/billing/bills/bill';
import { transferBill, transferCredit } from '@/store/billing/transfers/transferBill';
import { openCredit } from '@/store/billing/transfers/creditRules';
import { isInvoiced } from '@/store/stock/challans/challan';
import { dayOfDocument } from '@/store/stock/challans/invoiceDay';
import { challanRuns } from './challanRuns';
import type { DocumentSeries } from './documentsIssued';
import { challanMend } from './mending';
import type { Missing } from './missing';
import { NONE_AMENDED } from './amendedDocuments';
import { detailsOfMonth } from '@/store/billing/periods/detailsOfMonth';
import type { WithPeriods } from '@/store/billing/periods/period';
import type { WithDocuments } from './issuedDocuments';
import { documentsOf, type MonthDocuments } from './monthDocuments';
import { challansGiven, registrationsOfMonth, type Filer, type WithTransfers } from './registrations';
import { selectVouchersIssued } from './vouchersIssued';

/** A state that has what a return of any of our registrations tells of. */
export type WithFiled = WithDocuments & WithTransfers & WithPeriods;

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

const NONE: MonthDocuments = {
  issued: [],
  noted: [],
  debited: [],
  live: [],
  credited: [],
  taken: [],
  debits: [],
  waiting: 0,
  amended: NONE_AMENDED,
};

/**
 * The documents of a month that one of our registrations issued, without those that wait for their numbers: bills to clients are the
 * company's, and tax invoices over transfers, with the credit notes on them, the giver's.
 */
export const selectMonthDocuments = createSelector(
  [
    ({ bills }: WithFiled) => bills,
    ({ creditNotes }: WithFiled) => creditNotes,
    ({ debitNotes }: WithFiled) => debitNotes,
    ({ challans }: WithFiled) => challans,
    selectDetailsOfMonth,
    monthAsked,
    unnumberedAsked,
    filerAsked,
  ],
  (bills, creditNotes, debitNotes, challans, company, month, unnumbered, filer): MonthDocuments => {
    const own = filer === '' ? documentsOf({ bills, creditNotes, debitNotes, company }, month, unnumbered) : NONE;
    const isNumbered = ({ id }: { id: string }) => !unnumbered.has(id);
    const given = challansGiven({ challans, company }, filer).filter(isInvoiced);
    const invoices = given.map(transferBill).filter(({ issuedOn }) => issuedOn.startsWith(month));
    const credits = given.flatMap(transferCredit).filter(({ note }) => note.issuedOn.startsWith(month));
    const issued = invoices.filter(isNumbered);
    const credited = credits.filter(({ note }) => isNumbered(note));
    return {
      ...own,
      issued: [...own.issued, ...issued],
      live: [...own.live, ...issued.filter(isLive)],
      noted: [...own.noted, ...credited.map(({ note }) => note)],
      credited: [...own.credited, ...credited],
      taken: [...own.taken, ...credited],
      waiting: own.waiting + invoices.length - issued.length + credits.length - credited.length,
    };
  },
);

const NO_SERIES: readonly DocumentSeries[] = [];

/** The challans within one registration, once we have several: until then nobody asks for their numbers. */
const selectChallanRuns = createSelector(
  [
    ({ challans }: WithFiled) => challans,
    selectDetailsOfMonth,
    (state: WithFiled, ...[month]: OfMonth) => registrationsOfMonth(state, month),
    monthAsked,
    unnumberedAsked,
    filerAsked,
  ],
  (challans, company, registrations, month, unnumbered, filer) =>
    registrations.length === 0
      ? NO_SERIES
      : challanRuns(
          challansGiven({ challans, company }, filer).filter(
            (challan) => challan.offeredOn.startsWith(month) && !isInvoiced(challan) && !unnumbered.has(challan.id),
          ),
        ),
);

/** The numbers of vouchers and of challans that were given in a month by one of our registrations; vouchers are the company's. */
export const selectFurtherSeries = createSelector(
  [selectVouchersIssued, selectChallanRuns, filerAsked],
  (vouchers, challans, filer): DocumentSeries[] => [...(filer === '' ? vouchers : []), ...challans],
);

/** The tax invoices of a month over transfers whose credit notes are still due. */
export const selectCreditsDue = createSelector(
  [({ challans }: WithTransfers) => challans, ({ company }: WithTransfers) => company, monthAsked, filerAsked],
  (challans, company, month, filer): Missing[] =>
    challansGiven({ challans, company }, filer)
      .filter(isInvoiced)
      .filter((challan) => dayOfDocument(challan).startsWith(month) && openCredit(challan) !== undefined)
      .map(({ id, number, consignment: { invoice } }) => ({
        id,
        accountId: '',
        docNo: invoice.docNo,
        name: invoice.recipient.name,
        what: `Some of it was not accepted: issue the credit note on challan ${number}.`,
        mend: challanMend(number),
      })),
);
