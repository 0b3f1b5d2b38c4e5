import { useState, type ReactNode } from 'react';
import { paths } from '@/paths';
import { companyOf, type Account } from '@/store/accounts/account';
import { selectAccountNumbered } from '@/store/accounts/accountsSlice';
import { useAppSelector } from '@/parts/hooks';
import { selectDataStatus } from '@/journal/journalSlice';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { useQueryString } from '@/ui/queryString';
import { WhenReady } from '@/parts/WhenReady';

export interface AccountPageProps {
  /** What the page says before its account is known. */
  title: string;
  titleOf?: (account: Account) => string;
  /** Whether it stays about the account as it was when it opened, though that is changed or deleted elsewhere. */
  asOpened?: boolean;
  actions?: (account: Account) => ReactNode;
  children: (account: Account) => ReactNode;
}

const Missing = ({ number }: { number: string | null }) => (
  <Page title="Account not found">
    <Notice text={number ? `There is no account with the number ${number}.` : 'The address does not say which account is meant.'}>
      <LinkButton type="primary" to={paths.sales.billed}>
        Back to Billed Accounts
      </LinkButton>
    </Notice>
  </Page>
);

/** The account with a number as it is now, or with `asOpened` as it was when it was first seen. */
function useAccount(number: string | null, asOpened: boolean): Account | undefined {
  const now = useAppSelector((state) => selectAccountNumbered(state, number));
  const [opened, setOpened] = useState(now);
  if (!asOpened) return now;
  if (opened && String(opened.number) === number) return opened;
  if (now !== opened) setOpened(now);
  return now;
}

/** A page about the account that the address names as `account=<number>`; a friendly one when there is none (D1). */
export function AccountPage({ title, titleOf, asOpened = false, actions, children }: AccountPageProps) {
  const number = useQueryString().params.get('account');
  const status = useAppSelector(selectDataStatus);
  const account = useAccount(number, asOpened);
  if (status === 'ready' && !account) return <Missing number={number} />;
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
      <WhenReady loading="Loading the account..." failed="Error loading the account.">
        {account && children(account)}
      </WhenReady>
    </Page>
  );
}
