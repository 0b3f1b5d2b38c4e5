import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { putEdit, type Edit } from '@/store/kit/edit';
import { tableBefore, tableOf } from '@/store/kit/table';
import type { Branch, BranchDraft } from './branch';
import { branchFitting, type BranchImport } from './branchFitting';

const branches = tableOf<Branch>();

/** A table of the given branches. */
export const branchTable = branches.of;

export const branchesSlice = createSlice({
  name: 'branches',
  initialState: branches.empty,
  reducers: {
    branchAdded: {
      prepare: (draft: BranchDraft) => ({ payload: { ...draft, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<BranchDraft & { id: string }>) => branches.number(state, payload),
    },
    /** Carries only what was changed, and what it was. */
    branchEdited: {
      prepare: (id: string, edit: Edit<BranchDraft>) => ({ payload: { id, edit } }),
      reducer(state, { payload: { id, edit } }: PayloadAction<{ id: string; edit: Edit<BranchDraft> }>) {
        const branch = state.entities[id];
        if (branch) putEdit<BranchDraft>(branch, edit);
      },
    },
    /** A file's rows at once; what somebody changed or added meanwhile stays as it is, the rest goes in. */
    branchesImported: {
      prepare: ({ added, edits }: BranchImport<BranchDraft>) => ({
        payload: { added: added.map((draft) => ({ ...draft, id: nanoid() })), edits },
      }),
      reducer(state, { payload }: PayloadAction<BranchImport>) {
        const { added, edits } = branchFitting(tableBefore(state), payload);
        for (const { id, edit } of edits) {
          const branch = state.entities[id];
          if (branch) putEdit<BranchDraft>(branch, edit);
        }
        for (const one of added) branches.number(state, one);
      },
    },
  },
  selectors: { ...branches.getSelectors() },
});

export const { branchAdded, branchEdited, branchesImported } = branchesSlice.actions;
export const { selectAll: selectBranches, selectById: selectBranch } = branchesSlice.selectors;
