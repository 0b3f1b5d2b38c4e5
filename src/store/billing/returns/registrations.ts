import { createSelector } from '@reduxjs/toolkit';
import { companyNow, type Company, type WithCompany } from '@/store/billing/company/company';
import { companyOfRecord } from '@/store/billing/papers/parties';
import { closingOf, type WithPeriods } from '@/store/billing/periods/period';
import type { Challan } from '@/store/stock/challans/challan';
import type { StockState } from '@/store/stock/onHand/stockState';

/** A state that knows what goes between our registrations. */
export type WithTransfers = Pick<StockState, 'branches' | 'challans'> & WithCompany;

/** Whose return it is: of the registration with that GST number, or where that is blank of the company. */
export type Filer = string;

/** A document, as far as it tells which of the company's details it shows. */
export interface Showing {
  companyId?: string | undefined;
}

/** The GST number and the state of whoever files. */
export function filerOf(state: WithCompany, filer: Filer): Pick<Company, 'gstin' | 'stateCode'> {
  const { gstin, stateCode } = filer === '' ? companyNow(state) : { gstin: filer, stateCode: filer.slice(0, 2) };
  return { gstin, stateCode };
}

/** By which registration a challan was given: blank where that is the company's. */
export function giverOfChallan(state: WithCompany, { consignment, companyId }: Challan): Filer {
  const gstin = consignment?.consignor.gstin;
  return gstin === undefined || gstin === companyOfRecord(state, companyId).gstin ? '' : gstin;
}

/** A registration of ours besides the company's, with the branches that it is of. */
export interface BranchRegistration {
  gstin: string;
  name: string;
}

/** Our registrations besides the company's: those of branches, and those by which branches gave something before. */
export const selectBranchRegistrations = createSelector(
  [
    ({ branches }: WithTransfers) => branches,
    ({ challans }: WithTransfers) => challans,
    ({ company }: WithTransfers) => company,
  ],
  (branches, challans, company): BranchRegistration[] => {
    const names = new Map<string, string[]>();
    for (const { branch, gstin = '' } of Object.values(branches.entities))
      if (gstin !== '' && gstin !== companyNow({ company }).gstin)
        names.set(gstin, [...(names.get(gstin) ?? []), branch]);
    for (const challan of Object.values(challans.entities)) {
      const gstin = challan.consignment ? giverOfChallan({ company }, challan) : '';
      if (gstin !== '' && !names.has(gstin)) names.set(gstin, []);
    }
    return [...names].map(([gstin, all]) => ({ gstin, name: all.join(', ') }));
  },
);

const gstinsOf = createSelector([selectBranchRegistrations], (registrations) =>
  registrations.map(({ gstin }) => gstin),
);

/** Our GST numbers besides the company's, as a month's return, `YYYY-MM`, knows them: those with which it was closed, else those of now. */
export const registrationsOfMonth = (state: WithTransfers & WithPeriods, month: string): readonly string[] =>
  closingOf(state, month)?.registrations ?? gstinsOf(state);

/** Whether a return is the company's, under its number of now or one that it had before: its documents go to clients. */
export const isOfCompany = ({ company: { ids, entities } }: WithCompany, filer: Filer): boolean =>
  filer === '' || ids.some((id) => entities[id]?.gstin === filer);
