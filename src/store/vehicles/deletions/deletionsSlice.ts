import { createSlice } from '@reduxjs/toolkit';
import { advance } from '@/machines/advance';
import { deletionMachine } from '@/machines/deletion';
import { accountDeactivated } from '@/store/facts/deactivations';
import { vehicleDeleted, vehicleDeletionRequested } from '@/store/facts/deletions';
import { byKey } from '@/store/kit/byKey';
import { numbered, tableBefore, tableOf, type Table } from '@/store/kit/table';
import { isDeleted, deletionStatus, type Deletion } from './deletion';

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
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(vehicleDeletionRequested, (state, { payload }) => deletions.number(state, payload))
      .addCase(vehicleDeleted, (state, { payload: { id, draft } }) => {
        const deletion = state.entities[id];
        if (deletion && advance(deletionMachine, deletionStatus(deletion), { type: 'delete' }))
          Object.assign(deletion, draft);
      })
      .addCase(accountDeactivated, (state, { payload: { offboarding = [] } }) => {
        const before = tableBefore(state);
        for (const deletion of offboarding) if (!askedOf(before, deletion.vehicleId)) deletions.number(state, deletion);
      }),
  selectors: {
    ...deletions.getSelectors(),
    /** The record with the number in an address. */
    selectDeletionNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const { selectAll: selectDeletions, selectDeletionNumbered } = deletionsSlice.selectors;
