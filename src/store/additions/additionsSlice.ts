import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { nextId } from '@/store/nextId';
import type { YesNo } from '@/store/yesNo';

export const DEVICE_TYPES = ['AIS 140 tracker', 'Basic tracker', 'OBD tracker', 'Bike tracker', 'Asset tracker'] as const;

/** A new device as its form holds it (spec 3, New device addition); `date` is an ISO date. */
export interface AdditionDraft {
  date: string;
  clientName: string;
  company: string;
  vehicleNo: string;
  imei: string;
  deviceType: (typeof DEVICE_TYPES)[number];
  billing: YesNo;
}

export interface Addition extends AdditionDraft {
  id: number;
}

const additions = createEntityAdapter<Addition>();

/** A table of the given additions. */
export const additionTable = (rows: readonly Addition[]) => additions.getInitialState(undefined, rows);

export const additionsSlice = createSlice({
  name: 'additions',
  initialState: additions.getInitialState(),
  reducers: {
    /** Add New Device adds a row (D35). */
    additionRecorded: (state, { payload }: PayloadAction<AdditionDraft>) => {
      additions.addOne(state, { ...payload, id: nextId(state) });
    },
    additionEdited: {
      prepare: (id: number, draft: AdditionDraft) => ({ payload: { id, draft } }),
      reducer(state, { payload: { id, draft } }: PayloadAction<{ id: number; draft: AdditionDraft }>) {
        additions.updateOne(state, { id, changes: draft });
      },
    },
  },
  selectors: { ...additions.getSelectors() },
});

export const { additionRecorded, additionEdited } = additionsSlice.actions;
export const { selectAll: selectAdditions } = additionsSlice.selectors;
