import { PlusOutlined } from '@ant-design/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { beginAt, paths } from '@/paths';
import { selectBilledList, type BilledRow } from '@/store/billing/accounts/billedList';
import { useAppSelector } from '@/parts/hooks';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { WhenReady } from '@/parts/WhenReady';
import { AccountTabs } from './AccountTabs';
import { billedColumns } from './billedColumns';
import { FoundInOtherTab } from './FoundInOtherTab';
import { SelectedAccounts } from './SelectedAccounts';
import { useAccountActions, type OnUnbilled } from './useAccountActions';

const UnbilledDialog = lazyWhenIdle(() => import('./UnbilledDialog'));

const nameOf = ({ company }: BilledRow) => company;
const NONE: ReadonlySet<string> = new Set();

/** The accounts of one tab, with the ticks in it, which go when another one is opened. */
function AccountsTable({ rows, label, begin }: { rows: readonly BilledRow[]; label: string; begin: ReactNode }) {
  const [chosen, setChosen] = useState(NONE);
  const [found, setFound] = useState<Parameters<OnUnbilled>>();
  const actions = useAccountActions((...unbilled) => setFound(unbilled));
  const [unbilled = [], others = []] = found ?? [];
  return (
    <>
      <SelectedAccounts
        selected={rows.filter(({ id }) => chosen.has(id))}
        {...actions}
        onDone={() => setChosen(NONE)}
      />
      <DataTable
        label={`${label} accounts`}
        rows={rows}
        columns={billedColumns(actions)}
        alsoKept={['tab']}
        dense
        searchHint="Company or user name"
        selection={{ chosen, onChange: setChosen, nameOf }}
        empty="No records found"
        begin={begin}
        nothingFound="No records found"
      />
      <Suspense>
        {found && (
          <UnbilledDialog
            unbilled={unbilled}
            others={others.length}
            onBillOthers={() => actions.bill(others) && setChosen(NONE)}
            onClose={() => setFound(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

export default function BilledAccountsScreen() {
  const accounts = useAppSelector(selectBilledList);
  const add = (
    <LinkButton type="primary" icon={<Icon of={PlusOutlined} />} to={paths.sales.newAccount}>
      New Account
    </LinkButton>
  );
  const run = <LinkButton to={paths.sales.billRun}>Bill Run</LinkButton>;
  return (
    <Page
      title="Billed Accounts"
      actions={
        <>
          <LinkButton to={beginAt(paths.sales.clients, 'fleet')}>Move a Fleet In</LinkButton>
          {accounts.length > 0 && add}
        </>
      }
    >
      <WhenReady loading="Loading accounts..." failed="Error loading accounts.">
        <AccountTabs rows={accounts}>
          {(rows, label) => (
            <>
              <FoundInOtherTab rows={accounts} label={label} />
              <AccountsTable
                rows={rows}
                label={label}
                begin={accounts.length === 0 ? add : label === 'Billed' && run}
              />
            </>
          )}
        </AccountTabs>
      </WhenReady>
    </Page>
  );
}
