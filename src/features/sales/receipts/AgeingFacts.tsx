import { formatCompactMoney } from '@/format';
import { AGES, type Age } from '@/store/billing/receivables/ageing';
import { Facts } from '@/ui/Facts';
import { Money } from '@/ui/Money';
import { ShareBar } from '@/ui/ShareBar';
import styles from './Receipts.module.css';

export interface AgeingFactsProps {
  byAge: Readonly<Record<Age, number>>;
  onAccount: number;
  balance: number;
}

const nameOf = (age: Age) => (age === 'Not due' ? age : `${age} days`);

/** What is owed by the days since it was due, what is on account, and what that leaves. */
export const AgeingFacts = ({ byAge, onAccount, balance }: AgeingFactsProps) => (
  <div className={styles.facts}>
    <ShareBar
      label="Ageing"
      shares={AGES.map((age) => ({ label: nameOf(age), amount: byAge[age], text: formatCompactMoney(byAge[age]) }))}
    />
    <Facts
      facts={[
        ...AGES.map((age) => ({ label: nameOf(age), value: <Money amount={byAge[age]} /> })),
        { label: 'On account', value: <Money amount={onAccount} /> },
        { label: 'Balance', value: <Money amount={balance} /> },
      ]}
    />
  </div>
);
