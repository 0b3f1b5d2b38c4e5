import { createSlice } from '@reduxjs/toolkit';
import { numbered, tableOf } from '@/store/table';
import type { InstallerBag } from './expected';

const bags = tableOf<InstallerBag>();

/** A table of the given installers' bags. */
export const bagTable = bags.of;

export const bagsSlice = createSlice({
  name: 'bags',
  initialState: bags.empty,
  reducers: {},
  selectors: {
    ...bags.getSelectors(),
    /** The bag with the number in an address. */
    selectBagNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const { selectAll: selectBags, selectBagNumbered } = bagsSlice.selectors;
