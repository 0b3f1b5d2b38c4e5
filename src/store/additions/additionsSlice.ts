import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { putEdit, type Edit } from '@/store/edit';
import { tableOf, type Numbered } from '@/store/table';
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

/** A new device in its list. */
export interface Addition extends Numbered, AdditionDraft {}

const additions = tableOf<Addition>();

/** A table of the given additions. */
export const additionTable = additions.of;

export const additionsSlice = createSlice({
  name: 'additions',
  initialState: additions.empty,
  reducers: {
    /** Add New Device adds a row (D35). */
    additionRecorded: {
      prepare: (draft: AdditionDraft) => ({ payload: { ...draft, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Omit<Addition, 'number'>>) => additions.number(state, payload),
    },
    /** Carries only what was changed, and what it was. */
    additionEdited: {
      prepare: (id: string, edit: Edit<AdditionDraft>) => ({ payload: { id, edit } }),
      reducer(state, { payload: { id, edit } }: PayloadAction<{ id: string; edit: Edit<AdditionDraft> }>) {
        const addition = state.entities[id];
        if (addition) putEdit<AdditionDraft>(addition, edit);
      },
    },
  },
  selectors: { ...additions.getSelectors() },
});

export const { additionRecorded, additionEdited } = additionsSlice.actions;
export const { selectAll: selectAdditions } = additionsSlice.selectors;
