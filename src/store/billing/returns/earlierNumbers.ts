import { createSelector } from '@reduxjs/toolkit';
import { companyNow } from '@/store/billing/company/company';
import type { WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import type { Numbered, Table } from '@/store/kit/table';
import type { WithFiled } from './asked';
import { ownNumberOf } from './filerThen';
import { registrationsOfMonth, selectBranchRegistrations, type BranchRegistration, type Filer } from './registrations';

type Books = WithFiled & WithRefundVouchers;

interface Showing extends Numbered {
  companyId?: string | undefined;
}

/** The GST numbers that the company had before, and under which it issued something: each files that in a return of its own. */
export const selectEarlierNumbers = createSelector(
  [
    ({ company }: Books) => company,
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
    const earlier = new Set(company.ids.map(numberOf).filter((gstin) => gstin !== '' && gstin !== now));
    const shown = new Set<string>();
    for (const { ids, entities } of earlier.size === 0 ? [] : tables)
      for (const id of ids) shown.add(numberOf(entities[id]?.companyId));
    return [...earlier].filter((gstin) => shown.has(gstin));
  },
);

/** Whose returns there are besides the company's of now: of branches' registrations, and of the company under a number of before. */
export const selectRegistrations = createSelector(
  [selectBranchRegistrations, selectEarlierNumbers],
  (branches, earlier): readonly BranchRegistration[] => [
    ...branches,
    ...earlier
      .filter((gstin) => branches.every((one) => one.gstin !== gstin))
      .map((gstin) => ({ gstin, name: 'Company, before' })),
  ],
);

/** Whose returns a month, `YYYY-MM`, has, each document being in one of them. */
export function filersOfMonth(state: Books, month: string, unnumbered: ReadonlySet<string>): readonly Filer[] {
  const own = ownNumberOf(state, month, unnumbered);
  const earlier = selectEarlierNumbers(state).filter((gstin) => gstin !== own);
  return [...new Set(['', ...registrationsOfMonth(state, month), ...earlier])];
}
