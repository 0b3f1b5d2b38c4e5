import { PlusOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { paths } from '@/paths';
import { selectBilledList, type BilledRow } from '@/store/accounts/billedList';
import { useAppSelector } from '@/parts/hooks';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { WhenReady } from '@/parts/WhenReady';
import { AccountTabs } from './AccountTabs';
import { billedColumns } from './billedColumns';
import { SelectedAccounts } from './SelectedAccounts';
import { useAccountActions } from './useAccountActions';

const nameOf = ({ company }: BilledRow) => company;
const NONE: ReadonlySet<string> = new Set();

export default function BilledAccountsScreen() {
  const accounts = useAppSelector(selectBilledList);
  const actions = useAccountActions();
  const [chosen, setChosen] = useState(NONE);
  return (
    <Page
      title="Billed Accounts"
      actions={
        <LinkButton type="primary" icon={<Icon of={PlusOutlined} />} to={paths.sales.newAccount}>
          New Account
        </LinkButton>
      }
    >
      <WhenReady loading="Loading accounts..." failed="Error loading accounts.">
        <AccountTabs rows={accounts}>
          {(rows, label) => {
            const selected = rows.filter(({ id }) => chosen.has(id));
            return (
              <>
                <SelectedAccounts selected={selected} {...actions} />
                <DataTable
                  label={`${label} accounts`}
                  rows={rows}
                  columns={billedColumns(actions)}
                  dense
                  searchHint="Company or user name"
                  selection={{ chosen: new Set(selected.map(({ id }) => id)), onChange: setChosen, nameOf }}
                  empty="No records found"
                  nothingFound="No records found"
                />
              </>
            );
          }}
        </AccountTabs>
      </WhenReady>
    </Page>
  );
}
