import { createSlice } from '@reduxjs/toolkit';
import { branchAdded, branchEdited, branchesImported } from '@/store/facts/branches';
import { putEdit } from '@/store/kit/edit';
import { tableBefore, tableOf } from '@/store/kit/table';
import type { Branch, BranchDraft } from './branch';
import { branchFitting } from './branchFitting';

const branches = tableOf<Branch>();

/** A table of the given branches. */
export const branchTable = branches.of;

export const branchesSlice = createSlice({
  name: 'branches',
  initialState: branches.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(branchAdded, (state, { payload }) => branches.number(state, payload))
      .addCase(branchEdited, (state, { payload: { id, edit } }) => {
        const branch = state.entities[id];
        if (branch) putEdit<BranchDraft>(branch, edit);
      })
      .addCase(branchesImported, (state, { payload }) => {
        const { added, edits } = branchFitting(tableBefore(state), payload);
        for (const { id, edit } of edits) {
          const branch = state.entities[id];
          if (branch) putEdit<BranchDraft>(branch, edit);
        }
        for (const one of added) branches.number(state, one);
      }),
  selectors: { ...branches.getSelectors() },
});

export const { selectAll: selectBranches, selectById: selectBranch } = branchesSlice.selectors;
