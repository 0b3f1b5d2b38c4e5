import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The fixed sample user whom the shells greet until somebody signs in (spec 1, D39). */
const SAMPLE_USER = 'Asha';

export const sessionSlice = createSlice({
  name: 'session',
  initialState: { name: SAMPLE_USER },
  reducers: {
    signedIn: (state, { payload }: PayloadAction<string>) => {
      state.name = payload.trim() || SAMPLE_USER;
    },
  },
  selectors: { selectUserName: ({ name }) => name },
});

export const { signedIn } = sessionSlice.actions;
export const { selectUserName } = sessionSlice.selectors;
