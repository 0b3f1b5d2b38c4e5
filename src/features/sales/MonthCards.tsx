import { balance, type MonthlyBilling } from '@/store/debtors/monthCards';
import { formatMoney, formatMonth } from '@/format';
import styles from './MonthCards.module.css';

const KINDS = [
  ['Subscription', 'subscription'],
  ['Hardware', 'hardware'],
] as const;

function MonthCard({ billing }: { billing: MonthlyBilling }) {
  const month = formatMonth(billing.month);
  return (
    <li className={styles.card}>
      <h2 className={styles.title}>{month}</h2>
      <table aria-label={month} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" aria-label="Kind" />
            <th scope="col">Billed</th>
            <th scope="col">Received</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map(([label, kind]) => {
            const open = balance(billing[kind]);
            return (
              <tr key={kind}>
                <th scope="row">{label}</th>
                <td>{formatMoney(billing[kind].billed)}</td>
                <td>{formatMoney(billing[kind].received)}</td>
                <td data-open={open > 0}>{formatMoney(open)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </li>
  );
}

/** One card a month, the newest first: what was billed, what came in and what is open. */
export const MonthCards = ({ months }: { months: readonly MonthlyBilling[] }) => (
  <ul className={styles.cards} aria-label="Monthly billing">
    {months.toReversed().map((billing) => (
      <MonthCard key={billing.month} billing={billing} />
    ))}
  </ul>
);
