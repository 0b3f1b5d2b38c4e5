import { useNavigate } from 'react-router-dom';
import { formatCount, formatMoney } from '@/format';
import { useAppStore } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { paths } from '@/paths';
import { accountsBilled, accountsDeleted } from '@/store/facts/accounts';
import { unbilledIn, type Unbilled } from '@/store/billing/accounts/unbilled';
import { todaysDate } from '@/store/kit/dates';
import { sumOf } from '@/store/kit/money';
import type { BilledRow } from '@/store/billing/accounts/billedList';
import type { RowActions } from './billedColumns';
import { removalText } from './removalText';

const nameOf = (rows: readonly Pick<BilledRow, 'company'>[]) =>
  rows.length === 1 ? (rows[0]?.company ?? '') : `${formatCount(rows.length)} accounts`;

/** Told of the accounts that get no bill, with those that can be billed without them. */
export type OnUnbilled = (unbilled: readonly Unbilled[], others: readonly BilledRow[]) => void;

/** Bills or deletes accounts, however many, as one fact with one Undo; where some would get no bill `onUnbilled` is told first, and none is issued. */
export function useAccountActions(onUnbilled: OnUnbilled): RowActions {
  const say = useSay();
  const store = useAppStore();
  const navigate = useNavigate();
  return {
    bill(rows) {
      const ids = rows.map(({ id }) => id);
      const unbilled = unbilledIn(store.getState(), ids, todaysDate());
      if (unbilled.length > 0) {
        onUnbilled(
          unbilled,
          rows.filter(({ id }) => !unbilled.some(({ accountId }) => accountId === id)),
        );
        return false;
      }
      const fact = accountsBilled(
        ids,
        rows.flatMap(({ vehicleIds }) => vehicleIds),
      );
      return say(fact, (undo) => {
        const { bills } = store.getState();
        const made = fact.payload.bills.flatMap(({ id }) => bills.entities[id] ?? []);
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
      const before = store.getState();
      return say(accountsDeleted(rows.map(({ id, company }) => ({ id, company }))), (undo) => ({
        text: removalText(rows, before, store.getState()),
        ...(undo && { undo }),
      }));
    },
  };
}
