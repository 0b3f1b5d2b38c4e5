import { createSelector } from '@reduxjs/toolkit';
import { companyNow } from '@/store/billing/company/company';
import { companyOfRecord } from '@/store/billing/papers/parties';
import { billOfCredit } from '@/store/billing/creditNotes/creditedDocument';
import { isApartIn } from '@/store/billing/periods/period';
import { tableRows } from '@/store/billing/receivables/sold';
import { partsOf } from '@/store/kit/partOf';
import { filerAsked, selectDetailsOfMonth, type OfMonth, type WithFiled } from './asked';
import type { IsFiled } from './issuedDocuments';
import { ownNumberOf, selectOwnThen } from './ownThen';
import { filerOf, giverOfChallan, registrationsOfMonth, type Filer, type Showing } from './registrations';

const apartAsked = (state: WithFiled, ...[month]: OfMonth) => isApartIn(state, month);

/** The GST numbers of branches with returns of a month of their own: a number files one, which is the company's where it has this number. */
export const selectBranchNumbers = createSelector(
  [(state: WithFiled, ...[month]: OfMonth) => registrationsOfMonth(state, month), selectDetailsOfMonth],
  (registrations, company): readonly string[] => {
    const { gstin: now } = companyNow({ company });
    return registrations.filter((gstin) => gstin !== now);
  },
);

/** Whose return of a month is the company's: its own, or that of the branch which has the number that the company gave up. */
export const selectCompanysFiler = createSelector(
  [ownNumberOf, selectBranchNumbers, apartAsked],
  (own, branches, isApart): Filer => (isApart && branches.includes(own) ? own : ''),
);

/** The GST number and the state of whoever files, as the head of the file has them. */
export const selectFilerThen = createSelector(
  [selectDetailsOfMonth, selectOwnThen, selectCompanysFiler, filerAsked],
  (company, own, companys, filer) => (filer === '' && companys === '' ? own : filerOf({ company }, filer)),
);

/** Whose return of a month has what shows a GST number of ours: what shows none is of the company's of now, as is all of one that has none. */
const selectFiledBy = createSelector(
  [ownNumberOf, selectBranchNumbers, selectCompanysFiler],
  (own, branches, companys) =>
    (gstin: string): Filer =>
      !branches.includes(gstin) && (own === '' || ['', own].includes(gstin)) ? companys : gstin,
);

/** Whether a document of the company's, by which of its details it shows, or a note that shows no number by those of its bill, is of a return. All are of one in a month that was closed so. */
export const selectIsFiled = createSelector(
  [selectDetailsOfMonth, partsOf<WithFiled>()('bills', 'debitNotes'), selectFiledBy, filerAsked, apartAsked],
  (company, books, filedBy, filer, isApart) => {
    const shownBy = ({ companyId }: Showing) => companyOfRecord({ company }, companyId).gstin;
    const numberOf = (document: Parameters<IsFiled>[0]): string => {
      const { billId } = document;
      const bill = shownBy(document) === '' && billId !== undefined ? billOfCredit(books, { billId }) : undefined;
      return shownBy(bill ?? document);
    };
    const isFiled: IsFiled = (document) => (isApart ? filedBy(numberOf(document)) : '') === filer;
    return isFiled;
  },
);

/** The challans of which a return tells: those of the company under its number, or those that another registration gave. */
export const selectChallansFiled = createSelector(
  [({ challans }: WithFiled) => challans, selectDetailsOfMonth, selectIsFiled, selectFiledBy, filerAsked],
  (challans, company, isFiled, filedBy, filer) =>
    tableRows(challans).filter((challan) => {
      const giver = giverOfChallan({ company }, challan);
      return giver === '' ? isFiled(challan) : filedBy(giver) === filer;
    }),
);
