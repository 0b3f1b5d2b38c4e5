import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { ManufacturerStock } from './expected';

const manufacturers = createEntityAdapter<ManufacturerStock>();

/** A table of the given manufacturers' stock. */
export const manufacturerTable = (rows: readonly ManufacturerStock[]) => manufacturers.getInitialState(undefined, rows);

export const manufacturersSlice = createSlice({
  name: 'manufacturers',
  initialState: manufacturers.getInitialState(),
  reducers: {},
  selectors: { ...manufacturers.getSelectors() },
});

export const { selectAll: selectManufacturers, selectById: selectManufacturer } = manufacturersSlice.selectors;
