import { combineSlices, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { businessOf, businessReplaced, businessSlices, replay } from './business';
import { journalSlice } from '@/store/journal/journalSlice';
import { rebased, type Replica } from '@/store/journal/replica';
import { onboardingSlice } from '@/store/onboarding/onboardingSlice';
import { looksSlice } from '@/store/session/looksSlice';
import { sessionSlice } from '@/store/session/sessionSlice';
import { factUndone } from '@/store/undo/rowChanges';

const slices = combineSlices(...businessSlices, journalSlice, sessionSlice, looksSlice, onboardingSlice);

export type RootState = ReturnType<typeof slices>;

/** The slices side by side; the few actions that concern the business as a whole act on all of them at once. */
const reducer = (state: RootState | undefined, action: UnknownAction): RootState => {
  if (!state) return slices(state, action);
  if (rebased.match(action)) return { ...state, ...action.payload };
  if (businessReplaced.match(action) || factUndone.match(action)) {
    return { ...state, ...replay(businessOf(state), [action]) };
  }
  return slices(state, action);
};

/**
 * A fresh store, with Redux DevTools in every build. `preloaded` gives some slices another start; with a replica the
 * facts go into its journal, without one they last as long as the store.
 */
export const createStore = (preloaded: Partial<RootState> = {}, replica?: Replica) =>
  configureStore({
    reducer,
    preloadedState: { ...slices(undefined, { type: 'preload' }), ...preloaded },
    devTools: { name: 'Trackyard' },
    middleware: (defaults) => {
      const middleware = defaults({
        thunk: { extraArgument: replica },
        // In development only; a whole business in one action is too much to look through.
        serializableCheck: { ignoredActions: [rebased.type, businessReplaced.type], warnAfter: 500 },
        immutableCheck: { warnAfter: 500 },
      });
      return replica ? middleware.concat(replica.middleware) : middleware;
    },
  });

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
