import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/paths';
import { companyOf } from '@/store/clients/accounts/account';
import type { Account } from '@/store/billing/accounts/account';
import { selectAccountNumbered } from '@/store/billing/accounts/accounts';
import { useAppSelector } from '@/parts/hooks';
import { LinkButton } from '@/ui/links';
import { useQueryString } from '@/ui/queryString';
import { useWayUp } from '@/parts/trail/trail';
import { RecordCrumbs, type Crumb } from '@/parts/RecordCrumbs';
import { RecordPage } from '@/parts/RecordPage';
import { titleOf } from '@/store/kit/screenTitles';

export interface AccountPageProps {
  /** What the page says before its account is known. */
  title: string;
  titleOf?: (account: Account) => string;
  /** Whether it stays about the account as it was when it opened, though that is changed or deleted elsewhere. */
  asOpened?: boolean;
  actions?: (account: Account) => ReactNode;
  children: (account: Account) => ReactNode;
}

/** The account with a number as it is now, or with `asOpened` as it was when it was first seen. */
function useAccount(number: string | null, asOpened: boolean): Account | undefined {
  const now = useAppSelector((state) => selectAccountNumbered(state, number));
  const [opened, setOpened] = useState(now);
  if (!asOpened) return now;
  if (opened && String(opened.number) === number) return opened;
  if (now !== opened) setOpened(now);
  return now;
}

/** What the breadcrumb says of a page about an account: whose, and below the client's own page which. */
const stepsTo = (account: Account, pathname: string): readonly Crumb[] =>
  pathname === paths.sales.detailedClient
    ? [{ text: companyOf(account) }]
    : [
        { text: companyOf(account), to: paths.sales.detailedClientOf(account.number) },
        { text: titleOf(pathname) ?? pathname },
      ];

/** A page about the account that the address names as `account=<number>`; a friendly one when there is none. */
export function AccountPage({ title, titleOf: headingOf, asOpened = false, actions, children }: AccountPageProps) {
  const number = useQueryString().params.get('account');
  const { pathname } = useLocation();
  const above = useWayUp();
  const account = useAccount(number, asOpened);
  return (
    <RecordPage
      noun="Account"
      record={account}
      missing={{
        text: number
          ? `There is no account with the number ${number}.`
          : 'The address does not say which account is meant.',
        back: paths.sales.billed,
        label: 'Back to Billed Accounts',
      }}
      title={account && headingOf ? headingOf(account) : title}
      documentTitle={account ? `${title}: ${companyOf(account)}` : title}
      crumbs={account && <RecordCrumbs steps={stepsTo(account, pathname)} />}
      actions={
        <>
          {account && actions?.(account)}
          <LinkButton to={above}>Back</LinkButton>
        </>
      }
    >
      {children}
    </RecordPage>
  );
}
