import { Suspense, use } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { selectKeepingTroubled } from '@/journal/sync/journalSlice';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { selectOffice } from '@/store/browser/selectOffice';
import { lazyPart } from '@/ui/lazyPart';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { Limits } from '@/ui/limits';
import styles from './InstallerLayout.module.css';

const JournalBanner = lazyWhenIdle(() => import('./JournalBanner'));
// Of a shared office alone: the embedded mode never loads it.
const OfficePart = lazyPart(() => import('./OfficePart'));

/** The frame of an installer's day: no menu, only the brand and one narrow column, as on a phone. */
export default function InstallerLayout() {
  const inOffice = useAppSelector((state) => selectOffice(state) !== undefined);
  const troubled = useAppSelector(selectKeepingTroubled);
  const { instead } = use(Limits);
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Link to={paths.home} className={styles.brand}>
          <img src="/icon.svg" alt="" width="24" height="24" />
          Trackyard
        </Link>
        <Suspense>{inOffice && <OfficePart of="bar" />}</Suspense>
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        <Suspense>{inOffice ? <OfficePart of="screen" /> : troubled && <JournalBanner />}</Suspense>
        {instead(useLocation().pathname) ?? <Outlet />}
      </main>
    </div>
  );
}
