import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The fixed sample user whom the shells greet until somebody signs in. */
const SAMPLE_USER = 'Asha';

/** What a person is called: the part of the e-mail before the @, or the sample user when that is empty. */
const nameOf = (email: string) => email.split('@', 1)[0]?.trim() || SAMPLE_USER;

interface SignIn {
  /** Or, in a shared office, the name that one has there. */
  email: string;
  rememberMe: boolean;
}

/** Who is greeted, and the e-mail that Remember Me keeps past a sign-out; empty without it. */
export interface BrowserSession {
  name: string;
  rememberedEmail: string;
  /** Which of this browser's sign-ins it is, counted, as two people may have one name, or none; absent while nobody is signed in. */
  signIn?: number;
  /** How often anybody signed in. */
  signIns: number;
}

const initialState: BrowserSession = { name: SAMPLE_USER, rememberedEmail: '', signIns: 0 };

/** Who works in this browser, and whose e-mail the login fills in; never a password. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: {
      // Whatever else a login knows stays out of the action, which middleware and Redux DevTools see.
      prepare: ({ email, rememberMe }: SignIn) => ({ payload: { email, rememberMe } }),
      reducer: (state, { payload: { email, rememberMe } }: PayloadAction<SignIn>) => {
        state.signIns += 1;
        state.signIn = state.signIns;
        state.name = nameOf(email);
        state.rememberedEmail = rememberMe ? email : '';
      },
    },
    // Always another session, even when nobody was signed in: what the browser keeps of the person goes with it.
    signedOut: ({ rememberedEmail, signIns }) => ({ name: SAMPLE_USER, rememberedEmail, signIns }),
    /** Another tab signed somebody in or out: the session is the browser's, and each of its tabs has the same one. */
    sessionFollowed: (_state, { payload }: PayloadAction<BrowserSession>) => payload,
  },
  selectors: {
    selectUserName: ({ name }) => name,
    /** Which sign-in it is; none while nobody is signed in. */
    selectSignIn: ({ signIn }) => signIn,
    selectRememberedEmail: ({ rememberedEmail }) => rememberedEmail,
  },
});

export const { signedIn, signedOut, sessionFollowed } = sessionSlice.actions;
export const { selectUserName, selectSignIn, selectRememberedEmail } = sessionSlice.selectors;
