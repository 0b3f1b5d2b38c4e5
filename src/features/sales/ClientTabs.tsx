import { Tabs } from 'antd';
import { RecordActivity } from '@/parts/RecordActivity';
import type { Account } from '@/store/accounts/account';
import { twelveMonths } from '@/store/accounts/monthlyBilling';
import { useUrlChoice } from '@/ui/queryString';
import { ClientJobs } from './ClientJobs';
import { ClientMessages } from './ClientMessages';
import { ClientVehicles } from './ClientVehicles';
import { MonthCards } from './MonthCards';

const TABS = ['billing', 'vehicles', 'jobs', 'messages', 'activity'] as const;

/** What there is of a client on `today` (ISO date): its months at first, the others with `?tab=`. */
export function ClientTabs({ account, today }: { account: Account; today: string }) {
  const [active, setActive] = useUrlChoice('tab', TABS);
  return (
    <Tabs
      activeKey={active}
      onChange={(key) => setActive(TABS.find((tab) => tab === key) ?? 'billing')}
      destroyOnHidden
      // All five side by side on a phone as well.
      tabBarGutter={16}
      style={{ marginTop: 24 }}
      items={[
        {
          key: 'billing',
          label: 'Billing',
          children: (
            <>
              <MonthCards months={twelveMonths(account, today)} />
              <RecordActivity record={account.id} />
            </>
          ),
        },
        { key: 'vehicles', label: 'Vehicles', children: <ClientVehicles account={account} today={today} /> },
        { key: 'jobs', label: 'Jobs', children: <ClientJobs account={account} /> },
        { key: 'messages', label: 'Messages', children: <ClientMessages account={account} /> },
        { key: 'activity', label: 'Activity', children: <RecordActivity record={account.id} opened /> },
      ]}
    />
  );
}
