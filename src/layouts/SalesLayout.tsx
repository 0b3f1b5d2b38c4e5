import { Input } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { selectUserName } from '@/store/session/sessionSlice';
import { Greeting } from './Greeting';
import { salesMenu, showsExisting } from './salesMenu';
import { Shell } from './Shell';

function InvoiceSearch() {
  const navigate = useNavigate();
  const placeholder = 'Search for invoice clients..';
  return (
    <Input
      type="search"
      aria-label={placeholder}
      placeholder={placeholder}
      style={{ maxWidth: 360 }}
      onPressEnter={(event) => void navigate(paths.sales.billedSearch(event.currentTarget.value))}
    />
  );
}

/** The frame of the sales area. */
export default function SalesLayout() {
  const { pathname } = useLocation();
  const name = useAppSelector(selectUserName);
  return (
    <Shell
      menu={salesMenu(pathname)}
      expandedWidth={220}
      loginPath={paths.login}
      header={showsExisting(pathname) ? <Greeting>Welcome Back, Hi {name}</Greeting> : <InvoiceSearch />}
    />
  );
}
