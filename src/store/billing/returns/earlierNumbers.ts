import { createSelector } from '@reduxjs/toolkit';
import { companyNow } from '@/store/billing/company/company';
import { isApartIn } from '@/store/billing/periods/period';
import type { WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import type { Numbered, Table } from '@/store/kit/table';
import { selectDetailsOfMonth, type OfMonth, type WithFiled } from './asked';
import { selectBranchNumbers } from './filerThen';
import { ownNumberOf } from './ownThen';
import { selectBranchRegistrations, type BranchRegistration, type Filer } from './registrations';

type Books = WithFiled & WithRefundVouchers;

interface Showing extends Numbered {
  companyId?: string | undefined;
}

/** The GST numbers of the company's under which it issued something, where it had others than that of now; for a closed month of then. */
const selectNumbersShown = createSelector(
  [
    selectDetailsOfMonth,
    ({ bills }: Books): Table<Showing> => bills,
    ({ creditNotes }: Books): Table<Showing> => creditNotes,
    ({ debitNotes }: Books): Table<Showing> => debitNotes,
    ({ receipts }: Books): Table<Showing> => receipts,
    ({ refundVouchers }: Books): Table<Showing> => refundVouchers,
    ({ challans }: Books): Table<Showing> => challans,
  ],
  (company, ...tables): readonly string[] => {
    const { gstin: now } = companyNow({ company });
    const numberOf = (id: string | undefined) => company.entities[id ?? company.ids[0] ?? '']?.gstin ?? '';
    const all = new Set(company.ids.map(numberOf).filter((gstin) => gstin !== ''));
    const shown = new Set<string>();
    for (const { ids, entities } of [...all].every((gstin) => gstin === now) ? [] : tables)
      for (const id of ids) shown.add(numberOf(entities[id]?.companyId));
    return [...all].filter((gstin) => shown.has(gstin));
  },
);

/** The numbers of the company's other than the one that files a month, `YYYY-MM`: each has what was issued under it in a return of its own. */
export const selectOtherNumbers = createSelector(
  [
    selectNumbersShown,
    ownNumberOf,
    selectBranchNumbers,
    (state: Books, ...[month]: OfMonth) => isApartIn(state, month),
  ],
  // The return of a company that has no number any more has all that it issued under earlier ones which no branch has.
  (shown, own, branches, isApart): readonly string[] =>
    isApart ? shown.filter((gstin) => branches.includes(gstin) || (own !== '' && gstin !== own)) : [],
);

/** Whose returns of a month there are besides the company's: of branches' registrations, and of the company under another number. */
export const selectRegistrations = createSelector(
  [selectBranchRegistrations, selectBranchNumbers, selectOtherNumbers],
  (named, branches, others): readonly BranchRegistration[] => [
    ...branches.map((gstin) => named.find((one) => one.gstin === gstin) ?? { gstin, name: '' }),
    ...others.filter((gstin) => !branches.includes(gstin)).map((gstin) => ({ gstin, name: 'Company, before' })),
  ],
);

/** Whose returns a month, `YYYY-MM`, has, each document being in one of them. */
export const filersOfMonth = (state: Books, month: string, unnumbered: ReadonlySet<string>): readonly Filer[] => [
  ...new Set(['', ...selectBranchNumbers(state, month, unnumbered), ...selectOtherNumbers(state, month, unnumbered)]),
];
