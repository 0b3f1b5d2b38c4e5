import { Alert } from 'antd';
import { paths } from '@/paths';
import { companyOf, userOf } from '@/store/clients/accounts/account';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { similarTo } from '@/store/clients/accounts/sameClient';
import { useAppSelector } from '@/parts/hooks';
import { selectDraft } from '@/store/clients/onboarding/onboardingSlice';
import { TextLink } from '@/ui/links';
import styles from './SimilarClients.module.css';

/** Names the accounts that share a GST number, mobile number, e-mail or company with what was typed so far. */
export function SimilarClients() {
  const accounts = useAppSelector(selectAccounts);
  const client = useAppSelector((state) => selectDraft(state, 'client'));
  const billing = useAppSelector((state) => selectDraft(state, 'billing'));
  const similar = similarTo(accounts, { client, billing });
  if (similar.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      className={styles.similar ?? ''}
      title="This client seems to exist already: the company, GST number, mobile number or e-mail is the same."
      description={
        <ul>
          {similar.map((account) => (
            <li key={account.id}>
              <TextLink to={paths.sales.detailedClientOf(account.number)}>{companyOf(account)}</TextLink> (
              {userOf(account)})
            </li>
          ))}
        </ul>
      }
    />
  );
}
