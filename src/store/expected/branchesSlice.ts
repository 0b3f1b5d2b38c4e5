import { createSlice } from '@reduxjs/toolkit';
import { numbered, tableOf } from '@/store/table';
import type { BranchStock } from './expected';

const branches = tableOf<BranchStock>();

/** A table of the given branches' stock. */
export const branchTable = branches.of;

export const branchesSlice = createSlice({
  name: 'branches',
  initialState: branches.empty,
  reducers: {},
  selectors: {
    ...branches.getSelectors(),
    /** The branch with the number in an address. */
    selectBranchNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const { selectAll: selectBranches, selectBranchNumbered } = branchesSlice.selectors;
