import type { UnknownAction } from '@reduxjs/toolkit';
import { businessOf, businessReplaced, type Business } from '@/store/business/business';
import { canPutBack, factUndone, rowChanges } from './rowChanges';

/** Takes a fact back; gives the reason when that is not possible any more. */
export type TakeBack = () => string | undefined;

type Say = (dispatch: (fact: UnknownAction) => unknown, getState: () => Business) => TakeBack;

/** The fact without the bulk that its undoing need not repeat. */
const inShort = (fact: UnknownAction): UnknownAction =>
  businessReplaced.match(fact) ? { type: fact.type, payload: { by: fact.payload.by } } : fact;

/** Says a fact and gives the way to take it back: by an inverse fact, refused once a later one depends on it. */
export const sayUndoable =
  (fact: UnknownAction): Say =>
  (dispatch, getState) => {
    const before = businessOf(getState());
    dispatch(fact);
    const changes = rowChanges(before, businessOf(getState()));
    return () => {
      if (!canPutBack(getState(), changes)) return 'Not undone: it has been changed again since.';
      dispatch(factUndone({ fact: inShort(fact), changes }));
      return undefined;
    };
  };
