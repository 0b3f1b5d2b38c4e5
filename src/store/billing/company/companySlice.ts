import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { reapplied, type Edit } from '@/store/kit/edit';
import { tableOf } from '@/store/kit/table';
import { companyNow, type Company, type CompanyRow } from './company';

const company = tableOf<CompanyRow>();

/** A table of the given versions of the company's details. */
export const companyTable = company.of;

export const companySlice = createSlice({
  name: 'company',
  initialState: company.empty,
  reducers: {
    /** Something of the company's details is another from now on; what they were stays with what was issued. */
    companyChanged: {
      prepare: (edit: Edit<Company>) => ({ payload: { id: nanoid(), edit } }),
      reducer(state, { payload: { id, edit } }: PayloadAction<{ id: string; edit: Edit<Company> }>) {
        const {
          id: _before,
          number: _number,
          ...now
        } = companyNow({ company: state }) as Partial<CompanyRow> & Company;
        company.number(state, { ...reapplied(now, edit), id });
      },
    },
  },
});

export const { companyChanged } = companySlice.actions;
