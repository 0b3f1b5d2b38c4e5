import { formatMoney } from '@/format';
import { AGES, type Age } from '@/store/billing/receivables/ageing';
import { Facts } from '@/ui/Facts';
import styles from './Receipts.module.css';

export interface AgeingFactsProps {
  byAge: Readonly<Record<Age, number>>;
  onAccount: number;
  balance: number;
}

/** What is owed by the days since it was due, what is on account, and what that leaves. */
export const AgeingFacts = ({ byAge, onAccount, balance }: AgeingFactsProps) => (
  <div className={styles.facts}>
    <Facts
      facts={[
        ...AGES.map((age) => ({ label: age === 'Not due' ? age : `${age} days`, value: formatMoney(byAge[age]) })),
        { label: 'On account', value: formatMoney(onAccount) },
        { label: 'Balance', value: formatMoney(balance) },
      ]}
    />
  </div>
);
