import { PlusOutlined } from '@ant-design/icons';
import { Tabs } from 'antd';
import { Suspense, useState } from 'react';
import { paths } from '@/paths';
import { companyOf, isListed } from '@/store/clients/accounts/account';
import type { Account } from '@/store/billing/accounts/account';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { clientsImported } from '@/store/facts/accounts';
import { openingStockCounted } from '@/store/facts/devices';
import { selectBalances } from '@/store/billing/receivables/balances';
import { selectStandings } from '@/store/vehicles/vehicles/standings';
import { useAppSelector } from '@/parts/hooks';
import { useAsked } from '@/parts/useAsked';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { SelectionBar } from '@/ui/SelectionBar';
import { tickedRows } from '@/ui/selection';
import { useTicks } from '@/ui/useTicks';
import { useUrlChoice } from '@/ui/urlChoice';
import { WhenReady } from '@/parts/WhenReady';
import { clientColumns } from './clientColumns';

const ClientImportDialog = lazyWhenIdle(() => import('./ClientImportDialog'));
const FleetImportDialog = lazyWhenIdle(() => import('./FleetImportDialog'));

/** The first counts what the dashboard's Number of Clients does. */
const TABS = [
  { key: 'list', label: 'On the List', has: isListed },
  { key: 'deleted', label: 'Deleted From Debtors', has: (account: Account) => !isListed(account) },
] as const;

/** Every client whom the wizard brought in, those apart who were deleted from the debtors. */
export default function ClientsScreen() {
  const accounts = useAppSelector(selectAccounts);
  const standings = useAppSelector(selectStandings);
  const balances = useAppSelector(selectBalances);
  const columns = clientColumns(standings, balances);
  const ticks = useTicks<Account>(companyOf);
  const [importing, setImporting] = useState(false);
  const [moving, setMoving] = useState(false);
  const asked = useAsked();
  const endImport = () => {
    setImporting(false);
    setMoving(false);
    asked.done();
  };
  const [active, setActive] = useUrlChoice('tab', ['list', 'deleted']);
  const add = (
    <LinkButton type="primary" icon={<Icon of={PlusOutlined} />} to={paths.sales.newAccount}>
      New Account
    </LinkButton>
  );
  return (
    <Page
      title="Clients"
      actions={
        <>
          <LimitedButton does={openingStockCounted} onClick={() => setMoving(true)}>
            Move a Fleet In
          </LimitedButton>
          <LimitedButton does={clientsImported} onClick={() => setImporting(true)}>
            Import
          </LimitedButton>
          {accounts.length > 0 && add}
        </>
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
              <>
                <SelectionBar
                  label="Selected clients"
                  count={tickedRows(accounts.filter(has), [], ticks).length}
                  onClear={() => ticks.onChange(new Set())}
                />
                <DataTable
                  label="Clients"
                  rows={accounts.filter(has)}
                  columns={columns}
                  selection={ticks}
                  alsoKept={['tab']}
                  searchHint="Company, name, contact or state"
                  begin={key === 'list' && add}
                  empty={
                    key === 'list'
                      ? 'No clients yet. Click the New Account button to add one.'
                      : 'Nobody was deleted from the debtors.'
                  }
                  nothingFound="No records found"
                />
              </>
            ),
          }))}
        />
        <Suspense>{(importing || asked.what === 'import') && <ClientImportDialog onClose={endImport} />}</Suspense>
        <Suspense>{(moving || asked.what === 'fleet') && <FleetImportDialog onClose={endImport} />}</Suspense>
      </WhenReady>
    </Page>
  );
}
