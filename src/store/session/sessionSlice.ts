import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The fixed sample user whom the shells greet until somebody signs in (spec 1, D39). */
const SAMPLE_USER = 'Asha';

/** What a person is called: the part of the e-mail before the @, or the sample user when that is empty (D39). */
const nameOf = (email: string) => email.split('@', 1)[0]?.trim() || SAMPLE_USER;

/** Who works in this browser, and whose e-mail the login fills in; never a password. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { name: SAMPLE_USER, rememberedEmail: '' },
  reducers: {
    signedIn: (state, { payload: { email, rememberMe } }: PayloadAction<{ email: string; rememberMe: boolean }>) => {
      state.name = nameOf(email);
      state.rememberedEmail = rememberMe ? email : '';
    },
    signedOut: (state) => {
      state.name = SAMPLE_USER;
    },
  },
  selectors: { selectUserName: ({ name }) => name, selectRememberedEmail: ({ rememberedEmail }) => rememberedEmail },
});

export const { signedIn, signedOut } = sessionSlice.actions;
export const { selectUserName, selectRememberedEmail } = sessionSlice.selectors;
