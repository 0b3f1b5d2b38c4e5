import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { advance } from '@/machines/advance';
import { deletionMachine } from '@/machines/deletion';
import { accountDeactivated } from '@/store/clients/deactivations/deactivationsSlice';
import { byKey } from '@/store/kit/byKey';
import { numbered, tableBefore, tableOf, type Table } from '@/store/kit/table';
import { isDeleted, statusOf, type Deletion, type DeletionDraft } from './deletion';

/** That a vehicle is deleted, as the dialog says; the vehicle and the subscription that end with it. */
interface Deleted {
  id: string;
  draft: DeletionDraft;
  vehicleId?: string | undefined;
  ends?: string | undefined;
}

const deletions = tableOf<Deletion>();

/** A table of the given deletion records. */
export const deletionTable = deletions.of;

const askedByVehicle = byKey<Deletion>((deletion) => (isDeleted(deletion) ? undefined : deletion.vehicleId));

/** The deletion of a vehicle that was asked for and is not done. */
export const askedOf = (table: Table<Deletion>, vehicleId: string): Deletion | undefined =>
  askedByVehicle.of(table, vehicleId)[0];

export const deletionsSlice = createSlice({
  name: 'deletions',
  initialState: deletions.empty,
  reducers: {
    /** A client wants a vehicle deleted: from here on it is led through what is still open of it. */
    vehicleDeletionRequested: {
      prepare: (request: Omit<Deletion, 'id' | 'number' | 'deletionDate' | 'simDeactivation'>) => ({
        payload: { ...request, id: nanoid() },
      }),
      reducer: (state, { payload }: PayloadAction<Omit<Deletion, 'number'>>) => deletions.number(state, payload),
    },
    /** Once for a vehicle, which stays listed (D35); the vehicles and subscriptions hear it. */
    vehicleDeleted: {
      prepare: (
        id: string,
        draft: DeletionDraft,
        follows: Pick<Deleted, 'vehicleId' | 'ends'> = {},
      ): { payload: Deleted } => ({
        payload: { id, draft, ...follows },
      }),
      reducer(state, { payload: { id, draft } }: PayloadAction<Deleted>) {
        const deletion = state.entities[id];
        if (deletion && advance(deletionMachine, statusOf(deletion), { type: 'delete' }))
          Object.assign(deletion, draft);
      },
    },
  },
  extraReducers: (builder) =>
    builder.addCase(accountDeactivated, (state, { payload: { offboarding = [] } }) => {
      const before = tableBefore(state);
      for (const deletion of offboarding)
        if (!askedOf(before, deletion.vehicleId ?? '')) deletions.number(state, deletion);
    }),
  selectors: {
    ...deletions.getSelectors(),
    /** The record with the number in an address. */
    selectDeletionNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const { vehicleDeletionRequested, vehicleDeleted } = deletionsSlice.actions;
export const { selectAll: selectDeletions, selectDeletionNumbered } = deletionsSlice.selectors;
