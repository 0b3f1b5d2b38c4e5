import type { ReactNode } from 'react';
import { paths } from '@/paths';
import { companyOf, type Account } from '@/store/accounts/account';
import { selectAccount } from '@/store/accounts/accountsSlice';
import { useAppSelector } from '@/parts/hooks';
import { selectDataStatus } from '@/store/journal/journalSlice';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { useQueryString } from '@/ui/queryString';
import { WhenReady } from '@/ui/WhenReady';

export interface AccountPageProps {
  /** What the page says before its account is known. */
  title: string;
  titleOf?: (account: Account) => string;
  actions?: (account: Account) => ReactNode;
  children: (account: Account) => ReactNode;
}

const Missing = ({ id }: { id: string | null }) => (
  <Page title="Account not found">
    <Notice text={id ? `There is no account with the number ${id}.` : 'The address does not say which account is meant.'}>
      <LinkButton type="primary" to={paths.sales.billed}>
        Back to Billed Accounts
      </LinkButton>
    </Notice>
  </Page>
);

/** A page about the account that the address names as `account=<id>`; a friendly one when there is none (D1). */
export function AccountPage({ title, titleOf, actions, children }: AccountPageProps) {
  const id = useQueryString().params.get('account');
  const status = useAppSelector(selectDataStatus);
  const account = useAppSelector((state) => (id ? selectAccount(state, Number(id)) : undefined));
  if (status === 'ready' && !account) return <Missing id={id} />;
  return (
    <Page
      title={account && titleOf ? titleOf(account) : title}
      documentTitle={account ? `${title}: ${companyOf(account)}` : title}
      actions={
        <>
          {account && actions?.(account)}
          <LinkButton to={paths.sales.billed}>Back</LinkButton>
        </>
      }
    >
      <WhenReady status={status} loading="Loading the account..." failed="Error loading the account.">
        {account && children(account)}
      </WhenReady>
    </Page>
  );
}
