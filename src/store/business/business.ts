import { createAction, createNextState, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { accountsSlice } from '@/store/accounts/accountsSlice';
import { deactivationsSlice } from '@/store/deactivations/deactivationsSlice';
import { additionsSlice } from '@/store/additions/additionsSlice';
import { careRequestsSlice } from '@/store/careRequests/careRequestsSlice';
import { deletionsSlice } from '@/store/deletions/deletionsSlice';
import { jobsSlice } from '@/store/jobs/jobsSlice';
import { messagesSlice } from '@/store/messages/messagesSlice';
import { requisitionsSlice } from '@/store/requisitions/requisitionsSlice';
import { vehiclesSlice } from '@/store/vehicles/vehiclesSlice';
import { bagsSlice } from '@/store/expected/bagsSlice';
import { branchesSlice } from '@/store/expected/branchesSlice';
import { configuredSlice } from '@/store/configured/configuredSlice';
import { manufacturersSlice } from '@/store/expected/manufacturersSlice';
import { receivedSlice } from '@/store/received/receivedSlice';
import { requestsSlice } from '@/store/requests/requestsSlice';
import { factUndone, putBack } from '@/store/undo/rowChanges';
import { vendorsSlice } from '@/store/vendors/vendorsSlice';

/** The slices that hold facts of the business: what the journal keeps, a backup holds and Undo takes back. */
export const businessSlices = [
  vendorsSlice,
  requestsSlice,
  bagsSlice,
  branchesSlice,
  manufacturersSlice,
  receivedSlice,
  configuredSlice,
  accountsSlice,
  deactivationsSlice,
  vehiclesSlice,
  jobsSlice,
  deletionsSlice,
  additionsSlice,
  requisitionsSlice,
  careRequestsSlice,
  messagesSlice,
] as const;

type Slices = (typeof businessSlices)[number];
export type Business = { [Slice in Slices as Slice['reducerPath']]: ReturnType<Slice['reducer']> };

/** The fact that everything was exchanged at once: for the sample data, a backup's content, or nothing at all. */
export const businessReplaced = createAction<{ business: Business; by: 'sample' | 'backup' | 'emptying' | 'recovery' }>(
  'business/replaced',
);

const fold = <Value>(valueOf: (slice: Slices) => Value) =>
  Object.fromEntries(businessSlices.map((slice) => [slice.reducerPath, valueOf(slice)]));

/** A business in which nothing has happened yet. */
export const emptyBusiness = fold((slice) => slice.getInitialState()) as Business;

/** The business's part of a larger state. */
export const businessOf = (state: Business): Business => fold(({ reducerPath }) => state[reducerPath]) as Business;

/** Whether an action says something about the business, and so belongs in the journal. */
export const isFact = (action: UnknownAction): boolean =>
  businessReplaced.match(action) ||
  factUndone.match(action) ||
  businessSlices.some(({ name }) => action.type.startsWith(`${name}/`));

/** Facts that put rows of their own in the place of others; whatever comes after them sees those as its past. */
const isWholesale = (fact: UnknownAction) => businessReplaced.match(fact) || factUndone.match(fact);

/** The slices for a loop over them; cast, as TypeScript cannot follow that each reducer is given its own part. */
const parts = businessSlices as readonly { reducerPath: keyof Business; reducer: Reducer<unknown> }[];

function apply(draft: Business, action: UnknownAction) {
  if (businessReplaced.match(action)) Object.assign(draft, emptyBusiness, action.payload.business);
  else if (factUndone.match(action)) putBack(draft, action.payload.changes);
  else for (const { reducerPath: part, reducer } of parts) Reflect.set(draft, part, reducer(draft[part], action));
}

/**
 * The business after the facts, in their order; in few passes, so that a thousand facts copy a large table once.
 * Throws when a reducer cannot take a fact.
 */
export function replay(business: Business, facts: readonly UnknownAction[]): Business {
  let state = business;
  let next = 0;
  while (next < facts.length) {
    state = createNextState(state, (draft) => {
      do {
        // A clone: what a fact brought into the draft, the next one may change there, but never in the fact itself.
        apply(draft, structuredClone(facts[next] as UnknownAction));
        next += 1;
      } while (next < facts.length && !isWholesale(facts[next - 1] as UnknownAction));
    });
  }
  return state;
}

/** The same, passing over each fact that no reducer can take: `refused` hears its place among the facts and why. */
export function replayReadable(
  business: Business,
  facts: readonly UnknownAction[],
  refused: (place: number, error: unknown) => void,
): Business {
  try {
    return replay(business, facts);
  } catch {
    return facts.reduce((state, fact, place) => {
      try {
        return replay(state, [fact]);
      } catch (error) {
        refused(place, error);
        return state;
      }
    }, business);
  }
}
