import { useLocation } from 'react-router-dom';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { selectUserName } from '@/store/browser/sessionSlice';
import { InvoiceSearch } from './InvoiceSearch';
import { salesMenu, showsExisting } from './salesMenu';
import { GreetingWithSearch } from './GreetingWithSearch';
import styles from './SalesLayout.module.css';
import { SearchButton } from './SearchButton';
import { Shell } from './Shell';

/** The frame of the sales area. */
export default function SalesLayout() {
  const { pathname } = useLocation();
  const name = useAppSelector(selectUserName);
  return (
    <Shell
      menu={salesMenu(pathname)}
      expandedWidth={220}
      loginPath={paths.login}
      header={
        showsExisting(pathname) ? (
          <GreetingWithSearch>Welcome Back, Hi {name}</GreetingWithSearch>
        ) : (
          <div className={styles.searches}>
            <InvoiceSearch />
            <SearchButton beside />
          </div>
        )
      }
    />
  );
}
