import { balance, type MonthlyBilling } from '@/store/billing/receivables/monthCards';
import { formatMoney, formatMonth } from '@/format';
import { paths } from '@/paths';
import { sumOf } from '@/store/kit/money';
import { TextLink } from '@/ui/links';
import { Money } from '@/ui/Money';
import { PairBars } from '@/ui/PairBars';
import { Spoken } from '@/ui/Spoken';
import styles from './MonthCards.module.css';

const KINDS = [
  ['Subscription', 'subscription'],
  ['Hardware', 'hardware'],
] as const;

function MonthCard({ account, billing }: { account: number; billing: MonthlyBilling }) {
  const month = formatMonth(billing.month);
  return (
    <li className={styles.card}>
      <h2 className={styles.title}>
        <TextLink to={paths.sales.issuedBillsOf({ month: billing.month, account })}>{month}</TextLink>
      </h2>
      <table aria-label={month} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Spoken>Kind</Spoken>
            </th>
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
                <td>
                  <Money amount={billing[kind].billed} />
                </td>
                <td>
                  <Money amount={billing[kind].received} />
                </td>
                <td data-open={open > 0}>
                  <Money amount={open} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </li>
  );
}

const billedAndReceived = ({ subscription, hardware }: MonthlyBilling) =>
  [sumOf([subscription.billed, hardware.billed]), sumOf([subscription.received, hardware.received])] as const;

/** The year as bars, and one card a month of the account with that number, the newest first: what was billed, what came in and what is open; it leads to the month's bills. */
export const MonthCards = ({ account, months }: { account: number; months: readonly MonthlyBilling[] }) => (
  <>
    <PairBars
      label="Billed and received, month by month"
      titles={['Billed', 'Received']}
      pairs={months.map((billing) => ({
        name: formatMonth(billing.month),
        short: formatMonth(billing.month).slice(0, 3),
        amounts: billedAndReceived(billing),
      }))}
      textOf={formatMoney}
    />
    <ul className={styles.cards} aria-label="Monthly billing">
      {months.toReversed().map((billing) => (
        <MonthCard key={billing.month} account={account} billing={billing} />
      ))}
    </ul>
  </>
);
