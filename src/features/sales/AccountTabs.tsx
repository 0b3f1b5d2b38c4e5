import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import type { BilledRow } from '@/store/billing/accounts/billedList';
import { formatCount } from '@/format';
import { useUrlChoice } from '@/ui/urlChoice';

const LABELS = { pending: 'Pending', billed: 'Billed' } as const;
const TABS = ['pending', 'billed'] as const;

export interface AccountTabsProps {
  rows: readonly BilledRow[];
  /** What a tab shows of its rows. */
  children: (rows: readonly BilledRow[], label: 'Pending' | 'Billed') => ReactNode;
}

/** The accounts by whether they are billed, with their counts: Billed at first, the other with `?tab=pending`. */
export function AccountTabs({ rows, children }: AccountTabsProps) {
  const [active, setActive] = useUrlChoice('tab', ['billed', 'pending']);
  return (
    <Tabs
      activeKey={active}
      onChange={(key) => setActive(key === 'pending' ? 'pending' : 'billed')}
      destroyOnHidden
      items={TABS.map((key) => {
        const own = rows.filter(({ tab }) => tab === key);
        return { key, label: `${LABELS[key]} (${formatCount(own.length)})`, children: children(own, LABELS[key]) };
      })}
    />
  );
}
