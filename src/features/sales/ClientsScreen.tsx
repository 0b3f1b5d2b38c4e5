import { PlusOutlined } from '@ant-design/icons';
import { paths } from '@/paths';
import { companyOf, type Account } from '@/store/accounts/account';
import { selectAccounts } from '@/store/accounts/accountsSlice';
import { useAppSelector } from '@/parts/hooks';
import { selectDataStatus } from '@/store/journal/journalSlice';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { WhenReady } from '@/ui/WhenReady';
import { clientColumns, clientName } from './clientColumns';

const searchText = (account: Account) => {
  const { emailAddress, mobileNumber, state, potential } = account.client;
  return [companyOf(account), clientName(account), emailAddress, mobileNumber, state, potential].join('\n');
};

/** Every client whom the wizard brought in (D30). */
export default function ClientsScreen() {
  const accounts = useAppSelector(selectAccounts);
  return (
    <Page
      title="Clients"
      actions={
        <LinkButton type="primary" icon={<Icon of={PlusOutlined} />} to={paths.sales.newAccount}>
          New Account
        </LinkButton>
      }
    >
      <WhenReady status={useAppSelector(selectDataStatus)} loading="Loading clients..." failed="Error loading clients.">
        <DataTable
          label="Clients"
          rows={accounts}
          columns={clientColumns}
          searchText={searchText}
          searchHint="Company, name, contact or state"
          empty="No clients yet. Click the New Account button to add one."
          nothingFound="No records found"
        />
      </WhenReady>
    </Page>
  );
}
