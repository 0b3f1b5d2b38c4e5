import { paths } from '@/paths';
import { companyOf, type Account } from '@/store/accounts/account';
import { twelveMonths } from '@/store/accounts/monthlyBilling';
import { RecordActivity } from '@/parts/RecordActivity';
import { useToday } from '@/parts/useToday';
import { LinkButton } from '@/ui/links';
import { AccountPage } from './AccountPage';
import { ClientSummary } from './ClientSummary';
import { MonthCards } from './MonthCards';

const actions = ({ number }: Account) => (
  <>
    <LinkButton to={paths.sales.editBillOf(number)}>Edit Bill</LinkButton>
    <LinkButton to={paths.sales.proformaOf(number)}>PI</LinkButton>
  </>
);

/** A company's last twelve months (spec 2, detailed-client). */
export default function DetailedClientScreen() {
  const today = useToday();
  return (
    <AccountPage title="Client" titleOf={companyOf} actions={actions}>
      {(account) => (
        <>
          <ClientSummary account={account} today={today} />
          <MonthCards months={twelveMonths(account, today)} />
          <RecordActivity record={account.id} />
        </>
      )}
    </AccountPage>
  );
}
