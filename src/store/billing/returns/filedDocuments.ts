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
import { documentsOf, type MonthDocuments } from './monthDocuments';
import { monthAsked, selectDetailsOfMonth, unnumberedAsked, type OfMonth, type WithFiled } from './asked';
import { selectChallansFiled, selectIsFiled } from './filerThen';
import { registrationsOfMonth } from './registrations';
import { selectVouchersIssued } from './vouchersIssued';

/**
 * The documents of a month that one of our registrations issued, without those that wait for their numbers: bills to clients are of
 * the company's number that they show, and tax invoices over transfers, with the credit notes on them, the giver's.
 */
export const selectMonthDocuments = createSelector(
  [
    ({ bills }: WithFiled) => bills,
    ({ creditNotes }: WithFiled) => creditNotes,
    ({ debitNotes }: WithFiled) => debitNotes,
    selectChallansFiled,
    selectDetailsOfMonth,
    selectIsFiled,
    monthAsked,
    unnumberedAsked,
  ],
  (bills, creditNotes, debitNotes, challans, company, isFiled, month, unnumbered): MonthDocuments => {
    const own = documentsOf({ bills, creditNotes, debitNotes, company }, month, unnumbered, isFiled);
    const isNumbered = ({ id }: { id: string }) => !unnumbered.has(id);
    const given = challans.filter(isInvoiced);
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
    selectChallansFiled,
    (state: WithFiled, ...[month]: OfMonth) => registrationsOfMonth(state, month),
    monthAsked,
    unnumberedAsked,
  ],
  (challans, registrations, month, unnumbered) =>
    registrations.length === 0
      ? NO_SERIES
      : challanRuns(
          challans.filter(
            (challan) => challan.offeredOn.startsWith(month) && !isInvoiced(challan) && !unnumbered.has(challan.id),
          ),
        ),
);

/** The numbers of vouchers and of challans that were given in a month by one of our registrations. */
export const selectFurtherSeries = createSelector(
  [selectVouchersIssued, selectChallanRuns],
  (vouchers, challans): DocumentSeries[] => [...vouchers, ...challans],
);

/** The tax invoices of a month over transfers whose credit notes are still due. */
export const selectCreditsDue = createSelector([selectChallansFiled, monthAsked], (challans, month): Missing[] =>
  challans
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
