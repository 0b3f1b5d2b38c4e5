import { paths } from '@/paths';
import { companyOf, userOf } from '@/store/clients/accounts/account';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { similarTo, type Identity } from '@/store/clients/accounts/sameClient';
import { useAppSelector } from '@/parts/hooks';
import { Message } from '@/ui/Message';
import { TextLink } from '@/ui/links';
import styles from './SimilarClients.module.css';

/** Names the accounts, all `but` one, that share a GST number, mobile number, e-mail or company with what was typed so far. */
export function SimilarClients({ draft, but }: { draft: Identity; but?: string }) {
  const accounts = useAppSelector(selectAccounts);
  const similar = similarTo(accounts, draft).filter(({ id }) => id !== but);
  if (similar.length === 0) return null;
  return (
    <Message
      tone="warning"
      apart="above"
      title="This client seems to exist already: the company, GST number, mobile number or e-mail is the same."
      description={
        <ul className={styles.similar}>
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
