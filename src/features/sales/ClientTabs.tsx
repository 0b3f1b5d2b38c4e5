import { Tabs } from 'antd';
import { useMemo } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { RecordActivity } from '@/parts/RecordActivity';
import { selectBooks } from '@/store/billing/receivables/selectBooks';
import type { Account } from '@/store/billing/accounts/account';
import { twelveMonths } from '@/store/billing/receivables/monthCards';
import { useUrlChoice } from '@/ui/urlChoice';
import { ClientJobs } from './ClientJobs';
import { ClientMessages } from './ClientMessages';
import { ClientNotices } from './ClientNotices';
import { ClientReminders } from './ClientReminders';
import { ClientSentDocuments } from './ClientSentDocuments';
import { ClientVehicles } from './ClientVehicles';
import styles from './ClientTabs.module.css';
import { MonthCards } from './MonthCards';
import { ClientAgeing } from './receipts/ClientAgeing';
import { ClientStatement } from './receipts/ClientStatement';
import { ProrationChoice } from './ProrationChoice';

const TABS = ['billing', 'vehicles', 'statement', 'ageing', 'jobs', 'messages', 'activity'] as const;

/** What there is of a client on `today` (ISO date): its months at first, the others with `?tab=`. */
export function ClientTabs({ account, today }: { account: Account; today: string }) {
  const books = useAppSelector(selectBooks);
  const months = useMemo(() => twelveMonths(books, account.id, today), [books, account.id, today]);
  const [active, setActive] = useUrlChoice('tab', TABS);
  return (
    <Tabs
      activeKey={active}
      onChange={(key) => setActive(TABS.find((tab) => tab === key) ?? 'billing')}
      destroyOnHidden
      tabBarGutter={16}
      className={styles.tabs ?? ''}
      style={{ marginTop: 24 }}
      items={[
        {
          key: 'billing',
          label: 'Billing',
          children: (
            <>
              <MonthCards account={account.number} months={months} />
              <ProrationChoice account={account} />
            </>
          ),
        },
        { key: 'vehicles', label: 'Vehicles', children: <ClientVehicles account={account} /> },
        { key: 'statement', label: 'Statement', children: <ClientStatement account={account} today={today} /> },
        { key: 'ageing', label: 'Ageing', children: <ClientAgeing account={account} today={today} /> },
        { key: 'jobs', label: 'Jobs', children: <ClientJobs account={account} /> },
        {
          key: 'messages',
          label: 'Messages',
          children: (
            <>
              <ClientMessages account={account} />
              <ClientReminders account={account} />
              <ClientSentDocuments account={account} />
              <ClientNotices account={account} />
            </>
          ),
        },
        { key: 'activity', label: 'Activity', children: <RecordActivity record={account.id} opened /> },
      ]}
    />
  );
}
