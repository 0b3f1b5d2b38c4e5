import { paths } from '@/paths';
import { companyOf } from '@/store/clients/accounts/account';
import type { Account } from '@/store/billing/accounts/account';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { RequestDeletion } from '@/parts/RequestDeletion';
import { useToday } from '@/parts/useToday';
import { LinkButton } from '@/ui/links';
import { AccountPage } from './AccountPage';
import { ClientSummary } from './ClientSummary';
import { ClientTabs } from './ClientTabs';

const actions = ({ number, vehicles }: Account) => (
  <>
    <RequestDeletion
      label="Delete Vehicle"
      plates={vehicles.map(({ vehicleNo }) => vehicleNo).filter((vehicleNo) => !isUnassigned(vehicleNo))}
    />
    <LinkButton to={paths.sales.editBillOf(number)}>Edit Bill</LinkButton>
    <LinkButton to={paths.sales.proformaOf(number)}>PI</LinkButton>
  </>
);

/** A company's last twelve months, and beside them all that a call may be about. */
export default function DetailedClientScreen() {
  const today = useToday();
  return (
    <AccountPage title="Client" titleOf={companyOf} actions={actions}>
      {(account) => (
        <>
          <ClientSummary account={account} />
          <ClientTabs account={account} today={today} />
        </>
      )}
    </AccountPage>
  );
}
