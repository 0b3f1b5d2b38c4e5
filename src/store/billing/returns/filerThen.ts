import { createSelector } from '@reduxjs/toolkit';
import { companyNow } from '@/store/billing/company/company';
import { companyOfRecord } from '@/store/billing/papers/parties';
import { isApartIn } from '@/store/billing/periods/period';
import { tableRows } from '@/store/billing/receivables/sold';
import { filerAsked, monthAsked, selectDetailsOfMonth, unnumberedAsked, type OfMonth, type WithFiled } from './asked';
import { issuedDocuments } from './issuedDocuments';
import { challansGiven, filerOf } from './registrations';

/** The GST number and the state of whoever files, as the head of the file has them: of a company without a number by what of the month it tells. */
export const selectFilerThen = createSelector(
  [
    selectDetailsOfMonth,
    ({ bills }: WithFiled) => bills,
    ({ creditNotes }: WithFiled) => creditNotes,
    ({ debitNotes }: WithFiled) => debitNotes,
    ({ receipts }: WithFiled) => receipts,
    ({ challans }: WithFiled) => challans,
    monthAsked,
    unnumberedAsked,
    filerAsked,
  ],
  (company, bills, creditNotes, debitNotes, receipts, challans, month, unnumbered, filer) => {
    if (filer !== '' || companyNow({ company }).gstin !== '') return filerOf({ company }, filer);
    const { issued, noted, debited } = issuedDocuments({ bills, creditNotes, debitNotes, company }, month, unnumbered);
    return filerOf({ company }, '', [
      ...issued,
      ...noted,
      ...debited,
      ...tableRows(receipts).filter(({ on }) => on.startsWith(month)),
      ...tableRows(challans).filter(({ offeredOn }) => offeredOn.startsWith(month)),
    ]);
  },
);

/** The GST number under which the company files a month. */
export const ownNumberOf = (state: WithFiled, ...[month, unnumbered]: OfMonth): string =>
  selectFilerThen(state, month, unnumbered).gstin;

/**
 * Whether a document of the company's, by which of its details it shows, is of a return: under a number that the company had before it
 * is of that number's; what shows none is of the company's of now. All are of one return in a month that was closed so.
 */
export const selectIsFiled = createSelector(
  [selectDetailsOfMonth, ownNumberOf, filerAsked, (state: WithFiled, ...[month]: OfMonth) => isApartIn(state, month)],
  (company, own, filer, isApart) => {
    const isFiled = ({ companyId }: { companyId?: string | undefined }): boolean => {
      if (!isApart) return filer === '';
      const { gstin } = companyOfRecord({ company }, companyId);
      if (filer === '') return [own, gstin].includes('') || gstin === own;
      // What the company's own return tells is not told again in that of a branch under the same number.
      return own !== '' && filer !== own && gstin === filer;
    };
    return isFiled;
  },
);

/** The challans of which a return tells: those of the company under its number, or those that another registration gave. */
export const selectChallansFiled = createSelector(
  [({ challans }: WithFiled) => challans, selectDetailsOfMonth, selectIsFiled, filerAsked],
  (challans, company, isFiled, filer) => [
    ...challansGiven({ challans, company }, '').filter(isFiled),
    ...(filer === '' ? [] : challansGiven({ challans, company }, filer)),
  ],
);
