import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { selectUserName } from '@/store/browser/sessionSlice';
import { adminMenu } from './adminMenu';
import { GreetingWithSearch } from './GreetingWithSearch';
import { Shell } from './Shell';

const isVendorDetail = (pathname: string) =>
  pathname !== paths.vendors.add && matchPath('/vendors/:vendorId', pathname) !== null;

/** The frame of home, vendors and stocks. */
export default function AdminLayout() {
  const { pathname } = useLocation();
  return (
    <Shell
      menu={adminMenu(pathname)}
      expandedWidth={isVendorDetail(pathname) ? 192 : 224}
      loginPath={paths.login}
      header={<GreetingWithSearch>Welcome, {useAppSelector(selectUserName)}</GreetingWithSearch>}
    />
  );
}
