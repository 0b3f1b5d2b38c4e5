import { useNavigate } from 'react-router-dom';
import { formatCount } from '@/format';
import { useAppDispatch } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { paths } from '@/paths';
import { accountsBilled, accountsDeleted } from '@/store/facts/accounts';
import type { BilledRow } from '@/store/billing/accounts/billedList';
import type { RootState } from '@/store/business/store';
import type { RowActions } from './billedColumns';
import { removalText } from './removalText';

const nameOf = (rows: readonly Pick<BilledRow, 'company'>[]) =>
  rows.length === 1 ? (rows[0]?.company ?? '') : `${formatCount(rows.length)} accounts`;

/** The bills that the Billed button of a list made. */
const billsMade =
  ({ payload: { bills } }: ReturnType<typeof accountsBilled>) =>
  (_dispatch: unknown, getState: () => RootState) =>
    bills.flatMap(({ id }) => getState().bills.entities[id] ?? []);

/** Bills or deletes accounts, however many, as one fact with one Undo. */
export function useAccountActions(): RowActions {
  const say = useSay();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return {
    bill(rows) {
      const fact = accountsBilled(
        rows.map(({ id }) => id),
        rows.flatMap(({ vehicleIds }) => vehicleIds),
      );
      return say(fact, (undo) => {
        const made = dispatch(billsMade(fact));
        // Those that are free of charge, or billed meanwhile, are passed over.
        const billed = rows.filter(({ id }) => made.some(({ accountId }) => accountId === id));
        return {
          text: `${nameOf(billed)} billed`,
          ...(undo && { undo }),
          next: {
            label: made.length === 1 ? 'Invoice' : 'Invoices',
            onClick: () => void navigate(paths.sales.invoicesOf(made.map(({ number }) => number))),
          },
        };
      });
    },
    remove(rows) {
      const before = dispatch((_dispatch: unknown, getState: () => RootState) => getState());
      return say(accountsDeleted(rows.map(({ id, company }) => ({ id, company }))), (undo) => ({
        text: dispatch(removalText(before, rows)),
        ...(undo && { undo }),
      }));
    },
  };
}
