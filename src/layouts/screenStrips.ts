import { pageAt, paths } from '@/paths';
import type { ScreenTab } from '@/ui/ScreenTabs';

interface StripTab {
  label: string;
  to: string;
  /** Further screens that it leads to by their cards. */
  also?: readonly string[];
  /** Whether its screen is of a month, which stays the same from one to the other. */
  ofMonth?: true;
}

interface Strip {
  label: string;
  tabs: readonly StripTab[];
}

const { outside, sales, settings, stocks } = paths;

/** The screens that belong together beneath one line of a menu. */
export const STRIPS: readonly Strip[] = [
  {
    label: 'Invoices',
    tabs: [
      { label: 'Accounts', to: sales.billed },
      { label: 'Bill Run', to: sales.billRun, ofMonth: true },
      { label: 'Issued Bills', to: sales.issuedBills, ofMonth: true },
      { label: 'Receipts', to: sales.receipts },
      { label: 'Ageing', to: sales.receiptsTab('ageing') },
      { label: 'GST Returns', to: sales.taxReturns, ofMonth: true },
    ],
  },
  {
    label: 'Stock',
    tabs: [
      { label: 'Dashboard', to: stocks.dashboard },
      { label: 'On Hand', to: stocks.onHand },
      { label: 'Devices', to: stocks.devices },
      { label: 'Challans', to: stocks.challans },
      { label: 'Bags', to: stocks.expectedMenu, also: [stocks.branches, stocks.manufacturer] },
      { label: 'Counts', to: stocks.counts },
      { label: 'Leaks', to: paths.leaks },
    ],
  },
  {
    label: 'Settings',
    tabs: [
      { label: 'Company', to: settings.company },
      { label: 'Stock', to: settings.stock },
      { label: 'Messages', to: outside.messages },
      { label: 'Tracking', to: outside.tracking },
      { label: 'API', to: outside.api },
      { label: 'Data', to: settings.data },
    ],
  },
];

const NONE: readonly string[] = [];

/** How much of a tab's address an address has: nothing when it is another page's, else the more the more words agree. */
function likeness({ to, also = NONE }: StripTab, { pathname, search }: { pathname: string; search: string }): number {
  const [path, query] = to.split('?');
  if (also.includes(pageAt(pathname))) return 1;
  const words = [...new URLSearchParams(query)];
  const asked = new URLSearchParams(search);
  const isThere = path === pageAt(pathname) && words.every(([name, value]) => asked.get(name) === value);
  return isThere ? 1 + words.length : 0;
}

/** The tabs at an address that are open to the person; none where it belongs to none, or nothing stands beside it. */
export function stripAt(
  at: { pathname: string; search: string },
  isOpen: (to: string) => boolean,
): { label: string; tabs: readonly ScreenTab[] } | undefined {
  const strip = STRIPS.find(({ tabs }) => tabs.some((tab) => likeness(tab, at) > 0));
  if (!strip) return undefined;
  const open = strip.tabs.filter(({ to }) => isOpen(to));
  const most = Math.max(...open.map((tab) => likeness(tab, at)));
  if (open.length < 2 || most <= 0) return undefined;
  const month = new URLSearchParams(at.search).get('month');
  return {
    label: strip.label,
    tabs: open.map((tab) => ({
      label: tab.label,
      to: tab.ofMonth && month !== null ? `${tab.to}?${new URLSearchParams({ month })}` : tab.to,
      current: likeness(tab, at) === most,
    })),
  };
}
