import type { StockRequestEvent } from '@/machines/stockRequest';
import { requestAdvanced, selectRequest } from '@/store/requests/requestsSlice';
import type { AppDispatch, RootState } from '@/store/business/store';
import { sayUndoable } from '@/store/undo/sayUndoable';

/** Moves a request one step, with the way to take it back; undefined when its machine refused. */
export const advanceRequest =
  (id: number, event: StockRequestEvent) => (dispatch: AppDispatch, getState: () => RootState) => {
    const before = selectRequest(getState(), id);
    const undo = dispatch(sayUndoable(requestAdvanced(id, event)));
    return selectRequest(getState(), id) === before ? undefined : undo;
  };
