import { accountsBilled, accountsDeleted } from '@/store/accounts/accountsSlice';
import type { BilledRow } from '@/store/accounts/billedList';
import { useSay } from '@/parts/useSay';
import { formatCount } from '@/format';
import type { RowActions } from './billedColumns';

const nameOf = (rows: readonly BilledRow[]) =>
  rows.length === 1 ? (rows[0]?.company ?? '') : `${formatCount(rows.length)} accounts`;

/** Bills or deletes accounts, however many, as one fact with one Undo (D10, D29). */
export function useAccountActions(): RowActions {
  const say = useSay();
  return {
    bill: (rows) => say(accountsBilled(rows.map(({ id }) => id), rows.flatMap(({ vehicleIds }) => vehicleIds)), `${nameOf(rows)} billed`),
    remove: (rows) =>
      say(accountsDeleted(rows.map(({ id, company }) => ({ id, company }))), `${nameOf(rows)} deleted`),
  };
}
