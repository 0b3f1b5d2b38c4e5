import { PlusOutlined } from '@ant-design/icons';
import { Tabs } from 'antd';
import { paths } from '@/paths';
import { companyOf, isListed, type Account } from '@/store/accounts/account';
import { selectAccounts } from '@/store/accounts/accountsSlice';
import { selectStandings } from '@/store/deactivations/standing';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { useUrlChoice } from '@/ui/queryString';
import { WhenReady } from '@/parts/WhenReady';
import { clientColumns, clientName } from './clientColumns';

/** The first counts what the dashboard's Number of Clients does (D25). */
const TABS = [
  { key: 'list', label: 'On the List', has: isListed },
  { key: 'deleted', label: 'Deleted From Debtors', has: (account: Account) => !isListed(account) },
] as const;

const searchText = (account: Account) => {
  const { emailAddress, mobileNumber, state, potential } = account.client;
  return [companyOf(account), clientName(account), emailAddress, mobileNumber, state, potential].join('\n');
};

/** Every client whom the wizard brought in (D30), those apart who were deleted from the debtors. */
export default function ClientsScreen() {
  const accounts = useAppSelector(selectAccounts);
  const today = useToday();
  const columns = clientColumns(useAppSelector((state) => selectStandings(state, today)));
  const [active, setActive] = useUrlChoice('tab', ['list', 'deleted']);
  return (
    <Page
      title="Clients"
      actions={
        <LinkButton type="primary" icon={<Icon of={PlusOutlined} />} to={paths.sales.newAccount}>
          New Account
        </LinkButton>
      }
    >
      <WhenReady loading="Loading clients..." failed="Error loading clients.">
        <Tabs
          activeKey={active}
          onChange={(key) => setActive(key === 'deleted' ? 'deleted' : 'list')}
          destroyOnHidden
          items={TABS.map(({ key, label, has }) => ({
            key,
            label,
            children: (
              <DataTable
                label="Clients"
                rows={accounts.filter(has)}
                columns={columns}
                searchText={searchText}
                searchHint="Company, name, contact or state"
                empty={
                  key === 'list'
                    ? 'No clients yet. Click the New Account button to add one.'
                    : 'Nobody was deleted from the debtors.'
                }
                nothingFound="No records found"
              />
            ),
          }))}
        />
      </WhenReady>
    </Page>
  );
}
