import { formatCountOf, formatDate } from '@/format';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { shownNumber } from '@/store/billing/papers/shownNumber';
import type { SettledByReceipt } from '@/store/billing/receipts/settledByReceipt';
import { overdueText } from '@/store/billing/receivables/ageing';
import { Money } from '@/ui/Money';
import { SmallLine } from '@/ui/SmallLine';
import styles from './SettledBills.module.css';

/** The open bills of a client with their ages, what a receipt settles of each, and what stays open. */
export function SettledBills({ settled: { debts, sum } }: { settled: SettledByReceipt }) {
  const unnumbered = useUnnumbered();
  if (debts.length === 0) return <p>Nothing is open: all of it stays on account.</p>;
  return (
    <table className={styles.table} aria-label="Open bills">
      <thead>
        <tr>
          <th scope="col">Open Bill</th>
          <th scope="col">Open</th>
          <th scope="col">Settled</th>
          <th scope="col">Stays Open</th>
        </tr>
      </thead>
      <tbody>
        {debts.map(({ debt, days, isCovered, open, settled, stays }) => (
          <tr key={debt.id}>
            <th scope="row">
              {shownNumber(debt, unnumbered)}
              <SmallLine>
                {formatDate(debt.issuedOn)}, {overdueText(days, isCovered)}
              </SmallLine>
            </th>
            <td>
              <Money amount={open} />
            </td>
            <td>
              <Money amount={settled} />
            </td>
            <td>
              <Money amount={stays} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{formatCountOf(debts.length, 'bill')}</th>
          <td>
            <Money amount={sum.open} />
          </td>
          <td>
            <Money amount={sum.settled} />
          </td>
          <td>
            <Money amount={sum.stays} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
