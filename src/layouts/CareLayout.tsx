import { CareSearch } from '@/features/care/CareSearch';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { selectUserName } from '@/store/browser/sessionSlice';
import { CareTools } from './CareTools';
import styles from './CareLayout.module.css';
import { careMenu } from './careMenu';
import { Greeting } from './Greeting';
import { SearchButton } from './SearchButton';
import { Shell } from './Shell';

function CareHeader() {
  return (
    <div className={styles.header}>
      <CareSearch />
      <SearchButton beside />
      <div className={styles.greeting}>
        <Greeting>Welcome, {useAppSelector(selectUserName)}</Greeting>
      </div>
      <CareTools />
    </div>
  );
}

/** The frame of the customer-care area. */
export default function CareLayout() {
  return <Shell menu={careMenu} expandedWidth={224} loginPath={paths.careLogin} header={<CareHeader />} />;
}
