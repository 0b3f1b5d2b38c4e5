import { companyOf } from '@/store/clients/accounts/account';
import { useToday } from '@/parts/useToday';
import { AccountPage } from './AccountPage';
import { ClientActions } from './ClientActions';
import { ClientSummary } from './ClientSummary';
import { ClientTabs } from './ClientTabs';

/** A company's last twelve months, and beside them all that a call may be about. */
export default function DetailedClientScreen() {
  const today = useToday();
  return (
    <AccountPage title="Client" titleOf={companyOf} actions={(account) => <ClientActions account={account} />}>
      {(account) => (
        <>
          <ClientSummary account={account} />
          <ClientTabs account={account} today={today} />
        </>
      )}
    </AccountPage>
  );
}
