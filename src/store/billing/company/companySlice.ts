import { createSlice } from '@reduxjs/toolkit';
import { companyChanged } from '@/store/facts/company';
import { reapplied } from '@/store/kit/edit';
import { tableOf } from '@/store/kit/table';
import { companyNow, type Company, type CompanyRow } from './company';

const company = tableOf<CompanyRow>();

/** A table of the given versions of the company's details. */
export const companyTable = company.of;

export const companySlice = createSlice({
  name: 'company',
  initialState: company.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(companyChanged, (state, { payload: { id, edit } }) => {
      const { id: _before, number: _number, ...now } = companyNow({ company: state }) as Partial<CompanyRow> & Company;
      company.number(state, { ...reapplied(now, edit), id });
    }),
});
