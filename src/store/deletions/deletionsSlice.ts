import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { tableOf, type Numbered } from '@/store/table';
import type { YesNo } from '@/store/yesNo';

/** Why a vehicle leaves (spec 3, Deletion record). */
export const DELETION_STATUSES = ['StopGPS', 'SoldVehicle', 'Accident', 'ContractOver'] as const;

/** What the Delete Vehicle dialog asks (D35); `deletionDate` is an ISO date. */
export interface DeletionDraft {
  status: (typeof DELETION_STATUSES)[number];
  reason: string;
  simDeactivation: YesNo;
  deletionDate: string;
}

/** A vehicle that a client wants deleted (spec 3), dates in ISO; deleted once it has a deletion date (D35). */
export interface Deletion extends Numbered, Partial<Omit<DeletionDraft, 'status' | 'reason'>> {
  date: string;
  username: string;
  company: string;
  vehicleNo: string;
  deviceModel: string;
  imei: string;
  sim: string;
  location: string;
  status: DeletionDraft['status'];
  reason: string;
  dateOfInstallation: string;
}

const deletions = tableOf<Deletion>();

/** A table of the given deletion records. */
export const deletionTable = deletions.of;

/** Whether the vehicle has been deleted; its row stays in the list (D35). */
export const isDeleted = ({ deletionDate }: Deletion): boolean => deletionDate !== undefined;

export const deletionsSlice = createSlice({
  name: 'deletions',
  initialState: deletions.empty,
  reducers: {
    /** Once for a vehicle, which stays listed (D35). */
    vehicleDeleted: {
      prepare: (id: string, draft: DeletionDraft) => ({ payload: { id, draft } }),
      reducer(state, { payload: { id, draft } }: PayloadAction<{ id: string; draft: DeletionDraft }>) {
        const deletion = state.entities[id];
        if (deletion) Object.assign(deletion, draft);
      },
    },
  },
  selectors: { ...deletions.getSelectors() },
});

export const { vehicleDeleted } = deletionsSlice.actions;
export const { selectAll: selectDeletions } = deletionsSlice.selectors;
