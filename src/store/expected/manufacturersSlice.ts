import { createSlice } from '@reduxjs/toolkit';
import { numbered, tableOf } from '@/store/table';
import type { ManufacturerStock } from './expected';

const manufacturers = tableOf<ManufacturerStock>();

/** A table of the given manufacturers' stock. */
export const manufacturerTable = manufacturers.of;

export const manufacturersSlice = createSlice({
  name: 'manufacturers',
  initialState: manufacturers.empty,
  reducers: {},
  selectors: {
    ...manufacturers.getSelectors(),
    /** The manufacturer with the number in an address. */
    selectManufacturerNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const { selectAll: selectManufacturers, selectManufacturerNumbered } = manufacturersSlice.selectors;
