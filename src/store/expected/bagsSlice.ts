import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { InstallerBag } from './expected';

const bags = createEntityAdapter<InstallerBag>();

/** A table of the given installers' bags. */
export const bagTable = (rows: readonly InstallerBag[]) => bags.getInitialState(undefined, rows);

export const bagsSlice = createSlice({
  name: 'bags',
  initialState: bags.getInitialState(),
  reducers: {},
  selectors: { ...bags.getSelectors() },
});

export const { selectAll: selectBags, selectById: selectBag } = bagsSlice.selectors;
