import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { datasetSlice } from './dataset/datasetSlice';
import { looksSlice } from './session/looksSlice';
import { sessionSlice } from './session/sessionSlice';
import { vendorsSlice } from './vendors/vendorsSlice';

const reducer = combineSlices(datasetSlice, vendorsSlice, sessionSlice, looksSlice);

export type RootState = ReturnType<typeof reducer>;

/** A fresh store, with Redux DevTools in every build; `preloaded` gives some slices another start. */
export const createStore = (preloaded: Partial<RootState> = {}) =>
  configureStore({ reducer, preloadedState: preloaded, devTools: { name: 'Trackyard' } });

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
