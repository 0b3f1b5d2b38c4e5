import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import type { Vendor } from '@/store/vendors/vendor';

/** All that the business remembers, as one whole: what a fresh start loads. */
export interface Dataset {
  vendors: Vendor[];
}

export type DatasetState = { status: 'loading' } | { status: 'ready' } | { status: 'failed'; reason: string };

/** Whether the business's data is here yet. The slices themselves take the data from `datasetLoaded`. */
export const datasetSlice = createSlice({
  name: 'dataset',
  initialState: { status: 'loading' } as DatasetState,
  reducers: {
    datasetLoaded: (_state, _action: PayloadAction<Dataset>): DatasetState => ({ status: 'ready' }),
    datasetFailed: (_state, { payload }: PayloadAction<string>): DatasetState => ({ status: 'failed', reason: payload }),
  },
  selectors: { selectDatasetStatus: ({ status }) => status },
});

export const { datasetLoaded, datasetFailed } = datasetSlice.actions;
export const { selectDatasetStatus } = datasetSlice.selectors;

/** Loads the sample data (D7), which stays out of the first chunk; a failure is kept with its reason. */
export const loadDataset = () => async (dispatch: Dispatch) => {
  try {
    const { sampleDataset } = await import('./sampleDataset');
    dispatch(datasetLoaded(sampleDataset()));
  } catch (error) {
    dispatch(datasetFailed(error instanceof Error ? error.message : String(error)));
  }
};
