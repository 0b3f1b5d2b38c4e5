import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  DashboardOutlined,
  FileDoneOutlined,
  LogoutOutlined,
  PlusOutlined,
  SettingOutlined,
  TeamOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import { paths } from '@/paths';
import type { MenuGroup } from './navigation';

const navigation: readonly MenuGroup[] = [
  { items: [{ label: 'Add New', to: paths.sales.newAccount, icon: PlusOutlined }] },
  {
    items: [
      { label: 'Dashboard', to: paths.sales.dashboard, icon: DashboardOutlined, exact: true },
      { label: 'Invoices', to: paths.sales.billed, icon: FileDoneOutlined },
      { label: 'Client', to: paths.sales.clients, icon: TeamOutlined },
      { label: 'Expenses', to: paths.sales.expenses, icon: WalletOutlined },
      { label: 'Setting', to: paths.sales.settings, icon: SettingOutlined },
      { label: 'Logout', to: paths.login, icon: LogoutOutlined },
    ],
  },
];

const viewExisting: MenuGroup = {
  title: 'View Existing',
  items: [
    { label: 'Pending', to: paths.sales.billedOf('pending'), icon: ClockCircleOutlined },
    { label: 'Billed', to: paths.sales.billedOf('billed'), icon: CheckCircleOutlined, usual: true },
  ],
};

const existing: readonly string[] = [paths.sales.editBill, paths.sales.detailedClient, paths.sales.billed];

/** Whether the address is about existing accounts: there the bar greets and the menu shows View Existing. */
export const showsExisting = (pathname: string) => existing.includes(pathname);

/** The sales side bar's menu. */
export const salesMenu = (pathname: string): readonly MenuGroup[] =>
  showsExisting(pathname) ? [...navigation, viewExisting] : navigation;
