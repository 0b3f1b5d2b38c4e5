import { CareSearch } from '@/features/cce/CareSearch';
import { paths } from '@/routes/paths';
import { useAppSelector } from '@/store/hooks';
import { selectUserName } from '@/store/session/sessionSlice';
import { CareTools } from './CareTools';
import styles from './CceLayout.module.css';
import { cceMenu } from './cceMenu';
import { Greeting } from './Greeting';
import { Shell } from './Shell';

function CareHeader() {
  return (
    <div className={styles.header}>
      <CareSearch />
      <div className={styles.greeting}>
        <Greeting>Welcome, {useAppSelector(selectUserName)}</Greeting>
      </div>
      <CareTools />
    </div>
  );
}

/** The frame of the customer-care area. */
export default function CceLayout() {
  return <Shell menu={cceMenu} expandedWidth={224} loginPath={paths.cceLogin} header={<CareHeader />} />;
}
