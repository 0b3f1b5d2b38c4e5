import { useNavigate } from 'react-router-dom';
import { formatCount, formatMoney } from '@/format';
import { useAppDispatch } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { paths } from '@/paths';
import { accountsBilled, accountsDeleted } from '@/store/facts/accounts';
import { unbilledIn, type Unbilled } from '@/store/billing/accounts/unbilled';
import { todaysDate } from '@/store/kit/dates';
import { sumOf } from '@/store/kit/money';
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

const unbilledAmong = (rows: readonly BilledRow[]) => (_dispatch: unknown, getState: () => RootState) =>
  unbilledIn(
    getState(),
    rows.map(({ id }) => id),
    todaysDate(),
  );

/** Told of the accounts that get no bill, with those that can be billed without them. */
export type OnUnbilled = (unbilled: readonly Unbilled[], others: readonly BilledRow[]) => void;

/** Bills or deletes accounts, however many, as one fact with one Undo; where some would get no bill `onUnbilled` is told first, and none is issued. */
export function useAccountActions(onUnbilled: OnUnbilled): RowActions {
  const say = useSay();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return {
    bill(rows) {
      const unbilled = dispatch(unbilledAmong(rows));
      if (unbilled.length > 0) {
        onUnbilled(
          unbilled,
          rows.filter(({ id }) => !unbilled.some(({ accountId }) => accountId === id)),
        );
        return false;
      }
      const fact = accountsBilled(
        rows.map(({ id }) => id),
        rows.flatMap(({ vehicleIds }) => vehicleIds),
      );
      return say(fact, (undo) => {
        const made = dispatch(billsMade(fact));
        // Those that are free of charge, or billed meanwhile, are passed over.
        const billed = rows.filter(({ id }) => made.some(({ accountId }) => accountId === id));
        return {
          text: `${nameOf(billed)} billed, ${formatMoney(sumOf(made.map(({ total }) => total)))}`,
          ...(undo && { undo }),
          next: {
            label: made.length === 1 ? 'Invoice' : 'Invoices',
            onClick: () => void navigate(paths.sales.invoiceOf(...made.map(({ number }) => number))),
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
