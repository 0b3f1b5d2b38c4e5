import {
  AppstoreOutlined,
  FileTextOutlined,
  HomeOutlined,
  InboxOutlined,
  PlusSquareOutlined,
  ToolOutlined,
  UserAddOutlined,
} from '@ant-design/icons';
import { paths } from '@/paths';
import type { MenuGroup } from './navigation';

const vendorsMenu: readonly MenuGroup[] = [
  {
    items: [
      { label: 'Home', to: paths.vendors.list, icon: HomeOutlined, exact: true },
      { label: 'Add Vendor', to: paths.vendors.add, icon: UserAddOutlined },
    ],
  },
];

const stocksMenu: readonly MenuGroup[] = [
  {
    items: [
      { label: 'Home', to: paths.stocks.dashboard, icon: HomeOutlined, exact: true },
      { label: 'Requested Stocks', to: paths.stocks.requested, icon: FileTextOutlined },
      { label: 'Add Stock', to: paths.stocks.purchase, icon: PlusSquareOutlined },
      { label: 'Stock Expected', to: paths.stocks.expectedMenu, icon: AppstoreOutlined },
      { label: 'Received Stock', to: paths.stocks.received, icon: InboxOutlined },
      { label: 'Configured Stock', to: paths.stocks.configured, icon: ToolOutlined },
    ],
  },
];

const homeMenu: readonly MenuGroup[] = [
  { items: [{ label: 'Home', to: paths.home, icon: HomeOutlined, exact: true }] },
];

/** The admin shell's menu, which depends on the path's first part. */
export function adminMenu(pathname: string): readonly MenuGroup[] {
  const area = pathname.split('/')[1];
  if (area === 'vendors') return vendorsMenu;
  if (area === 'stocks') return stocksMenu;
  return homeMenu;
}
