import { combineSlices, configureStore, type Middleware, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import { journalSlice, rebased } from '@/journal/sync/journalSlice';
import type { Replica } from '@/journal/replica';
import { dispatching, type Said } from '@/journal/sync/dispatching';
import type { inTurns } from '@/journal/sync/inTurns';
import { onboardingSlice } from '@/store/clients/onboarding/onboardingSlice';
import type { heardSlice } from '@/store/browser/heardSlice';
import type { officeSlice } from '@/store/browser/officeSlice';
import { draftsSlice } from '@/store/browser/draftsSlice';
import { listsSlice } from '@/store/browser/listsSlice';
import { looksSlice } from '@/store/browser/looksSlice';
import { openedSlice } from '@/store/browser/openedSlice';
import { seenSlice } from '@/store/browser/seenSlice';
import { sessionSlice } from '@/store/browser/sessionSlice';
import { snoozedSlice } from '@/store/browser/snoozedSlice';
import { businessOf, businessReplaced, businessSlices, isFact } from './business';
import { fetchingModel } from './fetchingModel';
import { afterSaid } from './foreseen';

const slices = combineSlices(
  ...businessSlices,
  journalSlice,
  sessionSlice,
  looksSlice,
  seenSlice,
  draftsSlice,
  listsSlice,
  snoozedSlice,
  openedSlice,
  onboardingSlice,
)
  // Only the shared mode loads it.
  .withLazyLoadedSlices<WithSlice<typeof officeSlice> & WithSlice<typeof heardSlice>>();

export type RootState = ReturnType<typeof slices>;

/** A fact of the business: its dispatch answers whether it was done, or why it cannot be. */
export interface Fact extends UnknownAction {
  type: `${'business' | (typeof businessSlices)[number]['name']}/${string}`;
}

/** The slices side by side; facts of the business act on all of its slices at once. */
const reducer = (state: RootState | undefined, action: UnknownAction): RootState => {
  if (!state) return slices(state, action);
  if (rebased.match(action)) return { ...slices(state, action), ...action.payload };
  if (!isFact(action)) return slices(state, action);
  const business = businessOf(state);
  const after = afterSaid(business, action);
  return after === business ? state : { ...state, ...after };
};

type FactMiddleware = Middleware<{ (fact: Fact): Said; (asked: ReturnType<typeof inTurns>): Promise<Said> }>;

/**
 * A fresh store, with Redux DevTools in every build. `preloaded` gives some slices another start; with a replica the
 * facts go into its journal, without one they last as long as the store.
 */
export const createStore = (preloaded: Partial<RootState> = {}, replica?: Replica & { middleware: Middleware }) =>
  configureStore({
    reducer,
    preloadedState: { ...slices(undefined, { type: 'preload' }), ...preloaded },
    devTools: { name: 'Trackyard' },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: replica as Replica | undefined },
        // In development only; a whole business in one action is too much to look through.
        serializableCheck: { ignoredActions: [rebased.type, businessReplaced.type], warnAfter: 500 },
        immutableCheck: { warnAfter: 500 },
      }).prepend((replica?.middleware ?? dispatching(fetchingModel)) as FactMiddleware),
  });

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

/** Gives the store what vehicles told, as an office hears it. */
export const addHeard = (slice: typeof heardSlice): void => void slices.inject(slice);

/** Gives the store the office's parts of its state, which the embedded mode has not. */
export function addOffice(office: typeof officeSlice, heard: typeof heardSlice): void {
  slices.inject(office);
  addHeard(heard);
}
