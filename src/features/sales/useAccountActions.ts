import { accountsBilled, accountsDeleted } from '@/store/accounts/accountsSlice';
import type { BilledRow } from '@/store/accounts/billedList';
import { useAppDispatch } from '@/parts/hooks';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { formatCount } from '@/format';
import { useToast } from '@/ui/toast';
import type { RowActions } from './billedColumns';

const nameOf = (rows: readonly BilledRow[]) =>
  rows.length === 1 ? (rows[0]?.company ?? '') : `${formatCount(rows.length)} accounts`;

/** Bills or deletes accounts, however many, as one fact with one Undo (D10, D29). */
export function useAccountActions(): RowActions {
  const dispatch = useAppDispatch();
  const toast = useToast();
  return {
    bill: (rows) => {
      const undo = dispatch(sayUndoable(accountsBilled(rows.map(({ id }) => id))));
      toast({ text: `${nameOf(rows)} billed`, undo });
    },
    remove: (rows) => {
      const undo = dispatch(sayUndoable(accountsDeleted(rows.map(({ id }) => id))));
      toast({ text: `${nameOf(rows)} deleted`, undo });
    },
  };
}
