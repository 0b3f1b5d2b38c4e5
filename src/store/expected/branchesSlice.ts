import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { BranchStock } from './expected';

const branches = createEntityAdapter<BranchStock>();

/** A table of the given branches' stock. */
export const branchTable = (rows: readonly BranchStock[]) => branches.getInitialState(undefined, rows);

export const branchesSlice = createSlice({
  name: 'branches',
  initialState: branches.getInitialState(),
  reducers: {},
  selectors: { ...branches.getSelectors() },
});

export const { selectAll: selectBranches, selectById: selectBranch } = branchesSlice.selectors;
